import { operationNames } from '#api/table/table.ts'
import { betNumberProblem } from '#domain/bet/bet-number.ts'
import { betTypes, validationType, type BetTypeId } from '#domain/bet/bet-types.ts'
import type { Session } from '#domain/market/session.ts'
import { parseTimeOfDay } from '#domain/time/time-of-day.ts'
import { payoutMethodNames } from '#messages/en/money/payout-methods.ts'
import { commandNames, commandOf, isCommandName, type CommandName } from '#mocks/commands.ts'
import { markets } from '#mocks/seed/markets.ts'
import { players } from '#mocks/seed/players.ts'
import { starlineGames } from '#mocks/seed/starline.ts'

/** A scenario that can't be played as it's written; says where, what was given, and what would do. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError'
}

export type Problems = readonly string[]

/** None if it `isRight`; otherwise the field, what was given, and what would do. */
export const unless = (
  isRight: boolean,
  field: string,
  given: unknown,
  wanted: string,
): Problems => (isRight ? [] : [`${field} is ${JSON.stringify(given)}; it must be ${wanted}`])

export const isText = (given: unknown): given is string =>
  typeof given === 'string' && given.trim() !== ''

/** None if it's one of these names. */
export const unlessOneOf = (names: readonly string[], field: string, given: string): Problems =>
  unless(names.includes(given), field, given, `one of ${names.join(', ')}`)

/** A number of each bet type. */
const examples: Record<BetTypeId, string> = {
  single: '1',
  jodi: '16',
  singlePanna: '123',
  doublePanna: '112',
  triplePanna: '111',
  halfSangam: '9-123',
  fullSangam: '123-456',
}

/** The checks of arguments, each by the name of its field. */
export const checks = {
  time: (given: string, field = 'time'): Problems =>
    unless(parseTimeOfDay(given) !== null, field, given, "a time of day 'HH:MM', such as '08:05'"),
  text: (given: string, field: string): Problems => unless(isText(given), field, given, 'a text'),
  persona: (given: string | null, field = 'persona'): Problems =>
    given === null ? [] : unlessOneOf(Object.keys(players), field, given),
  gameId: (given: string): Problems =>
    unlessOneOf(
      markets.map(({ id }) => id),
      'gameId',
      given,
    ),
  starlineGameId: (given: string): Problems =>
    unlessOneOf(
      starlineGames.map(({ id }) => id),
      'gameId',
      given,
    ),
  session: (given: string): Problems => unlessOneOf(['open', 'close'], 'session', given),
  digit: (given: string): Problems => unless(/^\d$/.test(given), 'digit', given, 'one digit'),
  rupees: (given: number): Problems =>
    unless(Number.isInteger(given) && given > 0, 'amount', given, 'whole rupees, at least 1'),
  method: (given: string): Problems => unlessOneOf(Object.keys(payoutMethodNames), 'method', given),
  operation: (given: string): Problems => unlessOneOf(operationNames, 'operation', given),
  /** What is bet on. */
  bet(betType: BetTypeId, session: Session, betNumber: string): Problems {
    if (!(betType in betTypes)) return unlessOneOf(Object.keys(betTypes), 'betType', betType)
    const isRight = betNumberProblem(validationType(betType, session), betNumber) === null
    const wanted = `a number of ${betType}, such as "${examples[betType]}"`
    return unless(isRight, 'betNumber', betNumber, wanted)
  },
  /** The arguments of something that staff do. */
  command(name: CommandName, args: unknown): Problems {
    if (!isCommandName(name)) return unlessOneOf(commandNames, 'command', name)
    const { error } = commandOf(name).args.safeParse(args)
    return (error?.issues ?? []).map(
      ({ path, message }) => `${name}, ${path.join('.')} of ${JSON.stringify(args)}: ${message}`,
    )
  },
}

/** What's wrong with the arguments of a step's part, which doesn't know its scenario. */
const known = new WeakMap<object, Problems>()

/** `run`, unless its arguments have problems: then `defineScenario` tells them, and so does a run. */
export function checked<Run extends (...args: never[]) => unknown>(
  problems: Problems,
  run: Run,
): Run {
  if (problems.length === 0) return run
  const refuse = (() => {
    throw new ScenarioError(problems.join('\n'))
  }) as unknown as Run
  known.set(refuse, problems)
  return refuse
}

/** The problems of a step's parts. */
export const problemsIn = (parts: readonly object[]): Problems =>
  parts.flatMap((part) => known.get(part) ?? [])
