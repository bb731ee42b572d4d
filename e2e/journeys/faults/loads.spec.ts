import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { expectAccessible } from '../../testing/checks/accessible.ts'
import { statusLine } from '../../testing/checks/problems.ts'

const link = (name: string | RegExp) => async (page: Page) =>
  page.getByRole('link', { name }).first()
const inMenu = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Menu' }).click()
  return page.getByRole('dialog').getByRole('link', { name })
}

/** Where the player is and goes, the call that fails, what the screen says, and what it shows then. */
const loads = [
  ['/game-rates', link('Home'), 'listGames', 'Failed to load games', 'Konkan Day'],
  ['/dashboard', link('Game Rates'), 'getGameRates', 'No game rates set.', '₹1,20,000'],
  [
    '/dashboard',
    link('Support'),
    'listMyEnquiries',
    'Failed to load enquiries',
    'My deposit of ₹500',
  ],
  [
    '/dashboard',
    inMenu('How to Play'),
    'getHowToPlay',
    'Failed to load How to Play content. Please try again later.',
    'What you can bet on',
  ],
  [
    '/dashboard',
    inMenu('Contact Us'),
    'getContactSettings',
    'Failed to load contact information. Please try again later.',
    'support@ank.example',
  ],
  [
    '/starline-gaming',
    link(/^Chart, 12:00 PM/),
    'listStarlineResults',
    'Failed to load starline results.',
    'Newest first',
  ],
  [
    '/starline-gaming',
    link('History'),
    'listStarlineBets',
    'Failed to load betting history',
    'Potential win',
  ],
] as const

test('a screen that doesn’t load says so, and its button loads it', async ({
  page,
  stage,
  problems,
}) => {
  problems.allow(statusLine(503))
  for (const [from, go, operation, says, shows] of loads) {
    await test.step(`${operation} fails`, async () => {
      await stage.open(from)
      const way = await go(page)
      await expect(way).toBeVisible()
      await page.waitForLoadState('networkidle')
      await stage.fault({ operation, fault: { kind: 'status', status: 503, message: 'Down' } })
      await way.click()
      const alert = page.getByRole('main').getByRole('alert')
      await expect(alert).toContainText(says)
      // The same part on every screen.
      if (operation === 'listGames') await expectAccessible(page)
      await stage.clearFaults()
      await alert.getByRole('button', { name: /^(Retry|Try Again)$/ }).click()
      await expect(page.getByRole('main').getByText(shows).first()).toBeVisible()
    })
  }
})
