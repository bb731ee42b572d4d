import { expect as soon, test } from '../../fixtures.ts'
import { brokenLine } from '../../testing/checks/problems.ts'
import { balance, betForm, betsSent } from '../../testing/pages/bet-form.ts'

/** A lost bet is looked up again and again, with growing pauses: it might still arrive. */
const expect = soon.configure({ timeout: 15_000 })

test('a slip of three: one is refused, one found although its answer was lost', async ({
  page,
  stage,
  problems,
}) => {
  problems.allow(brokenLine)
  problems.allow(/status of 400/)
  await page.setViewportSize({ width: 320, height: 640 })
  await stage.open('/bet/single-digit/konkan-day')
  const form = betForm(page)
  const add = page.getByRole('button', { name: 'Add another number' })
  const line = (digit: string) =>
    page
      .getByRole('region', { name: 'Bet slip' })
      .getByRole('listitem')
      .filter({ hasText: `${digit} on Konkan Day, Open, ₹100` })
  await form.fill('7', '100')
  await add.click()
  await expect(form.number).toBeFocused()
  await form.number.fill('3')
  await page.keyboard.press('Tab')
  await add.click()
  await form.number.fill('5')
  await expect(page.getByText('Single Digit, 3 bets, ₹300')).toBeVisible()
  expect(await betsSent(stage)).toEqual([])

  await page.route('**/api/bets', async (route) => {
    const { betNumber } = route.request().postDataJSON() as { betNumber: string }
    if (betNumber === '7') return route.continue()
    if (betNumber === '3') {
      return route.fulfill({ status: 400, json: { message: 'This number takes no more bets' } })
    }
    // Placed, and the answer is lost.
    await route.fetch()
    await stage.fault({ operation: 'listMyBets', fault: { kind: 'network' } })
    return route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Place 3 bets' }).dblclick()
  await expect(line('7')).toContainText('Placed')
  await expect(line('3')).toContainText('Not placed: This number takes no more bets')
  await expect(line('5')).toContainText('Checking whether it was placed')
  await expect(balance(page, '₹12,350')).toBeVisible()

  await stage.clearFaults()
  await page.unroute('**/api/bets')
  await expect(line('5')).toContainText('Placed')
  await expect(balance(page, '₹12,250')).toBeVisible()
  // The refusal came from before the host.
  expect(await betsSent(stage)).toHaveLength(2)

  // The same again is one tap, and is sent with another.
  await page.getByRole('button', { name: 'Play these again' }).click()
  await expect(page.getByText('Single Digit, 3 bets, ₹300')).toBeVisible()
  await page.getByRole('button', { name: 'Remove 3 on Konkan Day, Open, ₹100' }).click()
  await page.getByRole('button', { name: 'Place 2 bets' }).click()
  await expect(balance(page, '₹12,050')).toBeVisible()
  expect(await betsSent(stage)).toHaveLength(4)
  // Toasts stay while a pointer rests on them.
  await page.mouse.move(0, 639)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByRole('region', { name: 'Bet slip' })).toHaveCount(0)
})
