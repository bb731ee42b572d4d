/**
 * After a refused submit: focus on the first wrong field. The errors are drawn in a microtask, so
 * they stand by the next task; a frame later the player may be typing elsewhere already.
 */
export function focusFirstInvalid(form: HTMLElement): void {
  setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
