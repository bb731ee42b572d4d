import { betTypes } from '#domain/bet/bet-types.ts'
import type { Session } from '#domain/market/session.ts'
import { dayKey } from '#domain/time/dates.ts'
import { momentAt, parseTimeOfDay } from '#domain/time/time-of-day.ts'
import type { CommandArgs, CommandName } from '#mocks/commands.ts'
import { CommandError } from '#mocks/commands/command.ts'
import { rates, type MarketId } from '#mocks/seed/markets.ts'
import { players } from '#mocks/seed/players.ts'
import type { NewRow } from '#mocks/store/models.ts'
import type { Persona, ScenarioSession } from './define.ts'

type Bet = NewRow<'bet'>

/** Moves the clock forward to 'HH:MM' of its day; where that has passed it stays. */
export function moveTo(clock: ScenarioSession['clock'], time: string): void {
  const moment = momentAt(clock.now(), parseTimeOfDay(time) ?? 0)
  if (moment > clock.now()) clock.set(moment)
}

/** What a step does in which staff declare a draw: at 'HH:MM', or now if that has passed. */
export const declares =
  (time: string, gameId: MarketId, session: Session, pana: string) =>
  ({ clock, backend }: ScenarioSession): void => {
    moveTo(clock, time)
    backend.commands.declareResult({ gameId, session, pana })
  }

/** What a step does in which staff act. */
export const staff =
  <Name extends CommandName>(name: Name, args: CommandArgs<Name>) =>
  ({ backend }: ScenarioSession): void =>
    void backend.commands[name](args)

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

/** What a step does in which staff decide on a player's newest request. */
export const decides =
  (name: CommandName, model: keyof typeof open, args: object = {}, persona?: Persona) =>
  async (scenarioSession: ScenarioSession): Promise<void> => {
    await scenarioSession.backend.run(name, {
      [open[model].arg]: newest(scenarioSession, model, persona),
      ...args,
    })
  }

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

/** Bets of the sample player on the day of `now`, placed one minute after another from `time`. */
export function placedBets(now: number, time: string, lines: readonly BetLine[]): Bet[] {
  const first = parseTimeOfDay(time) ?? 0
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
