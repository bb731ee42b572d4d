import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { findViolations } from '../../testing/checks/accessible.ts'
import { missingGlyphs } from '../../testing/checks/glyphs.ts'
import { doubleText } from '../../testing/checks/legible.ts'
import { openTools, tool } from '../../testing/pages/tools.ts'

test('every tool is accessible, on a phone and on a wide screen', async ({ page }) => {
  const violations = async () =>
    (await findViolations(page, { within: '.dt' })).map(({ id, nodes }) => [id, nodes[0]?.html])
  await page.goto('/?scenario=regular-day')
  await openTools(page)
  expect(await violations()).toEqual([])
  for (const name of ['Clock', 'Staff', 'Faults', 'Log', 'Data', 'File']) {
    await tool(page, name)
    expect(await violations(), name).toEqual([])
    expect(await missingGlyphs(page), name).toEqual([])
  }
  await page.getByRole('button', { name: 'Share' }).click()
  expect(await violations(), 'Share').toEqual([])
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.setViewportSize({ width: 1280, height: 900 })
  expect(await violations(), 'on a wide screen').toEqual([])
})

test('hidden tools leave only their mark, and cover nothing that’s tapped', async ({ page }) => {
  await page.goto('/?scenario=regular-day')
  await openTools(page)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Hide for presenting' }).click()
  const mark = page.getByRole('button', { name: /^Demo, no real money/ })
  await expect(mark).toBeInViewport({ ratio: 1 })
  // A click fails if something else would receive it.
  for (const [tab, path] of [
    ['Starline', '/starline-gaming'],
    ['My bets', '/bidding-history'],
    ['Wallet', '/wallet'],
  ] as const) {
    await page.goto('/dashboard')
    await page.getByRole('navigation').getByRole('link', { name: tab }).click()
    await expect(page).toHaveURL(path)
  }
  await mark.click()
  await expect(page.getByRole('button', { name: /Open demo tools/ })).toBeVisible()
})

test('a step can be run while the client shows a sheet', async ({ page }) => {
  await page.goto('/?scenario=regular-day')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await openTools(page)
  await page.getByRole('button', { name: /^Player bets ₹200/ }).click()
  await expect(page.getByText('Done: Player bets ₹200 on open digit 1')).toBeVisible()
})

/** What reaches over the right edge of the screen; tabs and code scroll by themselves. */
const offScreen = (page: Page) =>
  page
    .locator('.dt-sheet')
    .evaluate((sheet) =>
      [...sheet.querySelectorAll<HTMLElement>(':not([role=tablist] *, pre *)')]
        .filter((each) => each.getBoundingClientRect().right > window.innerWidth + 1)
        .map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 40)}`),
    )

test('with large text on a small phone every tool can be chosen and used', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await doubleText(page)
  await page.goto('/?scenario=regular-day')
  await openTools(page)
  for (const name of ['Clock', 'Staff', 'Faults', 'Log', 'Data', 'File']) {
    await tool(page, name)
    await expect(page.getByRole('tabpanel')).toBeInViewport()
    expect(await offScreen(page), name).toEqual([])
  }
  for (const [name, close] of [
    ['Reset', 'Keep everything'],
    ['Share', 'Close'],
  ] as const) {
    await page.getByRole('button', { name }).click()
    expect(await offScreen(page), name).toEqual([])
    await page.getByRole('button', { name: close, exact: true }).click()
  }
  await page.getByRole('button', { name: /^Player bets ₹200/ }).click()
  await expect(page.getByText('Done: Player bets ₹200 on open digit 1')).toBeAttached()
})

/** Whether two things on screen lie over each other. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (!a || !b) throw new Error('One of the two is not on screen.')
  const apart =
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
  return !apart
}

for (const hidden of [false, true]) {
  const what = hidden ? 'the mark' : 'the remote'
  test(`${what} stays above the button of an open sheet`, async ({ page }) => {
    await page.addInitScript(
      (state) => {
        localStorage.setItem('ank.demo.panel', JSON.stringify(state))
      },
      { open: false, more: false, tool: 'clock', hidden } as const,
    )
    const tools = hidden
      ? page.getByRole('button', { name: /^Demo, no real money/ })
      : page.locator('.dt-remote')

    await page.goto('/starline-gaming?scenario=regular-day')
    await page.getByRole('button', { name: /^Play Game, 2:00 PM/ }).click()
    const place = page.getByRole('dialog').getByRole('button', { name: 'Place Bet' })
    await expect(place).toBeVisible()
    await expect.poll(() => overlap(tools, place)).toBe(false)

    await page.goto('/wallet')
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    const save = page.getByRole('dialog').getByRole('button', { name: 'Save' })
    await expect.poll(() => overlap(tools, save)).toBe(false)

    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Menu' }).click()
    const signOut = page.getByRole('dialog').getByRole('button', { name: 'Sign Out' })
    await expect.poll(() => overlap(tools, signOut)).toBe(false)
  })
}
