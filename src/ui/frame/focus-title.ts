/** Moves the focus to the screen's title, so that it isn't lost when its element goes away. */
export function focusTitle(): void {
  document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true })
}
