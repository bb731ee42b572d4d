import { addressOf, openToAll, routeNames } from '#tests/testing/addresses.ts'
import { expect, test } from '../../fixtures.ts'
import { statusLine } from '../../testing/checks/problems.ts'
import { sendLogin } from '../../testing/pages/play.ts'

const guarded = routeNames.filter((name) => !openToAll.includes(name)).map(addressOf)

test.describe('who may see what', () => {
  test('every guarded address sends anyone who isn’t signed in to the login', async ({ page }) => {
    for (const path of guarded) {
      await page.goto(path)
      // The page decides it before the app is there; the app agrees.
      await expect(page.locator('#root'), path).toHaveAttribute('data-drawn', '')
      await expect(page, path).toHaveURL('/auth')
    }
  })
})

test.describe('a session the host ended', () => {
  test('leads to the login, then back to the same address', async ({ page, stage, problems }) => {
    problems.allow(statusLine(401))
    await stage.open('/starline-gaming')
    await expect(page.getByRole('heading', { name: 'Starline', level: 1 })).toBeVisible()
    await stage.command('endSessions', {})
    // The demo reads again after a command; on the live build it is the next poll.
    await stage.clock.letPass(61_000)
    await expect(page).toHaveURL('/auth')
    await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible()
    await sendLogin(page)
    await expect(page).toHaveURL('/starline-gaming')
  })
})
