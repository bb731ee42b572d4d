import type { BrowserContext, Page } from '@playwright/test'
import type { LedgerCheck } from './ledger-check.ts'
import { countCalls, quiet } from './quiet.ts'

/** The player's two tabs. */
export async function openTabs(context: BrowserContext, ledger: LedgerCheck) {
  async function openPage(): Promise<Page> {
    const page = await context.newPage()
    countCalls(page)
    return page
  }
  const pages = [await openPage(), await openPage()] as [Page, Page]

  return {
    /** The tab of a step. */
    of: (index: number): Page => (index === 0 ? pages[0] : pages[1]),
    all: (): readonly Page[] => pages.filter((page) => !page.isClosed()),
    /** A page ends without warning, as when a phone needs its memory, and is opened again. */
    async kill(index: number): Promise<void> {
      const page = pages[index === 0 ? 0 : 1]
      const address = page.url()
      ledger.left(page)
      const session = await context.newCDPSession(page)
      const isDead = page.waitForEvent('crash')
      // The crashed page can't answer this command.
      session.send('Page.crash').catch(() => undefined)
      await isDead
      await page.close()
      const next = await openPage()
      pages[index === 0 ? 0 : 1] = next
      await next.goto(address)
    },
    /** Waits until every tab has made no calls for a moment; what hangs isn't waited for. */
    async rest(): Promise<void> {
      const openPages = pages.filter((page) => !page.isClosed())
      await Promise.all(openPages.map((page) => quiet(page).catch(() => undefined)))
    },
  }
}

export type BrowserTabs = Awaited<ReturnType<typeof openTabs>>
