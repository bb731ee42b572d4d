/** Scrolls to an element; used as the `ref` of something new, when it appears. */
export function bringIntoView(element: HTMLElement | null): void {
  // Missing where there is no layout.
  element?.scrollIntoView?.({ block: 'nearest' })
}
