import { expect, test } from '../../fixtures.ts'
import { brokenLine } from '../../testing/checks/problems.ts'
import { breakCalls } from '../../testing/host/faults.ts'
import { operatorSays, wasHere } from '../../testing/operator-file.ts'
import { balance, betForm } from '../../testing/pages/bet-form.ts'
import { callsOf } from '../../testing/pages/money.ts'
import { expectSaid } from '../../testing/said.ts'

// A browser repeats by itself what breaks on a connection it has used before.

test('a bet the browser resends by itself is pointed out, with both ids for support', async ({
  page,
  stage,
  world,
  problems,
}) => {
  problems.allow(brokenLine)
  await stage.open('/bet/single-digit/konkan-day')
  await betForm(page).fill('7', '100')
  breakCalls(world, 'placeBet', 'lost after it was done', { times: 1 })
  await betForm(page).submit.click()
  await expect(
    page.getByText('Your ₹100 bet on Konkan Day may have gone through twice'),
  ).toBeVisible()
  expect(await callsOf(stage, 'placeBet')).toHaveLength(2)
  await page.getByRole('button', { name: 'Details' }).click()
  const sheet = page.getByRole('dialog', { name: 'It may have gone through twice' })
  await expect(sheet).toContainText('your history shows it 2 times')
  await sheet.getByRole('button', { name: 'Got it' }).click()
  await expect(page.getByText('may have gone through twice')).toHaveCount(0)
})

test('it’s one record if the host accepts a key', async ({ page, stage, world }) => {
  await stage.open('/dashboard')
  await operatorSays(page, { idempotencyKey: '1' })
  await wasHere(page, { idempotencyKey: '1' })
  await page.goto('/bet/single-digit/konkan-day')
  await betForm(page).fill('7', '100')
  breakCalls(world, 'placeBet', 'lost after it was done', { times: 1 })
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/bets'),
  )
  await betForm(page).submit.click()
  expect((await sent).headers()['idempotency-key']).toMatch(/^"[0-9a-f]{32}"$/)
  await expectSaid(page, 'Bet placed successfully!')
  await expect(page).toHaveURL('/dashboard')
  await expect(balance(page, '₹12,350')).toBeVisible()
  // Under another key the second request would be a second record.
  expect(await callsOf(stage, 'placeBet')).toHaveLength(2)
  await expect(page.getByText('may have gone through twice')).toHaveCount(0)
})
