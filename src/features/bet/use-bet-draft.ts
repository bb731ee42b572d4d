import { useState } from 'react'
import type { BetTypeId } from '#domain/bet/bet-types.ts'
import { isSession, type Session } from '#domain/market/session.ts'
import { useDraft } from '#drafts/use-draft.ts'
import { draftPlace } from '#play/bets-again.ts'

/** What the player has entered on a bet screen. */
export interface BetFields {
  gameId: string | null
  session: Session
  /** As written in the cells: '128', '5-123'. */
  number: string
  amount: string
}

/**
 * `from`: the address the draft was typed at, its game and the session it begins on; another one starts
 * afresh. All parts come back together: a number without its session would be another bet.
 */
const empty = { from: '', gameId: '', session: '', number: '', amount: '' }

/** The fields of a bet form, kept for this tab and player until the bet is placed. */
export function useBetDraft(betType: BetTypeId, gameId: string | null, begins: Session) {
  const from = draftPlace(gameId, begins)
  const { draft, change, clear, handOver } = useDraft(`bet.${betType}`, empty)
  const drafted = draft.from === from && isSession(draft.session) ? draft.session : null
  const isHere = drafted !== null
  const [session, setSession] = useState(drafted ?? begins)
  const [chosen, setChosen] = useState(isHere ? draft.gameId : (gameId ?? ''))
  const fields: BetFields = {
    gameId: chosen === '' ? null : chosen,
    session,
    number: isHere ? draft.number : '',
    amount: isHere ? draft.amount : '',
  }

  return {
    fields,
    change(part: Partial<BetFields>) {
      const next = { ...fields, ...part }
      setSession(next.session)
      setChosen(next.gameId ?? '')
      change({ ...next, from, gameId: next.gameId ?? '' })
    },
    /** After a bet: the form stays on its game and session, but the next one begins afresh. */
    clear,
    /** Hands what was typed to another bet type, with the chosen session. */
    handOver(other: BetTypeId) {
      const at = fields.gameId ?? ''
      handOver(`bet.${other}`, { ...fields, from: draftPlace(at, 'open'), gameId: at })
    },
  }
}
