const focusable = 'a[href], button, input, textarea, select'

/**
 * A ref for a region that scrolls on its own. While its content is taller than it and has nothing to
 * focus, it takes the focus itself: without that, some browsers let no key scroll it.
 */
export function focusIfScrolling(region: HTMLElement | null): (() => void) | undefined {
  if (region === null || typeof ResizeObserver === 'undefined') return undefined
  const sizes = new ResizeObserver(() => {
    const isScrolling = region.scrollHeight > region.clientHeight
    if (isScrolling && region.querySelector(focusable) === null) region.tabIndex = 0
    else region.removeAttribute('tabindex')
  })
  for (const element of [region, ...region.children]) sizes.observe(element)
  return () => sizes.disconnect()
}
