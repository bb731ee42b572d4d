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

/** What is kept on the phone of a player's limits and time-out; times in epoch milliseconds. */
export interface SafePlay {
  /** Of the form it's kept in. Releases before the first one kept none. */
  version: 1
  /** The latest time at which it was changed: a clock set back doesn't go before it. */
  seen: number
  /** End of the time-out: until then nothing is staked or deposited. */
  until: number
  /**
   * A limit of this kind was kept but can't be read: nothing of the kind is let out until then, or
   * until it's set again.
   */
  lost: Partial<Record<LimitKind, number>>
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
  | { code: 'lost'; kind: LimitKind; until: number }
  | { code: 'over'; kind: LimitKind; span: LimitSpan; left: number; amount: number; until: number }

/** Nothing is raised sooner than this, in milliseconds. */
const raiseAfterMs = 24 * 60 * 60_000
/** More than a month: older sums can't be asked for any more. */
const storedDays = 40

/** Days of the time-outs that are offered. */
export const timeOutDays = [1, 7, 14, 42] as const

const nothing = (): SafePlay => ({
  version: 1,
  seen: 0,
  until: 0,
  lost: {},
  limits: {
    deposit: {},
    stake: {},
  },
  spent: {
    deposit: {},
    stake: {},
  },
})

const isAmount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0
/** No later than the year 2286: every such time is a date that can be written. */
const isTime = (value: unknown): value is number => isAmount(value) && value < 1e13

/** A limit as it's kept; null if its amount can't be read. A raise that can't be never comes. */
function readLimit(value: unknown): Limit | null {
  if (!isRecord(value) || !isAmount(value['amount'])) return null
  const { amount, raise } = value
  if (!isRecord(raise) || !isTime(raise['at'])) return { amount }
  if (raise['amount'] !== null && !isAmount(raise['amount'])) return { amount }
  return { amount, raise: { amount: raise['amount'], at: raise['at'] } }
}

/** Reads what can be read of a text that is no JSON, such as one that was cut off. */
function readBroken(text: string, now: number): SafePlay {
  const until = Number(/"until":(\d+),/.exec(text)?.[1])
  const wasLimited = (kind: LimitKind) => new RegExp(`"${kind}":{"(${limitSpans.join('|')})"`)
  const lost = limitKinds.filter((kind) => wasLimited(kind).test(text))
  return {
    ...nothing(),
    until: isTime(until) ? until : 0,
    lost: Object.fromEntries(lost.map((kind) => [kind, now + raiseAfterMs])),
  }
}

/**
 * Reads what is kept. What can't be read stops nobody, except a limit that was surely there: its
 * kind waits for the time a limit takes to be removed.
 */
export function readSafePlay(text: string | null, now: number): SafePlay {
  if (text === null) return nothing()
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {
    return readBroken(text, now)
  }
  const found = nothing()
  if (!isRecord(stored)) return found
  if (isTime(stored['seen'])) found.seen = stored['seen']
  if (isTime(stored['until'])) found.until = stored['until']
  const of = (part: unknown, kind: LimitKind) =>
    isRecord(part) && isRecord(part[kind]) ? part[kind] : {}
  for (const kind of limitKinds) {
    const limits = of(stored['limits'], kind)
    for (const span of limitSpans) {
      const value = limits[span] ?? null
      const limit = readLimit(value)
      if (limit !== null) found.limits[kind][span] = limit
      else if (value !== null) found.lost[kind] = now + raiseAfterMs
    }
    const lost = isRecord(stored['lost']) ? stored['lost'][kind] : undefined
    if (isTime(lost)) found.lost[kind] = lost
    for (const [day, rupees] of Object.entries(of(stored['spent'], kind))) {
      if (/^\d{4}-\d\d-\d\d$/.test(day) && isAmount(rupees)) found.spent[kind][day] = rupees
    }
  }
  return found
}

/** The record at `now`: time never goes back, and raises hold whose time has come. */
export function safePlayAt(stored: SafePlay, now: number): SafePlay {
  const seen = Math.max(stored.seen, now)
  const [oldest, today] = [dayKey(addDays(seen, -storedDays)), dayKey(seen)]
  const next: SafePlay = { ...nothing(), seen, until: stored.until }
  for (const kind of limitKinds) {
    const lost = stored.lost[kind]
    if (lost !== undefined && lost > seen) next.lost[kind] = lost
    for (const [span, limit] of Object.entries(stored.limits[kind]) as [LimitSpan, Limit][]) {
      const { raise } = limit
      if (raise === undefined || raise.at > seen) next.limits[kind][span] = limit
      else if (raise.amount !== null) next.limits[kind][span] = { amount: raise.amount }
    }
    const days = Object.entries(stored.spent[kind]).filter(([day]) => day >= oldest && day <= today)
    next.spent[kind] = Object.fromEntries(days)
  }
  return next
}

function withLimit(safePlay: SafePlay, kind: LimitKind, span: LimitSpan, limit: Limit): SafePlay {
  const { [kind]: _, ...lost } = safePlay.lost
  return {
    ...safePlay,
    lost,
    limits: { ...safePlay.limits, [kind]: { ...safePlay.limits[kind], [span]: limit } },
  }
}

/**
 * Sets a limit, or with null removes it. A first or lower one holds at once; a higher one or none
 * waits for 24 hours, in place of what waited before. The same amount again takes that back.
 */
export function setLimit(
  safePlay: SafePlay,
  kind: LimitKind,
  span: LimitSpan,
  amount: number | null,
) {
  const now = safePlay.limits[kind][span]
  if (amount !== null && (now === undefined || amount <= now.amount)) {
    return withLimit(safePlay, kind, span, { amount })
  }
  if (now === undefined) return safePlay
  const raise = { amount, at: safePlay.seen + raiseAfterMs }
  return withLimit(safePlay, kind, span, { amount: now.amount, raise })
}

/** Begins a time-out; a longer one that runs isn't shortened. */
export const timeOut = (safePlay: SafePlay, days: (typeof timeOutDays)[number]): SafePlay => ({
  ...safePlay,
  until: Math.max(safePlay.until, addDays(safePlay.seen, days)),
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
export function leftOf(safePlay: SafePlay, kind: LimitKind, span: LimitSpan) {
  const limit = safePlay.limits[kind][span]
  if (limit === undefined) return null
  const { from, until } = boundsOf(span, safePlay.seen)
  const first = dayKey(from)
  let left = limit.amount
  for (const [day, rupees] of Object.entries(safePlay.spent[kind])) if (day >= first) left -= rupees
  return { kind, span, left: Math.max(0, left), amount: limit.amount, until }
}

/** The limit of a kind that leaves least, the longest of several; null if there is none. */
export const tightestOf = (safePlay: SafePlay, kind: LimitKind) =>
  limitSpans
    .map((span) => leftOf(safePlay, kind, span))
    .filter((each) => each !== null)
    .sort((one, other) => one.left - other.left || other.until - one.until)
    .at(0) ?? null

/** What stops a kind whatever the amount; null if nothing does. */
export function closedBy(safePlay: SafePlay, kind: LimitKind): SafePlayProblem | null {
  if (safePlay.until > safePlay.seen) return { code: 'time-out', until: safePlay.until }
  const lost = safePlay.lost[kind]
  return lost !== undefined && lost > safePlay.seen ? { code: 'lost', kind, until: lost } : null
}

/** Why it may not be staked or deposited; null if it may. */
export function safePlayProblem(
  safePlay: SafePlay,
  { kind, rupees }: Spending,
): SafePlayProblem | null {
  const closed = closedBy(safePlay, kind)
  if (closed !== null) return closed
  const tightest = tightestOf(safePlay, kind)
  return tightest !== null && rupees > tightest.left ? { code: 'over', ...tightest } : null
}

/** Counts it on `day`; negative rupees give it back. */
export const spend = (safePlay: SafePlay, { kind, rupees }: Spending, day: string): SafePlay => ({
  ...safePlay,
  spent: {
    ...safePlay.spent,
    [kind]: {
      ...safePlay.spent[kind],
      [day]: Math.max(0, (safePlay.spent[kind][day] ?? 0) + rupees),
    },
  },
})
