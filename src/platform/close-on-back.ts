import { matches } from './media.ts'

let opened = 0

/**
 * Lets the back gesture of a phone close something modal, where the browser does not do that for
 * dialogs by itself. Returns the function that gives the gesture back when it closed otherwise.
 */
export function closeOnBack(close: () => void): () => void {
  if ('CloseWatcher' in window || !matches('(pointer: coarse)')) return () => {}
  const mark = ++opened
  // The router's own state is kept, so that to the router nothing has happened.
  window.history.pushState({ ...window.history.state, modal: mark }, '')
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
    setTimeout(() => {
      if (window.history.state?.modal === mark) window.history.back()
    })
  }
}
