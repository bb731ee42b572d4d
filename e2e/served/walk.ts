import { expect, type Page } from '@playwright/test'
import { needsPlayer, routesWithScreens, sampleAddress } from '#tests/testing/addresses.ts'
import {
  isProgramInstalled,
  webServers,
  type WebServer,
} from '../../scripts/lib/programs/programs.ts'
import { needs } from '../testing/needs.ts'

const here: readonly WebServer[] = webServers.filter(isProgramInstalled)

/** The server for what any of them can show. */
export const anyServer = here[0] ?? 'nginx'

export const needsServer = (server: WebServer): void => needs(server, here.includes(server))

/** Shows a signed-in player every screen of a site. */
export async function walk(page: Page, origin: string): Promise<void> {
  for (const path of routesWithScreens.filter(needsPlayer).map(sampleAddress)) {
    await page.goto(origin + path)
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached()
    await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0)
    await expect(page, path).toHaveURL(origin + path)
  }
}
