import fc from 'fast-check'
import { ApiError } from '#api/api-error.ts'
import { HostGone } from '../verify/run.ts'
import { NotSetUp } from '../verify/states-url.ts'
import { Played } from './kinds.ts'
import type { Ledger, LedgerBet, PlayerLedger } from './ledger.ts'
import type { Moment } from './moments.ts'
import { requests } from './request-moves.ts'
import { Contradiction, see, sessionOf, starlineBets } from './rows.ts'
import { staffMoves } from './staff-moves.ts'
import {
  startTrial,
  traitsOf,
  type HostTraits,
  type Reach,
  type Tally,
  type Trial,
} from './trial.ts'

/** What is wrong with the host, with as few calls as possible. */
export interface Found {
  sentence: string
  /** The number of commands before it was first found. */
  after: number
  /** The number of calls that may change something. */
  calls: number
  /** Shell commands that show it. */
  lines: readonly string[]
}

export interface TortureResult extends Tally {
  found: Found | null
  /** Whether the state endpoint accepts staff actions; if not, nothing was declared or decided. */
  staff: boolean
  /** Whether the host's clock can be set: if not, nothing was sent after a closing. */
  moments: boolean
  /** Whether it can be put on a Sunday. */
  hasSundays: boolean
  seconds: number
  seed: number
}

export interface TortureOptions extends Omit<Reach, 'tally'> {
  /** About how many commands to make in all sequences together. */
  commands: number
  /** Minutes after which to stop even if commands are left; by default, never. */
  minutes?: number | undefined
  /** False: what was found is told as it came, with calls that don't matter; shortening takes most of the time. */
  shorten?: boolean
  /** Some requests carry one `Idempotency-Key` between them. */
  keys?: boolean
  /** Called before each sequence, with the commands so far and the seconds since the start. */
  onProgress?: (commands: number, seconds: number) => void
  /** The same seed gives the same sequences. */
  seed: number
}

/** The fields that show whether a bet is open today. */
interface OpenBet {
  status: string
  betDate: string
  gameId?: string | { _id?: string | null | undefined } | null | undefined
}

const asOpen = { status: 'pending', won: null } as const

/** The ledger of the state's player. It has today's pending bets, since results will settle them. */
async function ledgerOfA(trial: Trial): Promise<PlayerLedger> {
  const client = trial.client(0, 0)
  const { gameId, starlineGameId, today = '' } = trial.values
  const isOfToday = ({ status, betDate, gameId: game }: OpenBet, id: string | undefined) =>
    status === 'pending' &&
    Date.parse(betDate) >= Date.parse(today) &&
    (typeof game === 'object' ? game?._id : game) === id
  const [{ balance }, regular, starline, deposits, withdrawals] = await Promise.all([
    client.call('getUserProfile'),
    client.call('listMyBets'),
    starlineBets(client),
    client.call('listFundRequests'),
    client.call('listWithdrawals'),
  ])
  const bets: LedgerBet[] = [
    ...regular
      .filter((bet) => isOfToday(bet, gameId))
      .map(
        (bet) => ({ ...bet, ...asOpen, family: 'bets', session: sessionOf(bet.session) }) as const,
      ),
    ...starline
      .filter((bet) => isOfToday(bet, starlineGameId))
      .map((bet) => ({ ...bet, ...asOpen, family: 'starline', session: null }) as const),
  ]
  const ids = [
    ...[...regular, ...starline, ...withdrawals].map(({ _id }) => _id),
    ...deposits.map(({ requestId }) => requestId),
  ]
  const old = new Set(ids.filter((id) => !bets.some(({ _id }) => _id === id)))
  return { name: 'A', balance: balance ?? 0, bets, deposits: [], withdrawals: [], old }
}

/** The second player, who has just signed up and has no rows. */
async function ledgerOfB(trial: Trial): Promise<PlayerLedger> {
  const { balance } = await see(trial.client(1, 0), [])
  return { name: 'B', balance, bets: [], deposits: [], withdrawals: [], old: new Set() }
}

