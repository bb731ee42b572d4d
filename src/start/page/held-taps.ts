/** The control around a tapped element: a button, a link or a field. */
const controls = 'a, button, label, input, summary'

/** The same element in a page that was rendered again. */
function again(tapped: HTMLElement, page: ParentNode): HTMLElement | undefined {
  if (tapped.isConnected) return tapped
  const name = (part: Element) =>
    [
      part.tagName,
      part.getAttribute('href'),
      part.getAttribute('aria-label'),
      part.textContent,
    ].join()
  return [...page.querySelectorAll<HTMLElement>(controls)].find(
    (part) => name(part) === name(tapped),
  )
}

/** Taps again, in order, what was tapped before the app could answer. */
export function replay(held: readonly HTMLElement[], page: ParentNode): void {
  for (const part of held) again(part, page)?.click()
}

/**
 * Holds what is tapped inside `#root`, and keeps every form there from sending itself: a password
 * must never get into the address. Ends with the function returned, which gives what was tapped.
 */
export function holdTaps(page: Document): () => HTMLElement[] {
  const held: HTMLElement[] = []
  const targetOf = ({ target }: Event) =>
    target instanceof Element ? target.closest('#root *') : null

  function onClick(event: MouseEvent): void {
    const part = targetOf(event)?.closest<HTMLElement>(controls)
    // A field takes the focus by itself.
    if (!part || part.matches('input:not([type=radio], [type=checkbox])')) return
    event.preventDefault()
    event.stopPropagation()
    held.push(part)
  }
  function onSubmit(event: Event): void {
    if (targetOf(event)) event.preventDefault()
  }

  page.addEventListener('click', onClick, true)
  page.addEventListener('submit', onSubmit, true)
  return () => {
    page.removeEventListener('click', onClick, true)
    page.removeEventListener('submit', onSubmit, true)
    return held.splice(0)
  }
}
