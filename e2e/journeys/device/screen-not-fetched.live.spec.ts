import type { Route } from '@playwright/test'
import { paths } from '#paths'
import { expect, test } from '../../fixtures.ts'
import { brokenLine } from '../../testing/checks/problems.ts'

// No worker has stored the app, so a screen's files must be fetched.

/** The wallet's files that home hasn't fetched. */
const files = /\/assets\/wallet-/
const maintenance = '<!doctype html><title>Maintenance</title><h1>We will be back soon</h1>'
const offline = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch dynamically imported module/

test('a screen that was never fetched says it needs a connection, and opens once there is one', async ({
  page,
  context,
  control,
  problems,
}) => {
  problems.allow(offline)
  await page.route(files, (route) => route.abort())
  await control.open(paths.dashboard)
  await page.waitForLoadState('networkidle')
  const link = page.getByRole('link', { name: 'Wallet', exact: true })
  await context.setOffline(true)
  await link.click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('This screen needs a connection')
  await expect(page.getByRole('alert')).toHaveText(
    'It isn’t saved on your phone yet. It opens as soon as you’re back online.',
  )
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(title).toHaveText('This screen needs a connection')

  await page.unroute(files)
  await context.setOffline(false)
  await expect(title).toHaveText('Wallet')
  await expect(page).toHaveURL(paths.wallet)
})

for (const [what, answer, opensAgain] of [
  ['isn’t answered', (route: Route) => route.abort(), 'Retry'],
  ['is answered with a web page', (route: Route) => route.fulfill({ body: maintenance }), 'Reload'],
] as const) {
  test(`a screen that ${what} costs only that screen: home is one tap away, and ${opensAgain} opens it once it can be fetched`, async ({
    page,
    control,
    problems,
  }) => {
    problems.allow(brokenLine)
    problems.allow(offline)
    problems.allow(/Failed to load module script: Expected a JavaScript/)
    await page.route(files, answer)
    await control.open(paths.dashboard)
    await page.waitForLoadState('networkidle')
    await page.getByRole('link', { name: 'Wallet', exact: true }).click()
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText('We couldn’t load this screen')
    await page.getByRole('link', { name: 'Home' }).first().click()
    await expect(page.getByRole('heading', { name: 'Konkan Day' })).toBeVisible()
    await page.getByRole('link', { name: 'Wallet', exact: true }).click()
    await expect(title).toHaveText('We couldn’t load this screen')
    await page.unroute(files)
    await page.getByRole('button', { name: opensAgain }).click()
    await expect(title).toHaveText('Wallet')
  })
}
