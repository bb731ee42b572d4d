/** As the `ref` of something new that must be seen: scrolls to it when it appears. */
export function bringIntoView(element: HTMLElement | null): void {
  // Missing where there is no layout.
  element?.scrollIntoView?.({ block: 'nearest' })
}
