import { createLastKnown, type KeptParts } from '#session/kept/last-known.ts'
import { keepPublicAnswers } from '#session/kept/public-answers.ts'
import { onIdle } from '#platform/device/idle.ts'
import { type Schedule, timers } from '#platform/schedule.ts'
import { browserItemStore } from '#platform/kept/item-store.ts'

/** After `ms`, and not while the page is busy with what the player wants to see. */
const whenQuiet: Schedule = (run, ms) => {
  let cancel = timers(() => {
    cancel = onIdle(run)
  }, ms)
  return () => cancel()
}

/** Keeps the answers of this visit for the next one without a connection. */
export function keepAnswers(parts: KeptParts) {
  keepPublicAnswers({
    ...parts,
    itemStore: browserItemStore('ank.public'),
    version: __VERSION__,
  })
  return createLastKnown({
    ...parts,
    itemStore: browserItemStore('ank.last-known'),
    version: __VERSION__,
    schedule: whenQuiet,
  })
}
