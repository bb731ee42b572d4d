import { configKey } from '#platform/ank-json/kept-config.ts'
import { expect, test } from '../../fixtures.ts'
import { statusLine } from '../../testing/checks/problems.ts'
import { balance, betForm, betsSent } from '../../testing/pages/bet-form.ts'
import { callsOf, withdrawalDone, withdrawForm } from '../../testing/pages/money.ts'
import { expectSaid } from '../../testing/said.ts'

test.describe('on reused connections one tap makes one record', () => {
  test('when a gateway answers 504 while the host is still working', async ({
    page,
    stage,
    world,
    problems,
  }) => {
    problems.allow(statusLine(504))
    await stage.open('/bet/single-digit/konkan-day')
    await betForm(page).fill('7', '100')
    await stage.fault({ operation: 'placeBet', times: 1, fault: { kind: 'slow', ms: 3000 } })
    world.breakNext('/api/bets', '504')
    await betForm(page).submit.click()
    await expect(page.getByText('Checking your ₹100 bet on Konkan Day…')).toBeVisible()
    await expect(page.getByText('Failed to place bet')).toHaveCount(0)
    await expect(betForm(page).submit).toHaveCount(0)
    await expectSaid(page, 'Bet placed successfully!')
    await expect(page).toHaveURL('/dashboard')
    await expect(balance(page, '₹12,350')).toBeVisible()
    expect(await betsSent(stage)).toHaveLength(1)
  })

  test('when it comes after 9 s and the page was reloaded first', async ({ page, stage }) => {
    await stage.open('/bet/single-digit/konkan-day')
    await betForm(page).fill('7', '100')
    await stage.fault({ operation: 'placeBet', times: 1, fault: { kind: 'slow', ms: 9000 } })
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/bets'),
    )
    await betForm(page).submit.click()
    await sent
    await page.reload()
    await expect(page.getByText('Checking your ₹100 bet on Konkan Day…')).toBeVisible()
    await expect.poll(() => betsSent(stage)).toHaveLength(1)
    await expectSaid(page, 'Bet placed successfully!')
    await expect(page.getByText('Failed to place bet')).toHaveCount(0)
    expect(await betsSent(stage)).toHaveLength(1)
  })

  test('when a gateway answers a withdrawal with a web page and 200', async ({
    page,
    stage,
    world,
  }) => {
    await stage.open('/withdraw-fund')
    const form = withdrawForm(page)
    await form.fill('5000', /^Bank/)
    await stage.fault({
      operation: 'requestWithdrawal',
      times: 1,
      fault: { kind: 'slow', ms: 3000 },
    })
    world.breakNext('/api/withdraw/request', 'page')
    await form.submit.click()
    await expect(page.getByText('Checking your ₹5,000 withdrawal…')).toBeVisible()
    await expectSaid(page, withdrawalDone)
    await expect(form.card).toBeVisible()
    expect(await callsOf(stage, 'requestWithdrawal')).toHaveLength(1)
  })

  test('when the operator’s gateway waits longer than usual, “failed” comes later', async ({
    page,
    stage,
    problems,
  }) => {
    problems.allow(statusLine(504))
    await page.route('**/ank.json', (route) => route.fulfill({ json: { moneyWait: '300' } }))
    await page.route('**/api/bets', (route) => route.fulfill({ status: 504 }))
    await stage.open('/bet/single-digit/konkan-day')
    const kept = () => page.evaluate((key) => localStorage.getItem(key), configKey)
    await expect.poll(kept).toBe('{"moneyWait":"300"}')
    await page.reload()
    await betForm(page).fill('7', '100')
    await betForm(page).submit.click()
    const checking = page.getByText('Checking your ₹100 bet on Konkan Day…')
    await expect(checking).toBeVisible()
    const asked = page.waitForResponse('**/api/bets/me')
    await stage.clock.letPass(200_000)
    await asked
    await expect(checking).toBeVisible()
    await expect(page.getByText('Failed to place bet')).toHaveCount(0)
    await stage.clock.letPass(101_000)
    await expectSaid(page, 'Failed to place bet')
    expect(await betsSent(stage)).toHaveLength(0)
  })
})
