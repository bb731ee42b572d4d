import { matches } from './media.ts'

let opened = 0
/** An entry that is about to be given back: what opens at the same time takes it over. */
let leaving: { mark: number; timer: ReturnType<typeof setTimeout> } | null = null

/**
 * Lets the back gesture of a phone close something modal, where the browser does not do that for
 * dialogs by itself. Returns the function that gives the gesture back when it closed otherwise.
 */
export function closeOnBack(close: () => void): () => void {
  if ('CloseWatcher' in window || !matches('(pointer: coarse)')) return () => {}
  const taken = leaving?.mark === window.history.state?.modal ? leaving : null
  if (taken) clearTimeout(taken.timer)
  const mark = taken?.mark ?? ++opened
  leaving = null
  // The router's own state is kept, so that to the router nothing has happened.
  if (!taken) window.history.pushState({ ...window.history.state, modal: mark }, '')
  let gone = false
  const pop = () => {
    gone = true
    window.removeEventListener('popstate', pop)
    close()
  }
  window.addEventListener('popstate', pop)
  return () => {
    window.removeEventListener('popstate', pop)
    if (gone) return
    // Later, because a link inside may be about to navigate: then its own entry is on top.
    const timer = setTimeout(() => {
      leaving = null
      if (window.history.state?.modal === mark) window.history.back()
    })
    leaving = { mark, timer }
  }
}
