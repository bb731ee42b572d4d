import type { Page } from '@playwright/test'
import { payoutMessages } from '#messages/en/money/payout.ts'
import { profileMessages } from '#messages/en/player/profile.ts'
import { namePayoutMethod } from '#messages/money/payout-methods.ts'
import { players } from '#mocks/seed/players.ts'
import { paths } from '#paths'
import type { ScenarioSession } from '#scenarios/define.ts'
import { savedOperations, type SavedOperation } from './plan.ts'
import { exactButton, goTo } from './player.ts'

const paytm = namePayoutMethod('paytm')

interface Form {
  /** The account's column in which the host stores it. */
  column: 'name' | 'paytm'
  done: string
  failed: string
  /** The value for the n-th save: all differ, so the host's value shows which one it has stored. */
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

/** Counts what the player saved, what the host stored, and what the toasts said. */
export function openSaves({ backend }: ScenarioSession) {
  const account = () =>
    backend.db.account.findFirst({ where: { id: { equals: players.sample.id } }, strict: true })
  const counts = savedOperations.map((operation) => ({
    operation,
    entered: new Set<string>(),
    stored: new Set<string>(),
    done: 0,
    failed: 0,
  }))
  const countsOf = (operation: SavedOperation) => {
    const count = counts.find((each) => each.operation === operation)
    if (!count) throw new Error(`${operation} saves nothing.`)
    return count
  }
  backend.subscribe(() => {
    const row = account()
    for (const { operation, entered, stored } of counts) {
      const value = row[forms[operation].column] ?? ''
      if (entered.has(value)) stored.add(value)
    }
  })
  return {
    /** Fills in a form; returns how to press its button. */
    async fill(page: Page, operation: SavedOperation): Promise<() => Promise<void>> {
      const { entered } = countsOf(operation)
      const value = forms[operation].value(entered.size + 1)
      await forms[operation].fill(page, value)
      return () => {
        entered.add(value)
        return exactButton(page, 'Save').click()
      }
    },
    heard(sentence: string): void {
      for (const count of counts) {
        if (sentence === forms[count.operation].done) count.done += 1
        if (sentence === forms[count.operation].failed) count.failed += 1
      }
    },
    /** Sentences about toasts that contradict what the host stored. */
    wrong: (): string[] =>
      counts.flatMap(({ operation, entered, stored, done, failed }) => [
        ...(done > stored.size ? [`${operation} was said to be saved and was not`] : []),
        ...(failed + stored.size > entered.size
          ? [`${operation} was said to have failed and was saved`]
          : []),
      ]),
  }
}
