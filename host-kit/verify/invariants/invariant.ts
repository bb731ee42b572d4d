import type { Client } from '#api/client.ts'
import type { OperationName } from '#api/table/table.ts'
import type { CaseInput } from '#contracts/cases/cases.ts'
import type { StateName, StateParams } from '#contracts/cases/states.ts'
import type { StaffActionName, StaffActionParams } from '#contracts/provider/staff-actions.ts'
import { parseDate } from '#domain/time/parse-date.ts'
import { show, type Difference } from '../answer/compare.ts'
import type { Exchange, Values } from '../answer/exchange.ts'
import { fieldName } from '../report/report.ts'

/** What an invariant works with: the real client, signed in as the state's player. */
export interface InvariantContext {
  client: Client
  values: Values
  /** A client with another session. */
  as: (token: string) => Client
  /** Makes a call whose request the client would not send. Rejects with `NoAnswer`. */
  send: (operation: OperationName, input: CaseInput, token?: string) => Promise<Exchange>
  /** Puts the host into a state again, and gives what to work with there. Rejects with `NotSetUp`. */
  setUp: (given: StateName, params?: StateParams) => Promise<InvariantContext>
  /** Has the staff do something. False if the states URL doesn't do it. */
  runStaffAction: (name: StaffActionName, params: StaffActionParams) => Promise<boolean>
}

/**
 * A check couldn't look at what it is about. The message says what it would need and follows "need":
 * it's reported as skipped, never as passed.
 */
export class CannotTell extends Error {
  override readonly name = 'CannotTell'
}

/** A part of a check that had nothing to look at. It follows "need", as the message of `CannotTell`. */
interface Unseen {
  unseen: string
}

/** What a check found. */
export type Found = Difference | Unseen

/** For a part of a check that can't be made: without a difference elsewhere, the whole is skipped. */
export const unseen = (what: string): Unseen[] => [{ unseen: what }]

/** Looks at a value that a host may leave out. */
export const ifThere = <Value>(
  field: string,
  value: Value | null | undefined,
  look: (value: Value) => readonly Found[],
): readonly Found[] =>
  value == null ? unseen(`${fieldName(field)}, which the host leaves out`) : look(value)

/** The differences. Throws `CannotTell` if there's none, but something that couldn't be looked at. */
export function differencesIn(found: readonly Found[]): Difference[] {
  const differences = found.flatMap((one) => ('unseen' in one ? [] : one))
  const missing = new Set(found.flatMap((one) => ('unseen' in one ? one.unseen : [])))
  if (differences.length > 0 || missing.size === 0) return differences
  throw new CannotTell([...missing].join('; '))
}

/** Something that must be true of several responses together. */
export interface Invariant {
  /** The operation whose screens mislead a player if it isn't true. */
  operation: OperationName
  /** What must be true, as a sentence. */
  name: string
  /** The heading in `api.md` that says so, if it isn't that of the operation. */
  section?: string
  given: StateName
  params?: StateParams
  /**
   * Resolves to what contradicts the sentence. Rejects with the client's error if a call fails, with
   * `CannotTell` if it had nothing to look at.
   */
  check(asking: InvariantContext): Promise<readonly Found[]>
}

/** A difference if the value isn't exactly the expected one; otherwise none. */
export const same = (field: string, expected: unknown, got: unknown): Difference[] =>
  expected === got ? [] : [{ field, expected: show(expected), got: show(got, field) }]

/** A difference unless what's expected is true. */
export const holds = (
  field: string,
  expected: string,
  got: unknown,
  isTrue: boolean,
): Difference[] => (isTrue ? [] : [{ field, expected, got: show(got, field) }])

/**
 * Places bets, starting at ₹640, whose stakes leave these balances one after the other. Resolves to what the
 * answers and the profiles say instead.
 */
export async function leaves(
  { client }: InvariantContext,
  field: string,
  balances: readonly number[],
  place: (stake: number) => Promise<number | undefined>,
): Promise<Found[]> {
  const differences: Found[] = []
  let before = 640
  for (const expected of balances) {
    const reported = await place(before - expected)
    const { balance } = await client.call('getUserProfile')
    const first = await client.call('getAuthProfile')
    differences.push(
      ...same(field, expected, reported),
      ...same('balance', expected, balance),
      ...ifThere('the balance in GET /api/auth/profile', first.balance, (shown) =>
        same('balance', expected, shown),
      ),
    )
    before = expected
  }
  return differences
}

/** The day of a moment in India, `2026-11-20`; a bare day is one already. */
export const indiaDay = (moment = ''): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(moment)
    ? moment
    : new Date((parseDate(moment) ?? 0) + 5.5 * 3_600_000).toISOString().slice(0, 10)

/** The day of a moment as it's written and in India: a test host may keep another zone's calendar. */
const daysOf = (moment: string) => [moment.slice(0, 10), indiaDay(moment)]
export const isOneDay = (a: string, b: string): boolean =>
  daysOf(a).some((day) => daysOf(b).includes(day))

interface Staked {
  betAmount: number
  potentialWin?: number | null | undefined
}
interface Rate {
  min: number
  max: number
}

/** What a bet wins is its stake times the rate, give or take a rupee that is rounded. */
export function pays(
  field: string,
  { betAmount, potentialWin }: Staked,
  rate: Rate | null | undefined,
): readonly Found[] {
  if (rate == null || rate.min <= 0) return unseen('a rate of each kind of bet')
  return ifThere(field, potentialWin, (shown) => {
    const wins = (betAmount / rate.min) * rate.max
    return holds(field, `₹${wins}, by the rates`, shown, Math.abs(shown - wins) < 1)
  })
}
