import type { Api } from '#api/api-context.tsx'
import { draftKey } from '#api/drafts.ts'
import { ownStorage } from '#api/own-storage.ts'
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

const keyOf = (betType: BetTypeId) => draftKey(`bet.${betType}`)

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

/** What each player has typed on this tab and not placed yet. */
export interface Drafts {
  /** What was typed for a bet type at this address, if anything. */
  read(betType: BetTypeId, from: string | null): BetFields | null
  /** Keeps what was typed over a reload and an ended session; nothing typed is nothing kept. */
  keep(betType: BetTypeId, from: string | null, fields: BetFields): void
  /** Forgets what was typed: the bet is placed, or goes on under another type. */
  drop(betType: BetTypeId): void
}

/** The drafts of the player who is signed in. */
export function draftsOf({ session }: Pick<Api, 'session'>): Drafts {
  const storage = ownStorage(session, sessionStore)
  const drop = (betType: BetTypeId) => storage.remove(keyOf(betType))
  return {
    read(betType, from) {
      try {
        const stored: unknown = JSON.parse(storage.get(keyOf(betType)) ?? 'null')
        if (!isStored(stored) || stored.from !== from) return null
        const { gameId, session: chosen, number, amount } = stored
        return { gameId, session: chosen, number, amount }
      } catch {
        return null
      }
    },
    keep(betType, from, fields) {
      if (fields.number === '' && fields.amount === '') drop(betType)
      else storage.set(keyOf(betType), JSON.stringify({ from, ...fields } satisfies Stored))
    },
    drop,
  }
}
