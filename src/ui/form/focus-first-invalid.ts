import { bringIntoView } from '../content/bring-into-view.ts'

/** A button or a choice can't be `aria-invalid`. */
const invalid = '[aria-invalid="true"], :is(button, input)[data-invalid]'

/**
 * After a refused submit: focus on the first wrong field. The errors are rendered in a microtask,
 * so they're there by the next task; a frame later, the player may already be typing elsewhere.
 */
export function focusFirstInvalid(form: HTMLElement): void {
  setTimeout(() => {
    const field = form.querySelector<HTMLElement>(invalid)
    field?.focus()
    showError(field)
  })
}

/** Scrolls until the error of a field is in view, and not behind the footer. */
function showError(field: HTMLElement | null): void {
  const error = document.getElementById(field?.getAttribute('aria-describedby') ?? '')
  bringIntoView(error)
  const footer = field?.closest('form')?.querySelector('footer')
  if (!error || !footer) return
  const hidden = error.getBoundingClientRect().bottom + 8 - footer.getBoundingClientRect().top
  if (hidden > 0) window.scrollBy(0, hidden)
}
