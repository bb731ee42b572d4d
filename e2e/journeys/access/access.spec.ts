import { expect, test } from '../../fixtures.ts'
import { addressOf, openToAll, routeNames } from '../../testing/addresses.ts'
import { statusLine } from '../../testing/checks/problems.ts'
import { sendLogin } from '../../testing/pages/play.ts'
import { expectSaid } from '../../testing/said.ts'

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

  test('an unknown address leads to the login, or to the dashboard if signed in', async ({
    page,
    stage,
  }) => {
    await page.goto('/nowhere')
    await expect(page).toHaveURL('/auth')
    await stage.open('/nowhere')
    await expect(page).toHaveURL('/dashboard')
  })

  test('a signed-in player is sent away from the login', async ({ page, stage }) => {
    await stage.open('/auth')
    await expect(page).toHaveURL('/dashboard')
    await stage.open('/')
    await expect(page).toHaveURL('/dashboard')
  })

  test('an ordinary login goes to the dashboard, whatever address was opened', async ({
    page,
    stage,
  }) => {
    await stage.open('/game-rates', { as: null })
    await expect(page).toHaveURL('/auth')
    await sendLogin(page)
    await expect(page).toHaveURL('/dashboard')
  })

  test('signing out forgets the player', async ({ page, stage }) => {
    await stage.open('/dashboard')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expectSaid(page, 'Logged out successfully')
    await expect(page).toHaveURL('/auth')
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/auth')
  })
})

test.describe('an admin', () => {
  test.use({ scenario: 'admin-user' })

  test('learns where the account belongs, and can sign out', async ({ page, stage }) => {
    await stage.open('/dashboard')
    await expect(page.getByRole('heading', { name: 'Admin account' })).toBeVisible()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL('/auth')
  })

  test('can open /enquiry, which is outside the guard', async ({ page, stage, problems }) => {
    problems.allow(statusLine(404))
    await stage.open('/enquiry')
    await expect(page.getByRole('button', { name: 'Start New Enquiry' })).toBeVisible()
    await expect(page).toHaveURL('/enquiry')
  })
})

test.describe('an inactive player', () => {
  test.use({ scenario: 'inactive-user' })

  test('sees results and charts, but no balance and nothing to play', async ({ page, stage }) => {
    await stage.open('/dashboard')
    await expect(page.getByRole('heading', { name: 'Konkan Day' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Chart, Konkan Day' })).toBeVisible()
    for (const name of [/^Play Game/, /^Deposit/, /^Withdraw/, /Play Starline/, /^Balance/]) {
      await expect(page.getByRole('link', { name })).toHaveCount(0)
    }
    await expect(page.getByText('₹')).toHaveCount(0)
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog')
    await expect(menu).toContainText('Inactive Player')
    await expect(menu.getByText('Bank Details')).toHaveCount(0)
    await expect(menu.getByText('Deposit')).toHaveCount(0)
  })

  test('is sent home from a play or money address, with the reason', async ({ page, stage }) => {
    await stage.open('/dashboard')
    for (const path of [
      ...['/bet/jodi', '/bet/jodi/konkan-day', '/starline-gaming'],
      ...['/add-fund', '/withdraw-fund', '/wallet', '/bank'],
    ]) {
      await page.goto(path)
      await expect(page, path).toHaveURL('/dashboard')
      await expect(page.getByText(/^Your account isn’t active\./), path).toBeVisible()
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

  test('is forgotten silently at the start', async ({ page, problems }) => {
    problems.allow(statusLine(401))
    await page.goto('/auth')
    await page.evaluate(() => localStorage.setItem('token', 'not-a-token'))
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/auth')
    await expect(page.getByLabel('Mobile number')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByText(/session has ended/)).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })
})
