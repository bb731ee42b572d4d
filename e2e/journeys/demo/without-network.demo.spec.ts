import { needsPlayer, routesWithScreens, sampleAddress } from '#tests/testing/addresses.ts'
import { expect, test } from '../../fixtures.ts'
import { openTools } from '../../testing/pages/tools.ts'

test('after a minute, every screen opens without a network, and the desk says so', async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  // The picture of the browser's tab, which it asks for again at every address.
  problems.allow(/Failed to load resource: net::ERR_FAILED .*\/icon\.svg/)
  await page.goto('/?scenario=regular-day')
  await openTools(page)
  const opening = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Desk' }).click()
  const desk = await opening
  await expect(desk.getByText('Ready without a network')).toBeVisible({ timeout: 60_000 })
  await context.setOffline(true)
  for (const name of routesWithScreens.filter(needsPlayer)) {
    // As Back and Forward go there.
    await page.evaluate((address) => {
      history.pushState(null, '', address)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    }, sampleAddress(name))
    await expect(page).toHaveURL(new URL(sampleAddress(name), baseURL).href)
    await expect(page.locator('#root [aria-busy="true"]'), name).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 }).first(), name).toBeVisible()
    await expect(page.getByText(/couldn’t load/), name).toHaveCount(0)
  }
})
