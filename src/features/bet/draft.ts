import { useEffect, useEffectEvent, useState } from 'react'
import type { BetTypeId } from '#domain/bet/bet-types.ts'
import type { Session } from '#domain/market/session.ts'
import { useDraft } from '#session/storage/use-draft.ts'

/** What the player has entered on a bet screen. */
export interface BetFields {
  gameId: string | null
  session: Session
  /** As written in the cells: '128', '5-123'. */
  number: string
  amount: string
}

/**
 * `from`: the game in the address the draft was typed at; another address starts afresh. `session`:
 * only while the form goes on under another type, else the toggle starts on open
 * (readings.md#bet-session).
 */
const empty = { from: '', gameId: '', session: '', number: '', amount: '' }

/** The fields of a bet form, kept for this tab and player until the bet is placed. */
export function useBetDraft(betType: BetTypeId, gameId: string | null) {
  const from = gameId ?? ''
  const { draft, change, handOver } = useDraft(`bet.${betType}`, empty)
  const isHere = draft.from === from && (draft.number !== '' || draft.amount !== '')
  const [session, setSession] = useState<Session>(
    isHere && draft.session === 'close' ? 'close' : 'open',
  )
  // The session is only handed to the next form: after a reload, it starts on open.
  const forgetSession = useEffectEvent(() => draft.session !== '' && change({ session: '' }))
  useEffect(() => void forgetSession(), [])
  const [chosen, setChosen] = useState(isHere ? draft.gameId : from)
  const fields: BetFields = {
    gameId: chosen === '' ? null : chosen,
    session,
    number: isHere ? draft.number : '',
    amount: isHere ? draft.amount : '',
  }
  const toDraft = (next: BetFields) => ({
    ...{ from, gameId: next.gameId ?? '', number: next.number, amount: next.amount },
  })

  return {
    fields,
    change(part: Partial<BetFields>) {
      const next = { ...fields, ...part }
      setSession(next.session)
      setChosen(next.gameId ?? '')
      change({ ...toDraft(next), session: '' })
    },
    /** Hands what was typed to another bet type, with the chosen session. */
    handOver(other: BetTypeId) {
      const at = fields.gameId ?? ''
      handOver(`bet.${other}`, { ...toDraft(fields), from: at, session })
    },
  }
}
