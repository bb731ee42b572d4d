import { expect, type Locator, type Page } from '@playwright/test'
import type { LogEntry } from '#api/request-log.ts'
import type { OperationName } from '#api/table/table.ts'
import type { JourneyControl } from '../../fixtures.ts'

/** Every call of an operation as the host saw it, whatever became of it; oldest first. */
export async function callsOf(
  control: JourneyControl,
  operation: OperationName,
): Promise<LogEntry[]> {
  return (await control.log()).filter((call) => call.operation === operation)
}

/** The deposit screen as a player meets it. */
export function depositForm(page: Page) {
  const amount = page.getByRole('spinbutton', { name: 'Amount to add' })
  const byApp = page.getByRole('button', { name: 'Pay with UPI app' })
  return {
    amount,
    byApp,
    /** The last request as the host recorded it. */
    card: page.getByRole('region', { name: 'Your last request' }),
    /** Opens the sheet with the code. */
    async showQr(rupees: string) {
      await amount.fill(rupees)
      await page.getByRole('button', { name: 'Show QR code' }).click()
      const sheet = page.getByRole('dialog', { name: 'Scan to pay' })
      await expect(sheet.getByRole('img', { name: /^QR code that pays/ })).toBeVisible()
      return sheet
    },
    paid: page.getByRole('button', { name: 'I’ve paid' }),
  }
}

/** The withdraw screen as a player meets it. */
export function withdrawForm(page: Page) {
  const amount = page.getByRole('spinbutton', { name: 'Points to withdraw' })
  return {
    amount,
    submit: page.getByRole('button', { name: 'Withdraw', exact: true }),
    /** What the host recorded. */
    receipt: page.getByRole('button', { name: /Request sent/ }),
    async fill(rupees: string, to: RegExp): Promise<void> {
      await page.getByRole('radio', { name: to }).check()
      await amount.fill(rupees)
    },
  }
}

/**
 * Presses "Check again". The app checks by itself too: if it finds the request just before,
 * the button is gone and there's nothing left to press.
 */
export async function checkAgain(within: Page | Locator): Promise<void> {
  const again = within.getByRole('button', { name: 'Check again' }).first()
  await again.click({ timeout: 10_000 }).catch(async (error: unknown) => {
    if (await again.isVisible()) throw error
  })
}
