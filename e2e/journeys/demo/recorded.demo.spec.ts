import { expect, test } from '../../fixtures.ts'
import { openTools } from '../../testing/pages/tools.ts'

test('Regular day, as it was shown on 2026-11-20', async ({ page }) => {
  await page.goto('/?scenario=regular-day&day=2026-11-20&held=1')
  await openTools(page)
  const stage = await page.evaluateHandle(() => window.ank as NonNullable<typeof window.ank>)
  const start = await stage.evaluate(({ clock }) => clock.now())
  const at = (ms: number) => start + ms

  await stage.evaluate(({ clock }, now) => clock.set(now), at(20000))
  await page.getByRole('button', { name: 'Player bets ₹200 on open digit 1', exact: true }).click()
  await expect(
    page.getByText(/^(Done|Already done|Skipped): Player bets ₹200 on open digit 1$/),
  ).toBeVisible()

  await stage.evaluate(({ clock }, now) => clock.set(now), at(40000))
  await page
    .getByRole('button', { name: 'Skip to one minute before Konkan Day opens', exact: true })
    .click()
  await expect(
    page.getByText(/^(Done|Already done|Skipped): Skip to one minute before Konkan Day opens$/),
  ).toBeVisible()

  await stage.evaluate(({ clock }, now) => clock.set(now), at(4640000))
  await page.getByRole('button', { name: 'Declare open result 128-1', exact: true }).click()
  await expect(
    page.getByText(/^(Done|Already done|Skipped): Declare open result 128-1$/),
  ).toBeVisible()

  // Staff: Add play money
  await stage.evaluate(({ backend }, [write, now]) => backend.write(write, now), [
    { command: 'addPlayMoney', args: { accountId: 'sample-player', amount: 50 } },
    at(5345000),
  ] as const)

  // Player: Create fund request
  await stage.evaluate(({ backend }, [write, now]) => backend.write(write, now), [
    {
      call: 'createFundRequest',
      token: 'token-sample-player-1',
      body: { amount: 700, transactionId: '412345678901', paymentMethod: 'UPI' },
    },
    at(5345000),
  ] as const)

  // By hand: several rows
  await stage.evaluate(({ backend }, [write, now]) => backend.write(write, now), [
    {
      edit: [
        ['account', 'sample-player', { createdAt: at(5345000) }],
        ['market', 'malwa-day', { gameName: 'Malwa <Night>' }],
      ],
    },
    at(5345000),
  ] as const)

  // Network: faults changed
  await stage.evaluate(
    ({ backend }, planned) => {
      backend.faults.clear()
      for (const each of planned) backend.faults.add(each)
    },
    [{ operation: 'placeBet', fault: { kind: 'lost-answer' }, times: 1 }] as const,
  )

  // Clock: 3:12 PM
  await stage.evaluate(({ clock }, now) => clock.set(now), at(5405000))

  await page.goto('/dashboard')
  const balance = page.getByRole('banner').getByRole('link', { name: /^Balance/ })
  await expect(balance).toHaveAccessibleName('Balance ₹29,300')
})
