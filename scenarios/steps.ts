import { betTypes } from '#domain/bet/bet-types.ts'
import type { Session } from '#domain/market/session.ts'
import { dayKey } from '#domain/time/dates.ts'
import { momentAt, parseTimeOfDay } from '#domain/time/time-of-day.ts'
import type { CommandArgs, CommandName } from '#mocks/commands.ts'
import { CommandError } from '#mocks/commands/command.ts'
import { rates, type MarketId } from '#mocks/seed/markets.ts'
import { players } from '#mocks/seed/players.ts'
import type { StarlineGameId } from '#mocks/seed/starline.ts'
import type { NewRow } from '#mocks/store/models.ts'
import { checked, checks, problemsIn, ScenarioError, unlessOneOf } from './check-arguments.ts'
import type { Persona, ScenarioSession, Time } from './define.ts'

type Bet = NewRow<'bet'>

/** Moves the clock forward to a time of its day; where that has passed it stays. */
function moveTo(clock: ScenarioSession['clock'], time: Time): void {
  const moment = momentAt(clock.now(), parseTimeOfDay(time) ?? Number.NaN)
  if (moment > clock.now()) clock.set(moment)
}

/** What a step does in which the clock is moved forward to a time of its day. */
export const waitsUntil = (time: Time) =>
  checked(checks.time(time), ({ clock }: ScenarioSession): void => moveTo(clock, time))

/** What a step does in which staff declare a draw: at a time, or now if that has passed. */
export const declares = (time: Time, gameId: MarketId, session: Session, pana: string) =>
  checked(
    [
      ...checks.time(time),
      ...checks.gameId(gameId),
      ...checks.command('declareResult', { gameId, session, pana }),
    ],
    ({ clock, backend }: ScenarioSession): void => {
      moveTo(clock, time)
      backend.commands.declareResult({ gameId, session, pana })
    },
  )

/** As `declares`, for a Starline game. */
export const declaresStarline = (time: Time, gameId: StarlineGameId, pana: string) =>
  checked(
    [...checks.time(time), ...checks.command('declareStarline', { gameId, pana })],
    ({ clock, backend }: ScenarioSession): void => {
      moveTo(clock, time)
      backend.commands.declareStarline({ gameId, pana })
    },
  )

/** What a step does in which staff act. */
export const staff = <Name extends CommandName>(name: Name, args: CommandArgs<Name>) =>
  checked(
    checks.command(name, args),
    ({ backend }: ScenarioSession): void => void backend.commands[name](args),
  )

const open = {
  fundRequest: { what: 'deposit', arg: 'requestId', states: ['pending'] },
  withdrawal: {
    what: 'withdrawal',
    arg: 'withdrawalId',
    states: ['pending', 'approved', 'processing'],
  },
  enquiry: { what: 'enquiry', arg: 'enquiryId', states: ['open'] },
  passwordChange: { what: 'password change', arg: 'changeId', states: ['pending'] },
} as const

/** The id of the player's newest request that still waits for staff; throws when none does. */
export function newest(
  { backend }: ScenarioSession,
  model: keyof typeof open,
  persona: Persona = 'sample',
): string {
  const { id: accountId } = players[persona]
  const rows: readonly { id: string; status: string }[] = backend.db[model].findMany({
    where: { accountId: { equals: accountId } },
  })
  const { what, states } = open[model]
  const found = rows.findLast(({ status }) => (states as readonly string[]).includes(status))
  if (!found) throw new CommandError(`${players[persona].name} has no pending ${what}.`)
  return found.id
}

const checkModel = (model: keyof typeof open, name: CommandName, args: object) =>
  model in open
    ? checks.command(name, { [open[model].arg]: 'an id', ...args })
    : unlessOneOf(Object.keys(open), 'model', model)

/** What a step does in which staff decide on a player's newest request. */
export const decides = (
  name: CommandName,
  model: keyof typeof open,
  args: object = {},
  persona: Persona = 'sample',
) =>
  checked(
    [...checks.persona(persona), ...checkModel(model, name, args)],
    async (scenarioSession: ScenarioSession): Promise<void> => {
      await scenarioSession.backend.run(name, {
        [open[model].arg]: newest(scenarioSession, model, persona),
        ...args,
      })
    },
  )

type Run = (scenarioSession: ScenarioSession) => string | void

/** What a step does in which several things happen in turn; gives what the last one does. */
export const inTurn = (...runs: readonly Run[]): Run =>
  checked(problemsIn(runs), (scenarioSession: ScenarioSession) =>
    runs.map((run) => run(scenarioSession)).at(-1),
  )

/** A step that only looks. */
export const looks = (): void => {}

type BetLine = readonly [
  gameId: MarketId,
  betType: Bet['betType'],
  session: Bet['session'],
  betNumber: string,
  betAmount: number,
  status: 'won' | 'lost' | 'pending',
]

/**
 * Bets of the sample player on the day of `now`, placed one minute after another from `time`. Throws a
 * `ScenarioError` if that is no time of day.
 */
export function placedBets(now: number, time: Time, lines: readonly BetLine[]): Bet[] {
  const first = parseTimeOfDay(time)
  if (first === null) throw new ScenarioError(checks.time(time).join())
  return lines.map(([gameId, betType, session, betNumber, betAmount, status], index) => {
    const { rateKey } = betTypes[betType]
    const potentialWin = (betAmount * rates[rateKey]) / 10
    return {
      id: `scenario-bet-${index + 1}`,
      accountId: players.sample.id,
      gameId,
      betType,
      session: betType === 'fullSangam' ? null : session,
      betNumber,
      betAmount,
      rateMin: 10,
      rateMax: rates[rateKey],
      potentialWin,
      winAmount: status === 'won' ? potentialWin : 0,
      status,
      date: dayKey(now),
      placedAt: momentAt(now, first + index),
      settledAt: status === 'pending' ? null : now,
    }
  })
}
