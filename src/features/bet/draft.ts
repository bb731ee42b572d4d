import type { BetTypeId } from '#domain/bet-types.ts'
import type { Session } from '#domain/session.ts'
import { sessionStore } from '#platform/storage.ts'

/** What the player has entered on a bet screen. */
export interface BetFields {
  gameId: string | null
  session: Session
  /** As written in the cells: '128', '5-123'. */
  number: string
  amount: string
}

interface Stored extends BetFields {
  /** The game in the address the draft was typed at; another address starts afresh. */
  from: string | null
}

const keyOf = (betType: BetTypeId) => `ank.bet.${betType}`

/** A form in which nothing was entered yet: always on the open session (decision A9). */
export const freshFields = (gameId: string | null): BetFields => ({
  gameId,
  session: 'open',
  number: '',
  amount: '',
})

const isText = (value: unknown) => typeof value === 'string'
const isTextOrNull = (value: unknown) => value === null || isText(value)

function isStored(value: unknown): value is Stored {
  if (typeof value !== 'object' || value === null) return false
  const { from, gameId, session, number, amount } = value as Record<string, unknown>
  return (
    isTextOrNull(from) &&
    isTextOrNull(gameId) &&
    (session === 'open' || session === 'close') &&
    isText(number) &&
    isText(amount)
  )
}

/** What was typed for a bet type at this address and not placed yet, if anything. */
export function readDraft(betType: BetTypeId, from: string | null): BetFields | null {
  try {
    const stored: unknown = JSON.parse(sessionStore.get(keyOf(betType)) ?? 'null')
    if (!isStored(stored) || stored.from !== from) return null
    const { gameId, session, number, amount } = stored
    return { gameId, session, number, amount }
  } catch {
    return null
  }
}

/** Keeps what was typed over a reload and an ended session; nothing typed is nothing kept. */
export function keepDraft(betType: BetTypeId, from: string | null, fields: BetFields): void {
  if (fields.number === '' && fields.amount === '') dropDraft(betType)
  else sessionStore.set(keyOf(betType), JSON.stringify({ from, ...fields } satisfies Stored))
}

/** Forgets what was typed: the bet is placed, or goes on under another type. */
export function dropDraft(betType: BetTypeId): void {
  sessionStore.remove(keyOf(betType))
}
