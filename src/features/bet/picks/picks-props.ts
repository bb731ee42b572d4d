import type { BetType } from '#domain/bet/bet-types.ts'
import type { Session } from '#domain/market/session.ts'

export interface PicksProps {
  type: BetType
  session: Session
  /** The number as written in the cells. */
  value: string
  onPick: (value: string) => void
  readOnly: boolean
}
