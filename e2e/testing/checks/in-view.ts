import type { Page } from '@playwright/test'

/**
 * What keeps the texts of a step from being seen: null if they stand together on the screen, and
 * nothing lies over them. Of what is taller than the screen, the beginning counts.
 */
export const hiddenView = (page: Page, view: readonly string[]): Promise<string | null> =>
  page.evaluate((texts) => {
    const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
    const has = (element: Element) => {
      const text = plain(element.textContent ?? '')
      const { width, height } = element.getBoundingClientRect()
      return texts.every((each) => text.includes(plain(each))) && width * height > 1
    }
    const top =
      [...document.querySelectorAll('#root dialog[open]')].at(-1) ??
      document.querySelector('#root .still-sheet')
    const root = document.querySelector('#root')
    let found = [top, root].find((place) => place && has(place))
    if (!found) return `not there: ${texts.join(', ')}`
    for (let inner: Element | undefined = found; inner; inner = [...found.children].find(has)) {
      found = inner
    }
    const { left, right, top: start, bottom } = found.getBoundingClientRect()
    const [inset, tallest] = [3, window.innerHeight / 2]
    const end = Math.min(bottom, start + tallest)
    const [middle, half] = [(left + right) / 2, (start + end) / 2]
    // Not the corners, which may be round.
    for (const [x, y] of [
      [middle, start + inset],
      [left + inset, half],
      [middle, half],
      [right - inset, half],
      [middle, end - inset],
    ] as const) {
      const over = document.elementFromPoint(x, y)
      if (!over) return `outside of the screen: ${Math.round(x)}, ${Math.round(y)}`
      const isIt = found.contains(over) || over.contains(found)
      if (!isIt)
        return `under ${over.tagName} ${over.className} at ${Math.round(x)}, ${Math.round(y)}`
    }
    return null
  }, view)
