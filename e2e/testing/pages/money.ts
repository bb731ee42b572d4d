import { expect, type Page } from '@playwright/test'
import type { LogEntry } from '#api/request-log.ts'
import type { OperationName } from '#api/table/table.ts'
import type { Stage } from '../../fixtures.ts'
import { balance } from './bet-form.ts'

/** What a deposit says once the host has recorded it. */
export const depositDone = 'Fund request submitted successfully! Please wait for admin approval.'

/** What a withdrawal says once the host has recorded it. */
export const withdrawalDone =
  'Withdrawal request submitted successfully! Please wait for admin approval.'

/** Every call of an operation as the host saw it, whatever became of it; oldest first. */
export async function callsOf(stage: Stage, operation: OperationName): Promise<LogEntry[]> {
  return (await stage.log()).filter((call) => call.operation === operation)
}

/** The reference that a card shows: the id staff know the request by. */
const referenceIn = async (page: Page, card: string): Promise<string> => {
  const line = page.getByRole('region', { name: card }).getByText(/^Ref\. \S+$/)
  return (await line.innerText()).replace('Ref. ', '')
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
    reference: () => referenceIn(page, 'Your last request'),
    async chooseApp(rupees: string): Promise<void> {
      await amount.fill(rupees)
      await page.getByRole('radio', { name: /^UPI app/ }).check()
    },
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
    card: page.getByRole('region', { name: 'Request sent' }),
    reference: () => referenceIn(page, 'Request sent'),
    async fill(rupees: string, to: RegExp): Promise<void> {
      await page.getByRole('radio', { name: to }).check()
      await amount.fill(rupees)
    },
  }
}

/** The balance is the same on the dashboard and in the wallet, which is shown at the end. */
export async function expectBalance(page: Page, rupees: string): Promise<void> {
  await page.goto('/dashboard')
  await expect(balance(page, rupees)).toBeVisible()
  await page.goto('/wallet')
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText(rupees)
}
