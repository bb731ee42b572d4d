/** The focus to the screen's title: what had it goes away, and it must not fall to the body. */
export function focusTitle(): void {
  document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true })
}
