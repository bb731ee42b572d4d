import type { Page } from '@playwright/test'
import { players } from '../../mocks/seed/players.ts'
import type { ScenarioSession } from '../../scenarios/define.ts'
import { payoutMessages } from '../../src/messages/en/money/payout.ts'
import { profileMessages } from '../../src/messages/en/player/profile.ts'
import { namePayoutMethod } from '../../src/messages/money/payout-methods.ts'
import { paths } from '../../src/paths.ts'
import { savedOperations, type SavedOperation } from './plan.ts'
import { exactButton, goTo } from './player.ts'

const paytm = namePayoutMethod('paytm')

interface Form {
  /** Where the host keeps it. */
  column: 'name' | 'paytm'
  done: string
  failed: string
  /** A different one each time, so that the host's value says which of them it has. */
  value(count: number): string
  fill(page: Page, value: string): Promise<void>
}

const forms: Record<SavedOperation, Form> = {
  updateUserProfile: {
    column: 'name',
    done: profileMessages.updated,
    failed: profileMessages.updateFailed,
    value: (count) => `Sample Player ${count}`,
    async fill(page, value) {
      await goTo(page, paths.wallet)
      await exactButton(page, 'Edit Profile').click()
      await page.getByRole('textbox', { name: 'Name' }).fill(value)
    },
  },
  updatePaymentDetails: {
    column: 'paytm',
    done: payoutMessages.walletUpdated(paytm),
    failed: payoutMessages.walletFailed(paytm),
    value: (count) => String(9_876_500_000 + count),
    async fill(page, value) {
      await goTo(page, paths.paytm)
      await page.getByRole('textbox', { name: payoutMessages.walletNumber(paytm) }).fill(value)
    },
  },
}

/** Keeps count of what the player saved, what the host took over, and what was said. */
export function openSaves({ backend }: ScenarioSession) {
  const account = () =>
    backend.db.account.findFirst({ where: { id: { equals: players.sample.id } }, strict: true })
  const counts = savedOperations.map((operation) => ({
    operation,
    wished: new Set<string>(),
    taken: new Set<string>(),
    done: 0,
    failed: 0,
  }))
  const countsOf = (operation: SavedOperation) => {
    const found = counts.find((each) => each.operation === operation)
    if (!found) throw new Error(`${operation} saves nothing.`)
    return found
  }
  backend.subscribe(() => {
    const row = account()
    for (const { operation, wished, taken } of counts) {
      const value = row[forms[operation].column] ?? ''
      if (wished.has(value)) taken.add(value)
    }
  })
  return {
    /** Fills in a form; returns how to press its button. */
    async fill(page: Page, operation: SavedOperation): Promise<() => Promise<void>> {
      const { wished } = countsOf(operation)
      const value = forms[operation].value(wished.size + 1)
      await forms[operation].fill(page, value)
      return () => {
        wished.add(value)
        return exactButton(page, 'Save').click()
      }
    },
    heard(sentence: string): void {
      for (const count of counts) {
        if (sentence === forms[count.operation].done) count.done += 1
        if (sentence === forms[count.operation].failed) count.failed += 1
      }
    },
    /** What does not fit together. */
    wrong: (): string[] =>
      counts.flatMap(({ operation, wished, taken, done, failed }) => [
        ...(done > taken.size ? [`${operation} was said to be saved and was not`] : []),
        ...(failed + taken.size > wished.size
          ? [`${operation} was said to have failed and was saved`]
          : []),
      ]),
  }
}
