import { caseName, type FlatCase } from '../cases/cases.ts'
import { counts, type Level, type Problem } from '../levels/level.ts'
import { maskedText } from './compare.ts'
import { curlOf } from './curl.ts'
import { NoAnswer, sendCase, type Exchange, type Values } from './exchange.ts'
import { unanswered } from './judge.ts'
import type { Result } from './report.ts'

/** So many calls in a row without an answer: the host is gone. */
const mostUnanswered = 3

/** The host stopped answering; its message is a sentence. */
export class HostGone extends Error {
  override readonly name = 'HostGone'
}

interface RunOptions {
  /** Where states are set up; left out: the host is taken as it is found. */
  states?: string | undefined
  /** Told in no report, whatever an answer holds. */
  secrets?: readonly string[]
  /** The least that makes a check fail; `must` when left out. */
  level?: Level | undefined
  timeoutMs?: number
  onResult?: (result: Result) => void
}

/** Values of a state that open a session. */
const secretValues = ['token', 'password'] as const
/** What is shorter would blank other words, and is no secret. */
const shortestSecret = 4

/** What a check is of, and its name. */
type Checked = Pick<Result, 'operation' | 'area' | 'name'>

const inJson = (text: string) => JSON.stringify(text).slice(1, -1)

type Judged = (answer: Exchange) => Promise<Problem[]>

/** Runs checks one after the other and keeps how they went. */
export class Run {
  readonly results: Result[] = []
  readonly host: string
  readonly timeoutMs: number | undefined
  readonly level: Level
  readonly statesUrl: string | undefined
  /** What was typed, and what opens the sessions of the states so far. */
  readonly #secrets: Set<string>
  readonly #told: ((result: Result) => void) | undefined
  #silent = 0

  constructor(
    host: string,
    { timeoutMs, onResult, level = 'must', secrets = [] }: RunOptions = {},
  ) {
    this.#secrets = new Set(secrets)
    this.level = level
    this.host = host
    this.timeoutMs = timeoutMs
    this.#told = onResult
  }

  note(one: FlatCase, outcome: Result['outcome'], more: Partial<Result> = {}): void {
    const { operation, area } = one
    this.#keep({ operation, area, name: caseName(one) }, outcome, more)
  }

  #keep(of: Checked, outcome: Result['outcome'], more: Partial<Result>): void {
    const result: Result = {
      ...{ ...of, outcome },
      ...{ problems: [], reason: '', seconds: 0 },
      ...more,
    }
    this.results.push(result)
    this.#told?.(result)
  }

  /** Keeps how something else than a case went, with the values of its state; null leaves it out. */
  async hold(
    of: Checked,
    held: () => Promise<readonly Problem[] | null>,
    values: Values = {},
  ): Promise<void> {
    const started = performance.now()
    const found = await held()
    if (found === null) return
    const problems = found.map((one) => ({ ...one, got: this.blanked(one.got, values) }))
    this.#keep(of, problems.some(this.#isGrave) ? 'failed' : 'passed', {
      problems,
      seconds: (performance.now() - started) / 1000,
    })
  }

  /** Text of a host without what opens a session: what was typed, and what the states gave. */
  blanked(text: string, values: Values = {}): string {
    for (const name of secretValues) this.#secrets.add(values[name] ?? '')
    return (
      [...this.#secrets]
        .filter(({ length }) => length >= shortestSecret)
        // As it is, in JSON, and in JSON that stands in JSON.
        .flatMap((one) => [one, inJson(one), inJson(inJson(one))])
        .reduce((clean, one) => clean.replaceAll(one, '•••'), text)
    )
  }

  /**
   * Judges an answer as it came, and tells it as if its secrets had never stood in it, so that no
   * half of one, cut off or escaped, is told.
   */
  async #judged(answer: Exchange, clean: Exchange, judged: Judged): Promise<Problem[]> {
    const problems = await judged(answer)
    if (clean.text === answer.text) return problems
    const told = await judged(clean)
    return problems.map((one) => ({
      ...one,
      got: told.find(({ field }) => field === one.field)?.got ?? '•••',
    }))
  }

  readonly #isGrave = ({ level }: Problem) => counts(level, this.level)

  /** Sends a case and judges the answer; gives what came back. */
  async check(one: FlatCase, values: Values, judged: Judged): Promise<Exchange | null> {
    const started = performance.now()
    const done = (problems: Problem[], answer = 'none') =>
      this.note(one, problems.some(this.#isGrave) ? 'failed' : 'passed', {
        problems,
        seconds: (performance.now() - started) / 1000,
        ...(problems.some(this.#isGrave) && {
          again: { answer, curl: curlOf(one, { ...this, values }) },
        }),
      })
    try {
      const answer = await sendCase(one, this.host, values, this.timeoutMs)
      const clean = { ...answer, text: this.blanked(answer.text, values) }
      this.#silent = 0
      const problems = await this.#judged(answer, clean, judged)
      done(problems, `${answer.status}\n${maskedText(clean.text)}`)
      return answer
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      done([{ ...unanswered(error), level: 'must' }])
      this.#silent += 1
      if (this.#silent === mostUnanswered) {
        throw new HostGone(
          `The verification ended early, because ${mostUnanswered} calls in a row had no ` +
            `answer: ${error.message}.`,
        )
      }
      return null
    }
  }
}
