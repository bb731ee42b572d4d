import type { OperationName } from '#api/table/table.ts'
import { caseName, type FlatCase } from '#contracts/cases/cases.ts'
import { counts, type Level, type Problem } from '../levels/level.ts'
import { stillAnswers } from './address.ts'
import { maskedText } from './answer/compare.ts'
import { callOf, NoAnswer, sendCase, type Exchange, type Values } from './answer/exchange.ts'
import { jsonOf, unanswered } from './answer/judge.ts'
import { leaks } from './answer/leaks.ts'
import { CannotTell } from './invariants/invariant.ts'
import { curlOf } from './report/curl.ts'
import type { Result } from './report/report.ts'

/**
 * After this many calls in a row without an answer, an operation isn't called any more, and the host
 * is asked whether it's still there.
 */
const mostUnanswered = 3

/** The host stopped answering; its message is a sentence. */
export class HostGone extends Error {
  override readonly name = 'HostGone'
}

/** The host's limiter refuses the calls: nothing else can be judged. */
export class Limited extends HostGone {
  constructor(call: string) {
    super(
      `Stopped: the host answered 429 (too many requests) to ${call}. Turn its limiter off, or raise ` +
        'it, while it is verified: it makes a few hundred calls in a minute.',
    )
  }
}

interface RunOptions {
  /** Where states are set up; without it, the host is checked as it is. */
  states?: string | undefined
  /** Never shown in a report, whatever an answer contains. */
  secrets?: readonly string[]
  /** The level from which a difference makes a check fail; `error` by default. */
  level?: Level | undefined
  timeoutMs?: number
  /** Checks that would begin later are skipped. */
  minutes?: number
  /** An answer that takes longer is an info; 10 s by default. */
  slowMs?: number
  onResult?: (result: Result) => void
}

/** A state's values that give access to a session. */
const secretValues = ['token', 'password'] as const
/** Anything shorter isn't a secret, and hiding it would hide parts of other words. */
const shortestSecret = 4

/** Words that a report itself uses. If one is somebody's password, blanking it would blank the report's keys. */
const ownWords: readonly string[] = secretValues

/** Blanks each of these secrets in a text, longest first: a shorter one may be part of it. */
export const blank = (text: string, secrets: readonly string[]): string =>
  secrets
    .filter((secret) => !ownWords.includes(secret))
    .toSorted((one, other) => other.length - one.length)
    .reduce((clean, secret) => clean.replaceAll(secret, '•••'), text)

/** What identifies a check in a report. */
type CheckId = Pick<Result, 'operation' | 'area' | 'name' | 'see'>

const inJson = (text: string) => JSON.stringify(text).slice(1, -1)

type Judge = (answer: Exchange) => Promise<Problem[]>

/** Runs checks one after the other and keeps their results. */
export class VerifierRun {
  readonly results: Result[] = []
  readonly host: string
  readonly timeoutMs: number | undefined
  readonly level: Level
  readonly statesUrl: string | undefined
  /** Secrets from the command line, and the tokens and passwords of the states so far. */
  readonly #secrets: Set<string>
  readonly #onResult: ((result: Result) => void) | undefined
  readonly #slowMs: number
  readonly #end: number
  /** How many calls in a row had no answer. */
  #silent = 0
  /** How many calls in a row had no answer, by operation. */
  readonly #silentOf = new Map<OperationName, number>()

  constructor(
    host: string,
    {
      states,
      timeoutMs,
      slowMs = 10_000,
      minutes = Infinity,
      onResult,
      level = 'error',
      secrets = [],
    }: RunOptions = {},
  ) {
    this.#secrets = new Set(secrets)
    this.level = level
    this.host = host
    this.statesUrl = states
    this.timeoutMs = timeoutMs
    this.#onResult = onResult
    this.#slowMs = slowMs
    this.#end = performance.now() + minutes * 60_000
  }

  note(one: FlatCase, outcome: Result['outcome'], more: Partial<Result> = {}): void {
    const { operation, area } = one
    this.#keep({ operation, area, name: caseName(one) }, outcome, more)
  }