/** Signs both players in. The ledger begins with what the host says they have. */
async function begin(
  reach: Reach,
  traits: HostTraits,
  moment: Moment | null,
): Promise<{ model: Ledger; real: Trial }> {
  const real = await startTrial(reach, traits, moment)
  const players = await Promise.all([ledgerOfA(real), ledgerOfB(real)])
  const { rates, takesAtRequest } = traits
  // A new day may have begun since the first set-up.
  const limits = { ...traits.limits, today: real.values['today'] ?? traits.limits.today }
  const { closed = [], given } = moment ?? {}
  const isSunday = given === 'sunday'
  return { model: { players, results: {}, rates, takesAtRequest, limits, closed, isSunday }, real }
}

/** Whether the state endpoint accepts staff actions, tried by approving a deposit. */
async function hasStaff(reach: Reach, traits: HostTraits): Promise<boolean> {
  const trial = await startTrial(reach, traits)
  const transactionId = `${trial.salt}9`
  const body = { amount: 500, transactionId, paymentMethod: 'UPI' } as const
  await trial.client(0, 0).call('createFundRequest', { body })
  return trial.runStaffAction('approveDeposit', { transactionId }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof NotSetUp) return false
      throw error
    },
  )
}

const secondsSince = (moment: number) => (performance.now() - moment) / 1000

/** The error for a call that had to succeed before anything could be judged. */
const asGone = (error: unknown): Error =>
  error instanceof ApiError
    ? new HostGone(`The players couldn't be signed in: ${error.message}.`)
    : (error as Error)

/**
 * Runs random sequences of bets, deposits, withdrawals and staff decisions on a host, by two
 * players with two sessions each, and compares it with a ledger after each one. Stops at the first
 * contradiction and shortens the sequence as far as possible. Rejects with `NotSetUp` or
 * `HostGone`.
 */
export async function torture(options: TortureOptions): Promise<TortureResult> {
  const { commands, seed, minutes = Infinity, keys = false, shorten = true, onProgress } = options
  const tally: Tally = {
    commands: 0,
    taken: 0,
    refused: 0,
    cut: 0,
    beyond: 0,
    late: 0,
    inactive: 0,
    sundays: 0,
    played: new Played(),
  }
  const reach: Reach = { ...options, tally }
  const started = performance.now()
  let found: Found | null = null
  let stopped: Error | null = null
  const throwAsGone = (error: unknown): never => {
    throw asGone(error)
  }
  const traits = await traitsOf(reach).catch(throwAsGone)
  const staff = await hasStaff(reach, traits).catch(throwAsGone)

  const sequences = fc.commands<Ledger, Trial, true>(
    [requests(keys), ...(staff ? [staffMoves] : [])],
    { maxCommands: 40, size: 'max' },
  )
  const isLate = () => secondsSince(started) > minutes * 60
  const isOver = () => tally.commands >= commands || isLate()
  const moments = fc.oneof(
    { withCrossShrink: true },
    { weight: 7, arbitrary: fc.constant(null) },
    ...(traits.moments.length > 0
      ? [{ weight: 2, arbitrary: fc.constantFrom(...traits.moments) }]
      : []),
    ...(traits.withdrawalMoments.length > 0
      ? [{ weight: 1, arbitrary: fc.constantFrom(...traits.withdrawalMoments) }]
      : []),
  )
  const property = fc.asyncProperty(moments, sequences, async (moment, moves) => {
    // Shortening needs more commands than were asked for, but not more time.
    if (stopped || (found ? isLate() : isOver())) return
    const trial: { current?: Trial } = {}
    try {
      await fc.asyncModelRun(async () => {
        const { model, real } = await begin(reach, traits, moment)
        trial.current = real
        return { model, real }
      }, moves)
    } catch (error) {
      if (!(error instanceof Contradiction)) {
        stopped ??= asGone(error)
        return
      }
      const { calls = 0 } = trial.current ?? {}
      found = {
        sentence: error.message,
        calls,
        after: found?.after ?? tally.commands,
        lines: trial.current?.script.lines([...trial.current.reads]) ?? [],
      }
      throw error
    }
    onProgress?.(tally.commands, secondsSince(started))
  })
  const isEnded = () => found !== null || stopped !== null || isOver()
  let round = 0
  do {
    await fc.check(property, { seed: seed + round, numRuns: 50, endOnFailure: !shorten })
    round += 1
  } while (!isEnded())
  if (stopped) throw stopped
  const hasMoments = traits.moments.length > 0
  const hasSundays = traits.withdrawalMoments.length > 0
  const seconds = secondsSince(started)
  return { ...tally, found, staff, moments: hasMoments, hasSundays, seconds, seed }
}
