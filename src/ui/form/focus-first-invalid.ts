/**
 * After a refused submit: focus on the first wrong field. The errors are drawn in a microtask, so
 * they're there by the next task; a frame later, the player may already be typing elsewhere.
 */
export function focusFirstInvalid(form: HTMLElement): void {
  setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
