import type { Locator, Page } from '@playwright/test'

/**
 * Presses "Check again". The app checks by itself too: if it finds the request just before,
 * the button is gone and there's nothing left to press.
 */
export async function checkAgain(within: Page | Locator): Promise<void> {
  const again = within.getByRole('button', { name: 'Check again' }).first()
  await again.click({ timeout: 10_000 }).catch(async (error: unknown) => {
    if (await again.isVisible()) throw error
  })
}
