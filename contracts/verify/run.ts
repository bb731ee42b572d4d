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
  /** Blanked in every answer before it is looked at, so that no cut or escaped half is told. */
  secrets?: readonly string[]
  /** The least that makes a check fail; `must` when left out. */
  level?: Level | undefined
  timeoutMs?: number
  onResult?: (result: Result) => void
}

/** What a check is of, and its name. */
type Checked = Pick<Result, 'operation' | 'area' | 'name'>

/** Runs checks one after the other and keeps how they went. */
export class Run {
  readonly results: Result[] = []
  readonly host: string
  readonly timeoutMs: number | undefined
  readonly level: Level
  readonly statesUrl: string | undefined
  readonly #secrets: readonly string[]
  readonly #told: ((result: Result) => void) | undefined
  #silent = 0

  constructor(
    host: string,
    { timeoutMs, onResult, level = 'must', secrets = [] }: RunOptions = {},
  ) {
    this.#secrets = secrets.flatMap((one) => [one, JSON.stringify(one).slice(1, -1)])
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

  /** Keeps how something else than a case went; null leaves it out. */
  async hold(of: Checked, held: () => Promise<readonly Problem[] | null>): Promise<void> {
    const started = performance.now()
    const problems = await held()
    if (problems === null) return
    this.#keep(of, problems.some(this.#isGrave) ? 'failed' : 'passed', {
      problems,
      seconds: (performance.now() - started) / 1000,
    })
  }

  #blanked(answer: Exchange): Exchange {
    const text = this.#secrets.reduce((clean, one) => clean.replaceAll(one, '•••'), answer.text)
    return { ...answer, text }
  }

  readonly #isGrave = ({ level }: Problem) => counts(level, this.level)

  /** Sends a case and judges the answer; gives what came back. */
  async check(
    one: FlatCase,
    values: Values,
    judged: (answer: Exchange) => Promise<Problem[]>,
  ): Promise<Exchange | null> {
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
      const answer = this.#blanked(await sendCase(one, this.host, values, this.timeoutMs))
      this.#silent = 0
      done(await judged(answer), `${answer.status}\n${maskedText(answer.text)}`)
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
