import type { Page } from '@playwright/test'
import { paths } from '#paths'
import { expect, test, type Stage } from '../../fixtures.ts'
import { expectAccessible, expectNoSideScroll } from '../../testing/checks/accessible.ts'
import { doubleText } from '../../testing/checks/legible.ts'
import { statusLine } from '../../testing/checks/problems.ts'

const minute = 60_000
const locked = (page: Page) => page.getByRole('dialog', { name: 'Locked' })
const setting = (page: Page) => page.getByRole('combobox', { name: 'App lock' })

async function typePassword(page: Page, name: string, button: string, password = 'play123') {
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: button }).click()
}

/** Locks after 5 minutes from now on; ends in the wallet. */
async function setLock(page: Page, stage: Stage): Promise<void> {
  await stage.open(paths.wallet)
  await setting(page).selectOption('After 5 minutes')
  await typePassword(page, 'Your password', 'Confirm')
  await expect(setting(page)).toHaveValue('5')
}

/** The player comes back to the app after a while: the page is shown again. */
async function comeBack(page: Page, stage: Stage, ms: number): Promise<void> {
  await stage.clock.advance(ms)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

test('the lock hides everything until the password is entered or the player signs out', async ({
  page,
  stage,
  problems,
}) => {
  problems.allow(statusLine(400))
  problems.allow(statusLine(401))
  await setLock(page, stage)
  const balance = page.getByRole('region', { name: 'Balance' })
  await comeBack(page, stage, 4 * minute)
  await expect(locked(page)).toBeHidden()
  await expect(balance).toBeVisible()

  await comeBack(page, stage, 6 * minute)
  await expect(locked(page)).toBeVisible()
  await expect(balance).toBeHidden()
  await expect(locked(page).getByLabel('Password', { exact: true })).toBeFocused()
  expect(await page.evaluate(() => document.body.innerText)).not.toContain('12,450')
  await expectAccessible(page)
  await expectNoSideScroll(page)

  // Neither Escape, as often as it is pressed, nor a reload opens it.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape')
  await expect(locked(page)).toBeVisible()
  await page.reload()
  await expect(locked(page)).toBeVisible()
  await expect(balance).toBeHidden()

  await typePassword(page, 'Locked', 'Unlock', 'guess')
  await expect(locked(page).getByRole('alert')).not.toBeEmpty()
  await expect(balance).toBeHidden()
  await typePassword(page, 'Locked', 'Unlock')
  await expect(locked(page)).toBeHidden()
  await expect(balance).toBeVisible()
  await expect(page).toHaveURL(paths.wallet)

  await comeBack(page, stage, 6 * minute)
  await locked(page).getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(paths.auth)
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  await expect(locked(page)).toBeHidden()
})

test('an app opened later is locked before anything shows', async ({ page, stage }) => {
  await setLock(page, stage)
  await page.goto('about:blank')
  await stage.clock.advance(6 * minute)
  // Everything that is written on the screen, from the first moment on.
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      if (document.body) seen.push(document.body.innerText)
      requestAnimationFrame(look)
    }
    look()
  })
  await page.goto(paths.dashboard)
  await expect(locked(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen.join())
  expect(seen).not.toMatch(/12,450|Konkan Day/)
})

test('without a connection the lock says why it can’t open; it opens with one, or the player signs out', async ({
  page,
  context,
  stage,
  problems,
}) => {
  problems.allow(/net::ERR_INTERNET_DISCONNECTED/)
  await setLock(page, stage)
  const edit = page.getByRole('button', { name: 'Edit Profile' })
  await edit.focus()
  await comeBack(page, stage, 6 * minute)
  const offline = locked(page).getByText('You’re offline, and only the server can check')
  await expect(locked(page)).toBeVisible()
  await expect(offline).toBeHidden()
  await context.setOffline(true)
  await expect(offline).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await doubleText(page)
  for (const part of [locked(page).getByRole('heading'), locked(page).getByRole('button').last()]) {
    await part.scrollIntoViewIfNeeded()
    await expect(part).toBeInViewport({ ratio: 1 })
  }
  await typePassword(page, 'Locked', 'Unlock')
  await expect(locked(page).getByRole('alert')).toContainText('We can’t reach the server')
  await context.setOffline(false)
  await expect(offline).toBeHidden()
  await typePassword(page, 'Locked', 'Unlock')
  await expect(locked(page)).toBeHidden()
  await expect(edit).toBeFocused()

  await context.setOffline(true)
  await comeBack(page, stage, 6 * minute)
  await locked(page).getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(paths.auth)
  await expect(locked(page)).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})
