import type { Page } from '@playwright/test'

/** The Starline screen and its bet sheet as a player meets them. */
export function starline(page: Page) {
  const sheet = page.getByRole('dialog', { name: /Starline$/ })
  return {
    sheet,
    /** The card of the game that draws at this time. */
    card: (time: string) =>
      page
        .getByRole('region', { name: 'Games' })
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: time, exact: true }) }),
    number: sheet.getByRole('textbox', { name: 'Number' }),
    amount: sheet.getByRole('spinbutton', { name: 'Amount' }),
    submit: sheet.getByRole('button', { name: 'Place Bet' }),
    async play(time: string): Promise<void> {
      await page.getByRole('button', { name: new RegExp(`^Play Game, ${time}`) }).click()
    },
    async pick(group: 'Bet type' | 'Number' | 'Quick amounts', name: string): Promise<void> {
      await sheet.getByRole('group', { name: group }).getByRole('button', { name }).click()
    },
  }
}
