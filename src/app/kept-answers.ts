import { createLastKnown, type KeptParts } from '#api/last-known.ts'
import { timers } from '#platform/schedule.ts'
import { browserShelf } from '#platform/shelf.ts'

/** Keeps the answers of this visit for the next one without a connection. */
export const keepAnswers = (parts: KeptParts) =>
  createLastKnown({
    ...parts,
    shelf: browserShelf('ank.last-known'),
    version: __VERSION__,
    schedule: timers,
  })
