import { createLastKnown, type KeptParts } from '#api/last-known.ts'
import { keepPublicAnswers } from '#api/public-answers.ts'
import { timers } from '#platform/schedule.ts'
import { browserShelf } from '#platform/shelf.ts'

/** Keeps the answers of this visit for the next one without a connection. */
export function keepAnswers(parts: KeptParts) {
  void keepPublicAnswers({ ...parts, shelf: browserShelf('ank.public'), version: __VERSION__ })
  return createLastKnown({
    ...parts,
    shelf: browserShelf('ank.last-known'),
    version: __VERSION__,
    schedule: timers,
  })
}
