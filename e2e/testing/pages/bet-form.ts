import type { Page } from '@playwright/test'

/** The bet screen as a player meets it. */
export function betForm(page: Page) {
  const number = page.getByRole('textbox', { name: /^(Digit|Jodi|Panna|Half sangam|Full sangam)$/ })
  const amount = page.getByRole('spinbutton', { name: 'Amount' })
  const submit = page.getByRole('button', { name: 'Place Bet' })
  return {
    number,
    amount,
    submit,
    async fill(typed: string, rupees: string): Promise<void> {
      await number.fill(typed)
      await amount.fill(rupees)
    },
  }
}

/**
 * From now on, opens the receipt of a placed bet as soon as it's drawn: it's only there for 1.5 s,
 * and a press from outside the page takes longer than that on a busy machine.
 */
export const openReceiptWhenThere = (page: Page, words = 'Open the receipt'): Promise<void> =>
  page.evaluate((said) => {
    const watcher = new MutationObserver(() => {
      const buttons = [...document.querySelectorAll('button')]
      const receipt = buttons.find(({ textContent }) => textContent.includes(said))
      if (!receipt) return
      watcher.disconnect()
      receipt.click()
    })
    watcher.observe(document.body, { childList: true, subtree: true })
  }, words)

/** The balance in the app bar, as it is written there, behind its name. */
export const balance = (page: Page, rupees: string, name = 'Balance') =>
  page.getByRole('banner').getByRole('link', { name: `${name} ${rupees}`, exact: true })

/** The balance in the app bar while nobody knows whether a request has lowered it. */
export const unsureBalance = (page: Page, rupees: string) =>
  balance(page, rupees, 'Balance, being checked')
