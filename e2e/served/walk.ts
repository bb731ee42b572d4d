import { expect, type Page } from '@playwright/test'
import { addressOf, needsPlayer, screens } from '#tests/testing/addresses.ts'
import { missingServers, webServers } from '../../scripts/lib/programs/web-servers.ts'

const missing = missingServers()
/** What this machine lacks is said where the tests are started (`ensureWebServers`). */
export const serversHere = webServers.filter((name) => !missing.includes(name))

/** Shows a signed-in player every screen of a site. */
export async function walk(page: Page, origin: string): Promise<void> {
  for (const path of screens.filter(needsPlayer).map(addressOf)) {
    await page.goto(origin + path)
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached()
    await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0)
    await expect(page, path).toHaveURL(origin + path)
  }
}
