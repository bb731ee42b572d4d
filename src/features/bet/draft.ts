import type { Api } from '#api/api-context.tsx'
import { draftKey } from '#api/drafts.ts'
import { ownStorage } from '#api/own-storage.ts'
import type { BetTypeId } from '#domain/bet-types.ts'
import { unreadableAmount } from '#domain/money.ts'
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

interface Stored extends Omit<BetFields, 'session'> {
  /** The game in the address the draft was typed at; another address starts afresh. */
  from: string | null
  /** Only while the form goes on under another type: otherwise the toggle starts on open. */
  session?: Session
}

const keyOf = (betType: BetTypeId) => draftKey(`bet.${betType}`)

/** A form in which nothing was entered yet: always on the open session (readings.md#bet-session). */
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
    (session === undefined || session === 'open' || session === 'close') &&
    isText(number) &&
    isText(amount)
  )
}

/** What each player has typed on this tab and not placed yet. */
export interface Drafts {
  /** What was typed for a bet type at this address, if anything; on the open session. */
  read(betType: BetTypeId, from: string | null): BetFields | null
  /** Keeps what was typed over a reload and an ended session; nothing typed is nothing kept. */
  keep(betType: BetTypeId, from: string | null, fields: BetFields): void
  /** Lets the form go on under another type, at once, on the session that is chosen. */
  handOver(betType: BetTypeId, from: string | null, fields: BetFields): void
  /** Forgets what was typed: the bet is placed, or goes on under another type. */
  drop(betType: BetTypeId): void
}

/** The drafts of the player who is signed in. */
export function draftsOf({ session }: Pick<Api, 'session'>): Drafts {
  const storage = ownStorage(session, sessionStore)
  const drop = (betType: BetTypeId) => storage.remove(keyOf(betType))
  const write = (betType: BetTypeId, { amount, ...rest }: Stored) => {
    const kept = amount === unreadableAmount ? '' : amount
    storage.set(keyOf(betType), JSON.stringify({ ...rest, amount: kept }))
  }
  return {
    read(betType, from) {
      try {
        const stored: unknown = JSON.parse(storage.get(keyOf(betType)) ?? 'null')
        if (!isStored(stored) || stored.from !== from) return null
        const { gameId, session = 'open', number, amount } = stored
        return { gameId, session, number, amount }
      } catch {
        return null
      }
    },
    keep(betType, from, { gameId, number, amount }) {
      if (number === '' && amount === '') drop(betType)
      else write(betType, { from, gameId, number, amount })
    },
    handOver: (betType, from, fields) => write(betType, { from, ...fields }),
    drop,
  }
}
