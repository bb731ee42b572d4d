import { readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { scenarios } from '#scenarios/registry.ts'
import { expect, test } from '../fixtures.ts'
import { expectNoSideScroll } from '../support/accessible.ts'
import { brokenLine, statusLine } from '../support/problems.ts'

const openTools = (page: Page) => page.getByRole('button', { name: /Open demo tools/ }).click()
const tool = (page: Page, name: string) => page.getByRole('tab', { name }).click()
const choose = async (page: Page, title: string) => {
  await tool(page, 'Scenario')
  await page.getByRole('radio', { name: title }).click()
}

/** What a scenario makes the browser itself complain about. */
const loudScenarios: Record<string, readonly RegExp[]> = {
  'session-expired': [statusLine(401)],
  'password-change': [statusLine(401)],
  'sunday-withdrawals': [statusLine(400)],
  'host-down': [brokenLine, statusLine(503)],
  'answer-lost': [brokenLine],
}

for (const { id, title, script, start } of scenarios) {
  test(`${title}: every step can be shown`, async ({ page, problems }) => {
    for (const line of loudScenarios[id] ?? []) problems.allow(line)
    await page.goto('/')
    await openTools(page)
    await choose(page, title)
    await expect(page).toHaveURL(start)
    await tool(page, 'Script')
    for (const step of script) {
      await page.getByRole('button', { name: step.title, exact: true }).click()
      await expect(page.getByText(`Done: ${step.title}`)).toBeVisible()
    }
    await page.getByRole('button', { name: 'Close demo tools' }).click()
    await expectNoSideScroll(page)
  })
}

test('every tool is accessible', async ({ page }) => {
  const violations = async () => {
    const { violations: found } = await new AxeBuilder({ page }).include('.dt').analyze()
    return found.map(({ id, nodes }) => [id, nodes[0]?.html])
  }
  await page.goto('/?scenario=regular-day')
  await openTools(page)
  for (const name of ['Script', 'Scenario', 'Clock', 'Staff', 'Faults', 'Log', 'Data']) {
    await tool(page, name)
    expect(await violations(), name).toEqual([])
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  expect(await violations(), 'on a wide screen').toEqual([])
})

test('a step is taken back, and a reload does not lose the place', async ({ page }) => {
  await page.goto('/?scenario=admin-approvals')
  await openTools(page)
  await page.getByRole('button', { name: /^Player requests a deposit of ₹2,000/ }).click()
  await page.getByRole('button', { name: 'Approve deposit of ₹2,000' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Undo step' }).click()
  await expect(page.getByText('Taken back: Approve deposit of ₹2,000')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve deposit of ₹2,000' })).toBeVisible()
})

test('a shared link shows the same on another device', async ({ page, browser, baseURL }) => {
  await page.goto('/?scenario=regular-day')
  await openTools(page)
  for (const step of scenarios[0]?.script.slice(0, 3) ?? []) {
    await page.getByRole('button', { name: step.title, exact: true }).click()
  }
  await tool(page, 'Clock')
  await page.getByRole('button', { name: 'Hold' }).click()
  await tool(page, 'Faults')
  await page.getByRole('radio', { name: /3G/ }).check()
  await page.getByRole('button', { name: 'Share' }).click()
  const link = await page.getByLabel(/Opens the same scenario/).inputValue()
  const balance = await page.getByRole('link', { name: /^Balance/ }).textContent()

  const other = await browser.newContext({ ...(baseURL && { baseURL }) })
  const phone = await other.newPage()
  await phone.goto(link)
  await openTools(phone)
  await expect(phone.getByText('Regular day, 3:11 PM')).toBeVisible()
  await expect(phone.getByRole('button', { name: /^Player bets ₹100/ })).toBeVisible()
  await expect(phone.getByRole('link', { name: /^Balance/ })).toHaveText(balance ?? '')
  await tool(phone, 'Faults')
  await expect(phone.getByRole('radio', { name: /3G/ })).toBeChecked()
  await other.close()
})

test('export, reset and import bring everything back', async ({ page }) => {
  await page.goto('/?scenario=regular-day')
  await openTools(page)
  await tool(page, 'Staff')
  await page.getByLabel('Act as staff').selectOption('Set a balance')
  await page.getByLabel('Balance', { exact: true }).fill('777')
  await page.getByRole('button', { name: 'Set a balance' }).click()
  const balance = page.getByRole('link', { name: /^Balance/ })
  await expect(balance).toContainText('777')

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const file = await (await saving).path()
  expect(readFileSync(file, 'utf8')).toContain('"kind":"ank-demo"')
  await page.getByRole('button', { name: 'Reset' }).click()
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(balance).toContainText('12,450')
  await page.getByLabel('File of a demo').setInputFiles(file)
  await expect(balance).toContainText('777')
})

test('two tabs tell one story', async ({ page, context }) => {
  await page.goto('/?scenario=regular-day')
  await openTools(page)
  const other = await context.newPage()
  await other.goto('/wallet')
  await other.getByRole('button', { name: /^Player bets ₹200/ }).click()
  await expect(page.getByRole('link', { name: /^Balance/ })).toContainText('12,250')
  await expect(page.getByRole('button', { name: /^One minute to open/ })).toBeVisible()
})

test('hidden tools leave their mark and cover nothing that is tapped', async ({ page }) => {
  await page.goto('/?scenario=regular-day')
  await openTools(page)
  await page.getByRole('button', { name: 'Hide for presenting' }).click()
  const mark = page.getByRole('button', { name: /^Demo, no real money/ })
  await expect(mark).toBeInViewport({ ratio: 1 })
  // A click fails where something else would take it.
  for (const [tab, path] of [
    ['Starline', '/starline-gaming'],
    ['My bids', '/bidding-history'],
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

test.describe('without service workers', () => {
  test.use({ serviceWorkers: 'block' })
  test('the demo works all the same', async ({ page }) => {
    await page.goto('/?scenario=regular-day')
    await expect(page.getByRole('link', { name: /^Balance/ })).toContainText('12,450')
  })
})
