import { createStore } from 'zustand/vanilla'
import { pathOnScreen } from '#platform/links/address.ts'
import { openInstead } from '#platform/links/open-link.ts'

/** An address that would have been opened, and the path of the screen on which. */
export interface Leaving {
  address: string
  path: string
}

const { getState, setState, subscribe } = createStore<{ last: Leaving | null }>(() => ({
  last: null,
}))

/** What would have been opened last, until it's dismissed. */
export const leaving = { getState, subscribe, dismiss: () => setState({ last: null }) }

/** Whether an address leads out of the demo: to another app or another site. */
const leadsOut = ({ origin, protocol }: URL) =>
  protocol !== 'blob:' &&
  // Several kinds of address, such as a file's and a payment app's, have no origin.
  (origin !== window.location.origin || protocol !== window.location.protocol)

/**
 * From now on the demo opens no other app and no other site; `leaving` says what would have been
 * opened. Nobody watching the demo should call, pay or write to anyone.
 */
export function interceptLeaving(): void {
  const say = (address: string) => setState({ last: { address, path: pathOnScreen() } })
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