  #keep(of: CheckId, outcome: Result['outcome'], more: Partial<Result>): void {
    const result: Result = {
      ...of,
      outcome,
      problems: [],
      reason: '',
      seconds: 0,
      ...more,
    }
    this.results.push(result)
    this.#onResult?.(result)
  }

  /** Keeps a check that isn't a case and couldn't be made as `skipped` or `unready`, with the reason. */
  leave(of: CheckId, outcome: 'skipped' | 'unready', reason: string): void {
    this.#keep(of, outcome, { reason })
  }

  /**
   * Runs a check that isn't a case and keeps its result; as skipped if it had nothing to look at.
   * `again` returns the calls that show a failure again, and their answer.
   */
  async hold(
    of: CheckId,
    check: () => Promise<readonly Problem[]>,
    { values = {}, again }: { values?: Values; again?: () => Result['again'] } = {},
  ): Promise<void> {
    if (this.skips(of)) return
    const started = performance.now()
    let differences
    try {
      differences = await check()
    } catch (error) {
      if (!(error instanceof CannotTell)) throw error
      this.leave(of, 'skipped', `need ${error.message}`)
      return
    }
    const problems = differences.map((one) => ({ ...one, got: this.blanked(one.got, values) }))
    const isFailed = problems.some(this.#isGrave)
    const calls = isFailed ? again?.() : undefined
    this.#keep(of, isFailed ? 'failed' : 'passed', {
      problems,
      seconds: (performance.now() - started) / 1000,
      ...(calls && { again: { ...calls, answer: this.blanked(calls.answer, values) } }),
    })
  }

  /**
   * A text without tokens and passwords, whether typed or returned by states. `spared` is in it as a word
   * that isn't the secret.
   */
  blanked(text: string, values: Values = {}, spared?: string): string {
    for (const name of secretValues) this.#secrets.add(values[name] ?? '')
    const secrets = [...this.#secrets].filter(
      (one) => one.length >= shortestSecret && one !== spared,
    )
    // As plain text, in JSON, and in JSON inside JSON.
    return blank(
      text,
      secrets.flatMap((one) => [one, inJson(one), inJson(inJson(one))]),
    )
  }

  /**
   * Judges an answer as it came, but reports it as if its secrets had been replaced beforehand, so
   * that not even a part of one is shown.
   */
  async #judgeBlanked(answer: Exchange, clean: Exchange, judge: Judge): Promise<Problem[]> {
    const problems = await judge(answer)
    if (clean.text === answer.text) return problems
    const cleaned = await judge(clean)
    return problems.map((one) => ({
      ...one,
      got: cleaned.find(({ field }) => field === one.field)?.got ?? '•••',
    }))
  }

  /** Whether to skip a check, since its operation never answers or time is up; if so, notes it as skipped. */
  skips({ operation, area, name }: CheckId): boolean {
    if (performance.now() > this.#end) {
      this.leave({ operation, area, name }, 'skipped', 'need more --minutes')
      return true
    }
    if ((this.#silentOf.get(operation) ?? 0) < mostUnanswered) return false
    const reason = `need an answer from ${operation}, which gave none ${mostUnanswered} times in a row`
    this.leave({ operation, area, name }, 'skipped', reason)
    return true
  }

  /** Counts a call without an answer. Throws `HostGone` if the host doesn't answer other calls either. */
  async #countSilence(operation: OperationName, { message }: NoAnswer): Promise<void> {
    this.#silent += 1
    this.#silentOf.set(operation, (this.#silentOf.get(operation) ?? 0) + 1)
    if (this.#silent % mostUnanswered > 0) return
    if (await stillAnswers(this.host, this.timeoutMs)) return
    throw new HostGone(
      `Stopped early: ${mostUnanswered} calls in a row had no answer. The last error: ${message}.`,
    )
  }

  #tooSlow(ms: number): Problem[] {
    if (ms <= this.#slowMs) return []
    const expected = `an answer within ${this.#slowMs / 1000} seconds`
    return [{ field: '', expected, got: `one after ${(ms / 1000).toFixed(1)}`, level: 'info' }]
  }

  readonly #isGrave = ({ level }: Problem) => counts(level, this.level)

  /**
   * Sends a case and judges the answer, which it returns. `lacks`: what there was nothing of in an answer that
   * was judged, in words that follow "need"; the check is then skipped, unless it failed.
   */
  async check(
    one: FlatCase,
    values: Values,
    judge: Judge,
    lacks: (answer: Exchange) => Promise<string | null> = async () => null,
  ): Promise<Exchange | null> {
    if (this.skips({ ...one, name: caseName(one) })) return null
    const started = performance.now()
    const finish = (problems: Problem[], answer = 'none', missing: string | null = null) => {
      const isFailed = problems.some(this.#isGrave)
      const outcome = missing === null ? 'passed' : 'skipped'
      this.note(one, isFailed ? 'failed' : outcome, {
        problems,
        seconds: (performance.now() - started) / 1000,
        ...(isFailed && { again: { answer, curl: curlOf(one, { ...this, values }) } }),
        ...(!isFailed && missing !== null && { reason: `need ${missing}` }),
      })
    }
    try {
      const answer = await sendCase(one, this.host, values, this.timeoutMs)
      if (answer.status === 429) throw new Limited(callOf(one.operation))
      const clean = { ...answer, text: this.blanked(answer.text, values) }
      this.#silent = 0
      this.#silentOf.delete(one.operation)
      const problems = [
        ...(await this.#judgeBlanked(answer, clean, judge)),
        ...leaks(jsonOf(answer.text)?.body, values['password']).map(
          (one) => ({ ...one, level: 'error' }) as const,
        ),
        ...this.#tooSlow(performance.now() - started),
      ]
      finish(problems, `${answer.status}\n${maskedText(clean.text)}`, await lacks(answer))
      return answer
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      finish([{ ...unanswered(error), level: 'error' }])
      await this.#countSilence(one.operation, error)
      return null
    }
  }
}
