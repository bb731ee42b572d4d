import type { Page } from '@playwright/test'

/**
 * Why the texts of a step can't be seen; null if one element on the screen has them all and nothing
 * covers it. Of an element taller than half the screen, only the beginning is checked.
 */
export const hiddenView = (page: Page, view: readonly string[]): Promise<string | null> =>
  page.evaluate((texts) => {
    const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
    const has = (candidate: Element) => {
      const text = plain(candidate.textContent ?? '')
      const { width, height } = candidate.getBoundingClientRect()
      return texts.every((each) => text.includes(plain(each))) && width * height > 1
    }
    // A form without a box is what it contains.
    const partsOf = (whole: Element): Element[] =>
      [...whole.children].flatMap((child) =>
        getComputedStyle(child).display === 'contents' ? partsOf(child) : [child],
      )
    const top =
      [...document.querySelectorAll('#root dialog[open]')].at(-1) ??
      document.querySelector('#root .still-sheet')
    const root = document.querySelector('#root')
    let element = [top, root].find((place) => place && has(place))
    if (!element) return `not there: ${texts.join(', ')}`
    for (let inner: Element | undefined = element; inner; inner = partsOf(element).find(has)) {
      element = inner
    }
    const { left, right, top: start, bottom } = element.getBoundingClientRect()
    const [inset, tallest] = [3, window.innerHeight / 2]
    const end = Math.min(bottom, start + tallest)
    const [middle, half] = [(left + right) / 2, (start + end) / 2]
    // Points along the edges, but not in the corners, which may be round.
    for (const [x, y] of [
      [middle, start + inset],
      [left + inset, half],
      [middle, half],
      [right - inset, half],
      [middle, end - inset],
    ] as const) {
      const over = document.elementFromPoint(x, y)
      if (!over) return `outside of the screen: ${Math.round(x)}, ${Math.round(y)}`
      // The link of a row takes presses on all of it, and draws nothing there.
      const row = over.closest('.row-link')?.closest('li')
      const isIt = element.contains(over) || over.contains(element) || row?.contains(element)
      if (!isIt)
        return `under ${over.tagName} ${over.className} at ${Math.round(x)}, ${Math.round(y)}`
    }
    return null
  }, view)
