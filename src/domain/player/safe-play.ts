import { isRecord } from '#lib/is-record.ts'
import { addDays, dayKey, startOfDay } from '../time/dates.ts'

/** What is limited. Both count gross: no win or withdrawal gives room back. */
export const limitKinds = ['deposit', 'stake'] as const
export type LimitKind = (typeof limitKinds)[number]

/** Calendar spans of the phone: a day, a week from Monday on, a month. */
export const limitSpans = ['day', 'week', 'month'] as const
export type LimitSpan = (typeof limitSpans)[number]

/** A limit in whole rupees; `raise` holds from `at` (epoch ms) on, and null removes the limit. */
export interface Limit {
  amount: number
  raise?: { amount: number | null; at: number }
}

/** What is kept on the phone of limits and time-out; times in epoch milliseconds. */
export interface SafePlay {
  /** The latest time at which it was changed: a clock set back doesn't go before it. */
  seen: number
  /** End of the time-out: until then nothing is staked or deposited. */
  until: number
  limits: Record<LimitKind, Partial<Record<LimitSpan, Limit>>>
  /** Rupees by day 'YYYY-MM-DD'. */
  spent: Record<LimitKind, Record<string, number>>
}

/** Rupees that a request would stake or deposit. */
export interface Spending {
  kind: LimitKind
  rupees: number
}

/** Why nothing is staked or deposited. `left`: rupees, until the span ends at `until`. */
export type SafePlayProblem =
  | { code: 'time-out'; until: number }
  | { code: 'over'; kind: LimitKind; span: LimitSpan; left: number; amount: number; until: number }

/** Nothing is raised sooner than this, in milliseconds. */
const raiseAfterMs = 24 * 60 * 60_000
/** More than a month: older sums can't be asked for any more. */
const keptDays = 40

/** Days of the time-outs that are offered. */
export const timeOutDays = [1, 7, 14, 42] as const

const nothing = (): SafePlay => ({
  seen: 0,
  until: 0,
  limits: {
    deposit: {},
    stake: {},
  },
  spent: {
    deposit: {},
    stake: {},
  },
})

const isAmount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0

function isLimit(value: unknown): boolean {
  if (!isRecord(value) || !isAmount(value.amount)) return false
  const { raise } = value
  if (raise === undefined) return true
  return isRecord(raise) && isAmount(raise.at) && (raise.amount === null || isAmount(raise.amount))
}

const holds = (value: unknown, fits: (each: unknown) => boolean): boolean =>
  isRecord(value) &&
  limitKinds.every((kind) => isRecord(value[kind]) && Object.values(value[kind]).every(fits))

/**
 * Reads what is kept. What can't be read may have held limits: nothing is staked or deposited for 24
 * hours, the time a limit takes to be removed.
 */
export function readSafePlay(text: string | null, now: number): SafePlay {
  if (text === null) return nothing()
  try {
    const kept: unknown = JSON.parse(text)
    const isWhole = isRecord(kept) && isAmount(kept.seen) && isAmount(kept.until)
    if (isWhole && holds(kept.limits, isLimit) && holds(kept.spent, isAmount)) {
      return kept as unknown as SafePlay
    }
  } catch {
    // Written by somebody else, or cut off.
  }
  return { ...nothing(), seen: now, until: now + raiseAfterMs }
}

/** The record at `now`: time never goes back, and raises hold whose time has come. */
export function safePlayAt(kept: SafePlay, now: number): SafePlay {
  const seen = Math.max(kept.seen, now)
  const oldest = dayKey(addDays(seen, -keptDays))
  const next: SafePlay = { ...nothing(), seen, until: kept.until }
  for (const kind of limitKinds) {
    for (const [span, limit] of Object.entries(kept.limits[kind]) as [LimitSpan, Limit][]) {
      const { raise } = limit
      if (raise === undefined || raise.at > seen) next.limits[kind][span] = limit
      else if (raise.amount !== null) next.limits[kind][span] = { amount: raise.amount }
    }
    const days = Object.entries(kept.spent[kind]).filter(([day]) => day >= oldest)
    next.spent[kind] = Object.fromEntries(days)
  }
  return next
}

const withLimit = (at: SafePlay, kind: LimitKind, span: LimitSpan, limit: Limit): SafePlay => ({
  ...at,
  limits: { ...at.limits, [kind]: { ...at.limits[kind], [span]: limit } },
})

/**
 * Sets a limit, or with null removes it. A first or lower one holds at once; a higher one or none
 * waits for 24 hours, in place of what waited before. The same amount again takes that back.
 */
export function setLimit(at: SafePlay, kind: LimitKind, span: LimitSpan, amount: number | null) {
  const now = at.limits[kind][span]
  if (amount !== null && (now === undefined || amount <= now.amount)) {
    return withLimit(at, kind, span, { amount })
  }
  if (now === undefined) return at
  const raise = { amount, at: at.seen + raiseAfterMs }
  return withLimit(at, kind, span, { amount: now.amount, raise })
}

/** Begins a time-out; a longer one that runs isn't shortened. */
export const timeOut = (at: SafePlay, days: (typeof timeOutDays)[number]): SafePlay => ({
  ...at,
  until: Math.max(at.until, addDays(at.seen, days)),
})

/** First day and end of the span `now` lies in, in epoch milliseconds. */
function boundsOf(span: LimitSpan, now: number): { from: number; until: number } {
  const today = startOfDay(now)
  if (span === 'day') return { from: today, until: addDays(today, 1) }
  if (span === 'week') {
    const from = addDays(today, -((new Date(today).getDay() + 6) % 7))
    return { from, until: addDays(from, 7) }
  }
  const date = new Date(today)
  const first = (months: number) =>
    new Date(date.getFullYear(), date.getMonth() + months, 1).getTime()
  return { from: first(0), until: first(1) }
}

/** What a limit leaves in its span: rupees, and until when (epoch ms). Null without a limit. */
export function leftOf(at: SafePlay, kind: LimitKind, span: LimitSpan) {
  const limit = at.limits[kind][span]
  if (limit === undefined) return null
  const { from, until } = boundsOf(span, at.seen)
  const first = dayKey(from)
  let left = limit.amount
  for (const [day, rupees] of Object.entries(at.spent[kind])) if (day >= first) left -= rupees
  return { kind, span, left: Math.max(0, left), amount: limit.amount, until }
}

/** The limit of a kind that leaves least, the longest of several; null if there is none. */
export const tightestOf = (at: SafePlay, kind: LimitKind) =>
  limitSpans
    .map((span) => leftOf(at, kind, span))
    .filter((each) => each !== null)
    .toSorted((one, other) => one.left - other.left || other.until - one.until)
    .at(0) ?? null

/** Why it may not be staked or deposited; null if it may. */
export function safePlayProblem(at: SafePlay, { kind, rupees }: Spending): SafePlayProblem | null {
  if (at.until > at.seen) return { code: 'time-out', until: at.until }
  const tightest = tightestOf(at, kind)
  return tightest !== null && rupees > tightest.left ? { code: 'over', ...tightest } : null
}

/** Counts it on `day`; negative rupees give it back. */
export const spend = (at: SafePlay, { kind, rupees }: Spending, day: string): SafePlay => ({
  ...at,
  spent: {
    ...at.spent,
    [kind]: { ...at.spent[kind], [day]: Math.max(0, (at.spent[kind][day] ?? 0) + rupees) },
  },
})
