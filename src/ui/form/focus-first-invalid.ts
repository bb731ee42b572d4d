import { bringIntoView } from '../content/bring-into-view.ts'

/** A button or a choice can't be `aria-invalid`. */
const invalid = '[aria-invalid="true"], :is(button, input)[data-invalid]'

/**
 * After a refused submit: focus on the first wrong field. The errors are rendered in a microtask,
 * so they're there by the next task; a frame later, the player may already be typing elsewhere.
 *
 * @param focused what had the focus when the button was pressed: nothing moves if the player has
 *   gone elsewhere since
 */
export function focusFirstInvalid(form: HTMLElement, focused = document.activeElement): void {
  setTimeout(() => {
    if (hasMovedOn(focused)) return
    const field = form.querySelector<HTMLElement>(invalid)
    field?.focus()
    showError(field)
  })
}

/** Whether the player has given the focus to something else. A pressed button that went away has lost it. */
export const hasMovedOn = (focused: Element | null): boolean =>
  document.activeElement !== focused && document.activeElement !== document.body

/**
 * Scrolls until the error of a field is in view, and not behind the footer. One that the footer says
 * is in view: there, it's the field that must be.
 */
function showError(field: HTMLElement | null): void {
  const said = document.getElementById(field?.getAttribute('aria-describedby') ?? '')
  const footer = field?.closest('form')?.querySelector('footer')
  const error = footer?.contains(said) ? field : said
  bringIntoView(error)
  if (!error || !footer) return
  const hidden = error.getBoundingClientRect().bottom + 8 - footer.getBoundingClientRect().top
  if (hidden > 0) window.scrollBy(0, hidden)
}
