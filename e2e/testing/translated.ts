import type { Page } from '@playwright/test'

/**
 * Translates the page as Chrome does, again after each change: every text becomes two elements of its
 * own with the same letters, and the text's own node is gone. What's `translate="no"` stays.
 */
export const translate = (page: Page) =>
  page.addInitScript(() => {
    const isExcluded = (text: Text) =>
      text.parentElement === null ||
      text.parentElement.closest('font, [translate="no"], script, style, textarea, title') !== null
    function translateAll() {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts.filter((each) => !isExcluded(each))) {
        const outer = document.createElement('font')
        const inner = outer.appendChild(document.createElement('font'))
        inner.textContent = text.data
        text.replaceWith(outer)
      }
    }
    // In the same task as the change: before anything else can happen to the page.
    const watcher = new MutationObserver(() => {
      translateAll()
      watcher.takeRecords()
    })
    const start = () => {
      translateAll()
      watcher.takeRecords()
      watcher.observe(document.body, { childList: true, subtree: true, characterData: true })
    }
    // Chrome begins once the page is there.
    if (document.readyState === 'complete') start()
    else addEventListener('load', start)
  })

/** Texts on screen that differ from what React last rendered there. On a correct page there are none. */
export const staleTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root *, dialog *')].flatMap((element) => {
      const name = Object.keys(element).find((key) => key.startsWith('__reactProps$'))
      const props = (element as unknown as Record<string, { children?: unknown }>)[name ?? '']
      const rendered = props?.children
      if (typeof rendered !== 'string' && typeof rendered !== 'number') return []
      const text = element.textContent ?? ''
      return text === String(rendered) ? [] : [`${text} stands for ${rendered}`]
    }),
  )
