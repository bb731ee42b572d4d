import type { Session } from '#domain/market/session.ts'
import type { Stage } from '../define.ts'
import { moveTo } from './move-to.ts'

/** What a step does in which staff declare a draw: at 'HH:MM', or now if that has passed. */
export const declares =
  (time: string, gameId: string, session: Session, pana: string) =>
  ({ clock, backend }: Stage): void => {
    moveTo(clock, time)
    backend.commands.declareResult({ gameId, session, pana })
  }
