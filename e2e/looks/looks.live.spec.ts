import type { RouteName } from '#paths'
import { needsPlayer, sampleAddress } from '#tests/testing/addresses.ts'
import { expect, test } from '../fixtures.ts'
import { ready } from '../testing/ready.ts'

/**
 * How twelve screens look, compared with pictures that were checked by eye
 * (docs/testing.md). What a browser draws a shade differently is let pass.
 */

const views = [
  { width: 320, height: 640, colorScheme: 'dark' },
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 844, height: 390, colorScheme: 'light' },
  { width: 768, height: 1024, colorScheme: 'dark' },
  { width: 1366, height: 768, colorScheme: 'light' },
  { width: 1920, height: 1080, colorScheme: 'dark' },
] as const

const looked: readonly RouteName[] = [
  ...(['auth', 'dashboard', 'gameSelection', 'bet', 'gameChart', 'biddingHistory'] as const),
  ...(['wallet', 'walletStatement', 'addFund', 'withdrawFund', 'starline', 'contactUs'] as const),
]

for (const name of looked) {
  test(`${sampleAddress(name)} looks the way it did`, async ({ page, control }) => {
    await control.open(sampleAddress(name), needsPlayer(name) ? {} : { as: null })
    for (const { width, height, colorScheme } of views) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await ready(page)
      await expect.soft(page).toHaveScreenshot(`${name}-${width}-${colorScheme}.png`, {
        maxDiffPixelRatio: 0.005,
      })
    }
  })
}
