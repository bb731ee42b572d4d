import { expect, type BrowserContext, type Page } from '@playwright/test'

/**
 * Keeps what is shown and said for a moment only. A toast leaves after 2 s and a receipt after
 * 1.5 s: on a busy machine a look from outside of the page may come too late.
 */
export const recordAnnouncements = (context: BrowserContext) =>
  context.addInitScript(() => {
    const announced: string[] = []
    Object.assign(window, { announced })
    const liveRegions = '[role="status"], [role="alert"]'
    new MutationObserver((changes) => {
      const addedNodes = changes.flatMap((change) => [...change.addedNodes])
      for (const node of addedNodes.filter((each) => each instanceof Element)) {
        const lines = node.matches(liveRegions) ? [node] : node.querySelectorAll(liveRegions)
        for (const line of lines) if (line.checkVisibility()) announced.push(line.textContent)
      }
    }).observe(document, { childList: true, subtree: true })
  })

/**
 * Reports an error when the page makes a text node outside of React's elements: on a translated page,
 * such a text would never change again (docs/decisions/0034-translated-pages.md).
 */
export const forbidStrayTexts = (context: BrowserContext) =>
  context.addInitScript(() => {
    const make = Document.prototype.createTextNode
    Document.prototype.createTextNode = function createTextNode(text) {
      // The accessibility checker makes empty ones.
      if (text !== '') console.error(`A text without an element of its own: “${text}”`)
      return make.call(this, text)
    }
  })

/** The sentences that the page has announced to screen readers since it was loaded, in order. */
export const announcedOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { announced: string[] }).announced)

/** Waits until the page has announced this sentence, which needn't be on screen any more. */
export const expectAnnounced = (page: Page, sentence: string): Promise<void> =>
  expect.poll(() => announcedOn(page)).toContainEqual(expect.stringContaining(sentence))
