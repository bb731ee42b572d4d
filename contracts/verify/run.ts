import { caseName, type FlatCase } from '../cases/cases.ts'
import type { Difference } from './compare.ts'
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
  timeoutMs?: number
  onResult?: (result: Result) => void
}

/** Runs checks one after the other and keeps how they went. */
export class Run {
  readonly results: Result[] = []
  readonly host: string
  readonly timeoutMs: number | undefined
  readonly #told: ((result: Result) => void) | undefined
  #silent = 0

  constructor(host: string, { timeoutMs, onResult }: RunOptions = {}) {
    this.host = host
    this.timeoutMs = timeoutMs
    this.#told = onResult
  }

  note(one: FlatCase, outcome: Result['outcome'], more: Partial<Result> = {}): void {
    const { operation, area } = one
    const result: Result = {
      ...{ operation, area, name: caseName(one), outcome },
      ...{ problems: [], reason: '', seconds: 0 },
      ...more,
    }
    this.results.push(result)
    this.#told?.(result)
  }

  /** Sends a case and judges the answer; gives what came back. */
  async check(
    one: FlatCase,
    values: Values,
    judged: (answer: Exchange) => Difference[],
  ): Promise<Exchange | null> {
    const started = performance.now()
    const done = (problems: Difference[]) =>
      this.note(one, problems.length > 0 ? 'failed' : 'passed', {
        problems,
        seconds: (performance.now() - started) / 1000,
      })
    try {
      const answer = await sendCase(one, this.host, values, this.timeoutMs)
      this.#silent = 0
      done(judged(answer))
      return answer
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      done([unanswered(error)])
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
