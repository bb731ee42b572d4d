import { configKey } from '#platform/ank-json/kept-config.ts'
import { expect, test } from '../../fixtures.ts'
import { balance, betForm, betsSent } from '../../testing/pages/bet-form.ts'
import { expectSaid } from '../../testing/said.ts'

test('a bet the browser resends by itself is one record if the host accepts a key', async ({
  page,
  stage,
  world,
}) => {
  await page.route('**/ank.json', (route) => route.fulfill({ json: { idempotencyKey: '1' } }))
  await stage.open('/dashboard')
  const kept = () => page.evaluate((key) => localStorage.getItem(key), configKey)
  await expect.poll(kept).toBe('{"idempotencyKey":"1"}')

  await page.goto('/bet/single-digit/konkan-day')
  await betForm(page).fill('7', '100')
  world.breakNext('/api/bets')
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/bets'),
  )
  await betForm(page).submit.click()
  expect((await sent).headers()['idempotency-key']).toMatch(/^"[0-9a-f]{32}"$/)
  await expectSaid(page, 'Bet placed successfully!')
  await expect(page).toHaveURL('/dashboard')
  await expect(balance(page, '₹12,350')).toBeVisible()
  // Under another key the second request would be a second record.
  expect(await betsSent(stage)).toHaveLength(2)
  await expect(page.getByText('may have gone through twice')).toHaveCount(0)
})
