import type { Difference } from '../verify/answer/compare.ts'

/**
 * How much a difference matters, the gravest first.
 *
 * - `error`: the client breaks, loses data or misleads the player.
 * - `warning`: the player reads a general sentence in place of the host's, or an
 *   answer that is opened as a page could run scripts.
 * - `info`: the client works, but the contract asks for something else.
 */
export const levels = ['error', 'warning', 'info'] as const
export type Level = (typeof levels)[number]

/** A difference with what it costs. */
export interface Problem extends Difference {
  level: Level
}

/** Whether a problem counts at level `by`. */
export const counts = (level: Level, by: Level): boolean =>
  levels.indexOf(level) <= levels.indexOf(by)

/** The gravest level of several problems; null when there are none. */
export const gravest = (problems: readonly Problem[]): Level | null =>
  levels.find((level) => problems.some((one) => one.level === level)) ?? null
