import { expect, type Page } from '@playwright/test'
import { rowOf } from '#api/table/table.ts'
import type { LedgerCheck } from './ledger-check.ts'
import type { outcomesOf } from './outcomes.ts'
import { patienceMs } from './page-check.ts'
import type { ExplorerStep } from './plan.ts'
import { fillIn, pressButton } from './player.ts'
import type { BrowserTabs } from './tabs.ts'

type StepOf<Do extends ExplorerStep['do']> = Extract<ExplorerStep, { do: Do }>

/** Sends the player's requests, each with the outcome the plan gives it. */
export function createSender(
  ledger: LedgerCheck,
  outcomes: ReturnType<typeof outcomesOf>,
  tabs: BrowserTabs,
) {
  return {
    /** Presses a button that sends money, and waits for the request. Throws if there is none. */
    async send({ tab, what, amount, press, outcome }: StepOf<'send'>): Promise<void> {
      const before = ledger.posts().length
      const waitForPosts = (count: number) =>
        expect
          .poll(() => ledger.posts().length, { timeout: patienceMs })
          .toBeGreaterThanOrEqual(before + count)
      const cancelOutcome = outcomes.arrange(what, outcome)
      const isInBoth = press === 'in both tabs at once'
      const pages = isInBoth ? [tabs.of(tab), tabs.of(1 - tab)] : [tabs.of(tab)]
      try {
        const buttons = await Promise.all(pages.map((page) => fillIn(page, what, amount)))
        await Promise.all(
          buttons.map((submit) => {
            ledger.expectDone(what)
            return pressButton(submit, isInBoth ? 'tap' : press, what)
          }),
        )
        await waitForPosts(1).catch(() => {
          throw new Error('nothing was sent')
        })
        // The other tab's turn comes once the first one's request is over; it may not be sent at all.
        if (isInBoth) await waitForPosts(2).catch(() => undefined)
      } finally {
        // This outcome must not apply to a later request.
        if (ledger.posts().length === before) cancelOutcome()
      }
    },
    /** Fills in a form and saves it, and waits for the request. Throws if there is none. */
    async save(page: Page, { what, outcome }: StepOf<'save'>): Promise<void> {
      const press = await ledger.saves.fill(page, what)
      const cancelOutcome = outcomes.arrange(what, outcome)
      const { method, path } = rowOf(what)
      const sending = page.waitForRequest(
        (request) => request.method() === method && request.url().endsWith(`/api${path}`),
        { timeout: patienceMs },
      )
      await Promise.all([sending, press()]).catch((error: unknown) => {
        cancelOutcome()
        throw error
      })
    },
  }
}
