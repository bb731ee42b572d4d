import type { Session } from '../market/session.ts'

/**
 * A slip line's status. Only `unsent` ones are ever sent. `started` is stored before
 * a line is handed over, so that it's never sent again if the page dies in between. `lost`: handed
 * over by an earlier page, and this one can't tell what happened to it.
 */
const states = ['unsent', 'started', 'unknown', 'lost', 'placed', 'refused'] as const
export type SlipState = (typeof states)[number]

/** A bet in the slip; its type is that of the slip. */
export interface SlipBet {
  gameId: string
  /** Means nothing for a full sangam. */
  session: Session
  /** As it is sent: '128', '5-123'. */
  number: string
  /** Rupees; null: as many as the form says when it's sent. Numbers are picked before an amount. */
  amount: number | null
}

export interface SlipLine extends SlipBet {
  state: SlipState
  /** Why it was not placed. */
  reasons: readonly string[]
}

/** Names a line: a slip holds a number of a game and session once. */
export const slipKey = ({ gameId, session, number }: SlipBet): string =>
  JSON.stringify([gameId, session, number])

/** A line as it is stored: earlier releases call the reasons `said`. */
type StoredLine = Omit<SlipLine, 'reasons'> & { said: readonly string[] }

function isStoredLine(value: unknown): value is StoredLine {
  if (typeof value !== 'object' || value === null) return false
  const { gameId, session, number, amount, state, said } = value as Record<string, unknown>
  return (
    typeof gameId === 'string' &&
    (session === 'open' || session === 'close') &&
    typeof number === 'string' &&
    (typeof amount === 'number' || amount === null) &&
    states.some((each) => each === state) &&
    Array.isArray(said) &&
    said.every((sentence) => typeof sentence === 'string')
  )
}

/** The lines of a stored slip; unreadable ones are left out. */
export function readSlip(text: string): readonly SlipLine[] {
  try {
    const lines: unknown = JSON.parse(text === '' ? '[]' : text)
    const stored = Array.isArray(lines) ? lines.filter((line) => isStoredLine(line)) : []
    return stored.map(({ said, ...line }) => ({ ...line, reasons: said }))
  } catch {
    return []
  }
}

/** The text that `readSlip` reads. */
export const slipText = (lines: readonly SlipLine[]): string =>
  JSON.stringify(lines.map(({ reasons, ...line }): StoredLine => ({ ...line, said: reasons })))

/** Whether a line has ended. */
export const isOver = ({ state }: SlipLine): boolean => state === 'placed' || state === 'refused'

/** The line of this bet if it isn't over: it's waiting, being sent, or its outcome is unknown. */
export const findActiveLine = (lines: readonly SlipLine[], bet: SlipBet): SlipLine | undefined =>
  lines.find((line) => !isOver(line) && slipKey(line) === slipKey(bet))

/**
 * The slip with one more bet; null if that number is already waiting or being sent. The first one
 * of a new round takes the place of those that have ended.
 */
export function addToSlip(lines: readonly SlipLine[], bet: SlipBet): readonly SlipLine[] | null {
  if (findActiveLine(lines, bet)) return null
  const { gameId, session, number, amount } = bet
  const line: SlipLine = { gameId, session, number, amount, state: 'unsent', reasons: [] }
  const isFirst = unsentLines(lines).length === 0
  const others = lines.filter((each) => slipKey(each) !== slipKey(bet))
  return [...(isFirst ? withoutEnded(others) : others), line]
}

/** The slip with one line in another state. */
export const withState = (
  lines: readonly SlipLine[],
  key: string,
  state: SlipState,
  reasons: readonly string[] = [],
): readonly SlipLine[] =>
  lines.map((line) => (slipKey(line) === key ? { ...line, state, reasons } : line))

/** The lines that are sent next. */
export const unsentLines = (lines: readonly SlipLine[]): readonly SlipLine[] =>
  lines.filter(({ state }) => state === 'unsent')

/** Rupees; `each` is what the form says. */
export const sumOf = (bets: readonly Pick<SlipBet, 'amount'>[], each: number | null): number =>
  bets.reduce((sum, { amount }) => sum + (amount ?? each ?? 0), 0)

/**
 * What `balance` leaves for each bet that takes its amount from the form, in rupees: the lines without
 * one of their own, and `typed` more. With none, for one more.
 */
export function spendablePerBet(
  waiting: readonly Pick<SlipBet, 'amount'>[],
  typed: number,
  balance: number,
): number {
  const open = waiting.filter(({ amount }) => amount === null).length + typed
  return (balance - sumOf(waiting, null)) / Math.max(1, open)
}

/** The slip with the form's amount on every waiting line that has none of its own. */
export const fillAmounts = (lines: readonly SlipLine[], each: number | null): readonly SlipLine[] =>
  lines.map((line) => (line.state === 'unsent' ? { ...line, amount: line.amount ?? each } : line))

/** The slip without lines that have ended. */
export const withoutEnded = (lines: readonly SlipLine[]): readonly SlipLine[] =>
  lines.filter((line) => !isOver(line))

/** Makes placed and refused lines wait again, to repeat them. */
export const resetEndedLines = (lines: readonly SlipLine[]): readonly SlipLine[] =>
  lines.map((line) => (isOver(line) ? { ...line, state: 'unsent', reasons: [] } : line))

/**
 * The slip that an earlier page stored. `isOpen`: the outcome of a line's request is still being
 * checked; if it isn't, a line that was handed over is lost.
 */
export const restoreSlip = (
  lines: readonly SlipLine[],
  isOpen: (line: SlipLine) => boolean,
): readonly SlipLine[] =>
  lines
    .filter(({ state }) => state !== 'placed')
    .map((line) => {
      if (line.state !== 'started' && line.state !== 'unknown') return line
      return { ...line, state: isOpen(line) ? 'unknown' : 'lost' }
    })
