import { createSignal } from '#lib/store.ts'
import { openInstead } from '#platform/links/open-link.ts'

const signal = createSignal()
let address: string | null = null

function say(next: string | null): void {
  address = next
  signal.emit()
}

/** The address that would have been opened, until it's dismissed. */
export const leaving = {
  address: () => address,
  dismiss: () => say(null),
  subscribe: signal.subscribe,
}

/** Whether an address leads out of the demo: to another app or another site. */
const leadsOut = ({ origin, protocol }: URL) =>
  protocol !== 'blob:' &&
  // Several kinds of address, such as a file's and a payment app's, have no origin.
  (origin !== window.location.origin || protocol !== window.location.protocol)

/**
 * From now on the demo opens no other app and no other site; `leaving` says what would have been
 * opened. Nobody watching the demo should call, pay or write to anyone.
 */
export function stayHere(): void {
  openInstead(say)
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest('a')
      if (!link || !link.href || !leadsOut(new URL(link.href))) return
      event.preventDefault()
      say(link.href)
    },
    { capture: true },
  )
}
