import type { Page } from '@playwright/test'
import type { RouteName } from '#paths'
import { needsPlayer, routesWithScreens, sampleAddress } from '#tests/testing/addresses.ts'
import { expect, test } from '../../fixtures.ts'
import { expectNoSideScroll } from '../../testing/checks/accessible.ts'
import { hostileText, injected, makeHostile } from '../../testing/host/hostile-host.ts'
import { ready } from '../../testing/ready.ts'

// Every screen, one after the other, with lists of texts as long as a chapter.
test.slow()
// Where they have the least room.
test.use({ viewport: { width: 320, height: 640 } })

/** The pictures of such a host cannot be found. */
const picture = /Failed to load resource.*banner-settings/

/** These show no text from the host, only numbers and the player's fields. */
const wordless: readonly RouteName[] = [
  'auth',
  'yourData',
  'safePlay',
  'forgotPassword',
  'winningHistory',
  'gameRates',
  'changePassword',
  'bank',
  'paytm',
  'googlePay',
  'phonePe',
]

/** Fails at once when a script of the host has its say. */
function noScript(page: Page): void {
  page.on('dialog', (dialog) => {
    throw new Error(`A script ran: ${dialog.message()}`)
  })
}

/** The screen works, and none of the host's text has become part of the page. */
async function expectHarmless(page: Page): Promise<void> {
  await ready(page)
  await expect(page.getByText('We couldn’t show this screen')).toHaveCount(0)
  expect(await injected(page), page.url()).toEqual([])
  await expectNoSideScroll(page)
}

for (const [which, wanted] of [
  ['the first', (at: number) => at % 2 === 0],
  ['the other', (at: number) => at % 2 === 1],
] as const) {
  test(`a host that says markup, a script’s address and a chapter everywhere, with absurd amounts, is shown as text: ${which} screens`, async ({
    page,
    control,
    backend,
    problems,
  }) => {
    problems.allow(picture)
    noScript(page)
    const looked = routesWithScreens.filter((_, at) => wanted(at))
    const shown: RouteName[] = []
    makeHostile(backend, true)
    for (const name of looked) {
      await control.open(sampleAddress(name), needsPlayer(name) ? {} : { as: null })
      await expectHarmless(page)
      const text = await page.locator('body').innerText()
      if (text.includes(hostileText.slice(0, 12))) shown.push(name)
    }
    // The others prove that a hostile text had been there to be shown.
    expect(shown).toEqual(looked.filter((name) => !wordless.includes(name)))
  })
}

test('such a host opens nothing, and is harmless in sheets and menus too', async ({
  page,
  control,
  backend,
  problems,
}) => {
  problems.allow(picture)
  noScript(page)
  makeHostile(backend)
  await control.open('/dashboard')
  await page.getByRole('main').getByRole('button', { name: 'WhatsApp' }).click()
  await expect(page.getByText('WhatsApp number not available')).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog')).toContainText('Sign Out')
  const windows = page.context().pages().length
  await page.getByRole('dialog').getByRole('button', { name: 'Rate Us' }).click()
  await expect(page.getByText('We can’t open the link to the app’s store page')).toBeVisible()
  expect(page.context().pages()).toHaveLength(windows)
  await expectHarmless(page)

  await control.open('/bet/jodi')
  await page.getByRole('button', { name: /^Choose a game/ }).click()
  await expect(page.getByRole('dialog', { name: 'Choose a game' })).toBeVisible()
  await expectHarmless(page)

  await control.open('/wallet')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectHarmless(page)

  await control.open('/starline-history')
  await page
    .getByRole('button', { name: /^Details/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Details' })).toBeVisible()
  await expectHarmless(page)

  await control.open('/add-fund')
  await page.getByLabel('Amount to add').fill('500')
  await page.getByRole('button', { name: 'Show QR code' }).click()
  await expect(
    page.getByText('Invalid UPI ID configuration. Please contact support.').first(),
  ).toBeVisible()
  await expectHarmless(page)
  expect(page.context().pages()).toHaveLength(1)
})
