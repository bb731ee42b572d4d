/** Use it as the `ref` of something new: scrolls to it when it appears. */
export function bringIntoView(element: HTMLElement | null): void {
  // Missing where there is no layout.
  element?.scrollIntoView?.({ block: 'nearest' })
}
