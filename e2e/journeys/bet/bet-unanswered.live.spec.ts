import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { networkFaults, type NetworkFault } from '#tests/testing/network-faults.ts'
import { expect, test } from '../../fixtures.ts'
import { announcedOn, expectAnnounced } from '../../testing/announcements.ts'
import { brokenLine, statusLine } from '../../testing/checks/problems.ts'
import { breakCalls } from '../../testing/host/faults.ts'
import { balance, betForm } from '../../testing/pages/bet-form.ts'
import { callsOf, checkAgain } from '../../testing/pages/money.ts'

/**
 * A bet whose connection breaks or says nothing, in a browser; tests/money has all other faults,
 * and those of every other call that moves money. One tap sends one call, what was typed stays,
 * something is said, and what is said is so: "failed" never of what the host has recorded, "done"
 * never of what it has not.
 */

/** Whatever the page has said since it was loaded, and what it says now. */
async function announcedBy(page: Page): Promise<string> {
  const announced = (await announcedOn(page)).join('\n')
  return `${announced}\n${await page.locator('#root').innerText()}`
}

const done = /Bet placed successfully!/
const failed = /Failed to place/

test.describe('on connections that are used once', () => {
  // On a connection it has used before, a browser would repeat the call by itself.
  test.use({ reuse: false })

  for (const name of ['cut', 'lost after it was done', 'silence', 'slow'] as const) {
    test(`a bet, and the connection: ${name}`, async ({ page, control, backend, problems }) => {
      problems.allow(brokenLine)
      const { waits, carriedOut }: NetworkFault = networkFaults[name]
      await control.open('/bet/jodi/konkan-day')
      await betForm(page).fill('42', '1000')
      const running = breakCalls(backend, 'placeBet', name)
      await betForm(page).submit.click()
      await expect.poll(running.met).toBe(1)
      if (waits) {
        expect(await announcedBy(page)).not.toMatch(done)
        expect(await announcedBy(page)).not.toMatch(failed)
        running.end()
      }
      if (carriedOut) {
        await expect.poll(() => announcedBy(page)).toMatch(done)
        expect(await announcedBy(page)).not.toMatch(failed)
      } else {
        if (!waits) await expect(page.getByText(/^Checking your ₹1,000 /)).toBeVisible()
        expect(await announcedBy(page)).not.toMatch(done)
        await expect(betForm(page).amount).toHaveValue('1000')
      }
      expect(await callsOf(control, 'placeBet')).toHaveLength(carriedOut ? 1 : 0)
      expect(running.met(), 'sent once').toBe(1)
    })
  }

  test('a tab that was open before the bet says its outcome is unknown, and later what it was', async ({
    page,
    context,
    control,
    problems,
  }) => {
    problems.allow(brokenLine)
    problems.allow(statusLine(500))
    await control.open('/bet/single-digit/konkan-day')
    const other = await context.newPage()
    await other.goto('/wallet')
    await expect(other.getByRole('heading', { name: 'Profile' })).toBeVisible()

    await control.fault({ operation: 'placeBet', fault: { kind: 'lost-answer' }, times: 1 })
    await control.fault({ operation: 'listMyBets', fault: { kind: 'status', status: 500 } })
    await betForm(page).fill('7', '100')
    await betForm(page).submit.click()
    for (const tab of [page, other]) {
      await expect(tab.getByText(/^Checking your ₹100 bet/)).toBeVisible()
    }

    // Once the host can be asked, the app may find the bet before the player does.
    await other.getByRole('button', { name: 'Details' }).click()
    await control.clearFaults()
    await checkAgain(other)
    // The player may look at either.
    for (const tab of [other, page]) {
      await expectAnnounced(tab, 'Bet placed successfully!')
      await expect(tab.getByText(/^Checking your ₹100 bet/)).toHaveCount(0)
    }
    await expect(balance(page, '₹12,350')).toBeVisible()
  })
})

test('a bet the browser resends by itself is pointed out, with both ids for support', async ({
  page,
  control,
  backend,
  problems,
}) => {
  problems.allow(brokenLine)
  await control.open('/bet/single-digit/konkan-day')
  await betForm(page).fill('7', '100')
  breakCalls(backend, 'placeBet', 'lost after it was done', { times: 1 })
  await betForm(page).submit.click()
  const twice = page.getByText('Your ₹100 bet on Konkan Day may have gone through twice')
  await expect(twice).toBeVisible()
  expect(await callsOf(control, 'placeBet')).toHaveLength(2)
  await page.getByRole('button', { name: 'Details' }).click()
  const sheet = page.getByRole('dialog', { name: 'It may have gone through twice' })
  await expect(sheet).toContainText('your history shows it 2 times')
  await sheet.getByRole('button', { name: 'Got it' }).click()
  await expect(twice).toHaveCount(0)
})

/** The scripts are those of a build with this setting, which is empty in the one under test. */
const buildWith = (page: Page, setting: string, value: string) =>
  page.route('**/assets/*.js', (route) => {
    // From the build itself: an answer that is still on its way when the test ends can't be read.
    const code = readFileSync(`dist${new URL(route.request().url()).pathname}`, 'utf8')
    const body = code.replace(`${setting}:\`\``, `${setting}:\`${value}\``)
    return route.fulfill({ contentType: 'text/javascript', body })
  })

test('it’s one record if the host accepts a key', async ({ page, control, backend }) => {
  await buildWith(page, 'idempotencyKey', '1')
  await control.open('/bet/single-digit/konkan-day')
  await betForm(page).fill('7', '100')
  breakCalls(backend, 'placeBet', 'lost after it was done', { times: 1 })
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/bets'),
  )
  await betForm(page).submit.click()
  expect((await sent).headers()['idempotency-key']).toMatch(/^"[0-9a-f]{32}"$/)
  await expectAnnounced(page, 'Bet placed successfully!')
  await expect(page).toHaveURL('/dashboard')
  await expect(balance(page, '₹12,350')).toBeVisible()
  // Under another key the second request would be a second record.
  expect(await callsOf(control, 'placeBet')).toHaveLength(2)
  await expect(page.getByText('may have gone through twice')).toHaveCount(0)
})

test('when the operator’s gateway waits longer than usual, “failed” comes later', async ({
  page,
  control,
  problems,
}) => {
  problems.allow(statusLine(504))
  await page.route('**/api/bets', (route) => route.fulfill({ status: 504 }))
  await buildWith(page, 'moneyWait', '300')
  await control.open('/bet/single-digit/konkan-day')
  await betForm(page).fill('7', '100')
  await betForm(page).submit.click()
  const checking = page.getByText('Checking your ₹100 bet on Konkan Day…')
  await expect(checking).toBeVisible()
  const asked = page.waitForResponse('**/api/bets/me')
  await control.clock.letPass(200_000)
  await asked
  await expect(checking).toBeVisible()
  await expect(page.getByText('Failed to place bet')).toHaveCount(0)
  // Another bet need not wait for it.
  await betForm(page).fill('8', '50')
  await expect(betForm(page).submit).toBeVisible()
  await control.clock.letPass(101_000)
  await expectAnnounced(page, 'Failed to place bet')
  expect(await callsOf(control, 'placeBet')).toHaveLength(0)
})
