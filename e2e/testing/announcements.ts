import { expect, type BrowserContext, type Page } from '@playwright/test'

/**
 * Keeps what is shown and said for a moment only. A toast leaves after 2 s and a receipt after
 * 1.5 s: on a busy machine a look from outside of the page may come too late.
 */
export const recordAnnouncements = (context: BrowserContext) =>
  context.addInitScript(() => {
    const announced: string[] = []
    Object.assign(window, { announced })
    const spoken = '[role="status"], [role="alert"]'
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
      for (const node of added.filter((each) => each instanceof Element)) {
        const lines = node.matches(spoken) ? [node] : node.querySelectorAll(spoken)
        for (const line of lines) if (line.checkVisibility()) announced.push(line.textContent)
      }
    }).observe(document, { childList: true, subtree: true })
  })

/**
 * Says it loudly when a text gets a node of its own instead of an element: on a page that is
 * translated it would stand for ever (docs/decisions/0034-translated-pages.md).
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

/** All that the page has announced since it was loaded. */
export const announcedOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { announced: string[] }).announced)

/** The page has shown and said this sentence since it was loaded; it may be gone by now. */
export const expectAnnounced = (page: Page, sentence: string): Promise<void> =>
  expect.poll(() => announcedOn(page)).toContainEqual(expect.stringContaining(sentence))
