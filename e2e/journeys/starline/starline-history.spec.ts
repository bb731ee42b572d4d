import type { Page } from '@playwright/test'
import { expect, test, type Stage } from '../../fixtures.ts'
import { expectNoSideScroll } from '../../testing/checks/accessible.ts'

test.use({ scenario: 'busy-history' })

const list = (page: Page) => page.getByRole('list', { name: 'Bets' })
const cards = (page: Page) => list(page).getByRole('listitem')
const pageButton = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages of bets' }).getByRole('button', { name, exact: true })

/** How often the host was asked for exactly these bets; the wait for results also reads. */
async function timesAsked(stage: Stage, wanted: Record<string, string>): Promise<number> {
  const calls = (await stage.log()).filter(({ operation }) => operation === 'listStarlineBets')
  const asked = calls.map(({ path }) => [...new URL(path, 'http://host').searchParams])
  const inOrder = (pairs: [string, string][]) => JSON.stringify(pairs.toSorted())
  const looked = inOrder(Object.entries({ limit: '10', ...wanted }))
  return asked.filter((pairs) => inOrder(pairs) === looked).length
}

test.describe('the Starline history', () => {
  test('pages through what the host has, ten at a time', async ({ page, stage }) => {
    await stage.open('/starline-history')
    await expect(cards(page)).toHaveCount(10)
    const tiles = page.getByRole('main').locator('dl').first()
    await expect(tiles).toContainText('Total bets')
    await expect(tiles).toContainText('Net profit or loss')
    await expect(page.getByText(/^Showing 1 to 10 of 4\d\d bets$/).first()).toBeVisible()
    await expectNoSideScroll(page)
    await pageButton(page, 'Next').click()
    await expect(page).toHaveURL('/starline-history?page=2')
    await expect(page.getByText(/^Showing 11 to 20 of/).first()).toBeVisible()
    await expect.poll(() => timesAsked(stage, { page: '2' })).toBe(1)
    await pageButton(page, 'Last').click()
    await expect(page).toHaveURL(/page=4\d$/)
    await expect(pageButton(page, 'Next')).toBeDisabled()
    await pageButton(page, 'First').click()
    await expect(page).toHaveURL('/starline-history')
    await page.reload()
    await expect(cards(page)).toHaveCount(10)
  })
})
