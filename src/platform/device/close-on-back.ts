import { matches } from './media.ts'

let opened = 0
/** A history entry about to be removed: what opens at the same time takes it over. */
let leaving: { mark: number; timer: ReturnType<typeof setTimeout> } | null = null

/**
 * Lets a phone's back gesture close something modal, if the browser doesn't do that for
 * dialogs itself. Returns the function to call if it's closed in another way.
 */
export function closeOnBack(close: () => void): () => void {
  if ('CloseWatcher' in window || !matches('(pointer: coarse)')) return () => {}
  const taken = leaving?.mark === window.history.state?.modal ? leaving : null
  if (taken) clearTimeout(taken.timer)
  const mark = taken?.mark ?? ++opened
  leaving = null
  // Keeps the router's state, so that the router notices nothing.
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
