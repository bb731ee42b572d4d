import { expect, test } from '@playwright/test'
import { addressOf, needsPlayer, screens } from '#tests/testing/addresses.ts'
import { missingServers, webServers } from '../../scripts/lib/programs/web-servers.ts'
import { watch } from '../testing/checks/problems.ts'
import { serveBehind } from '../testing/host/web-server.ts'

/** What this machine lacks is said where the tests are started (`ensureWebServers`). */
const missing = missingServers()

// Each server sends the same headers (headers.live.spec.ts): one is enough to walk behind.
for (const server of webServers.filter((name) => !missing.includes(name)).slice(0, 1)) {
  test(`every screen of the demo works behind ${server}, with its build’s headers`, async ({
    page,
    context,
  }) => {
    test.slow()
    // Nothing answers /api: the demo's host is in the page.
    const site = await serveBehind(server, 'dist-demo', 9)
    try {
      const problems = watch(context, site.origin)
      // Not every system has the feature that is switched off.
      problems.allow(/Unrecognized feature: 'bluetooth'/)
      await page.goto(site.origin)
      await page.getByRole('button', { name: /^Sample Player/ }).click()
      await expect(page).toHaveURL(`${site.origin}/dashboard`)
      for (const path of screens.filter(needsPlayer).map(addressOf)) {
        await page.goto(site.origin + path)
        await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached()
        await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0)
        await expect(page, path).toHaveURL(site.origin + path)
      }
      expect(problems.found()).toEqual([])
    } finally {
      await site.close()
    }
  })
}
