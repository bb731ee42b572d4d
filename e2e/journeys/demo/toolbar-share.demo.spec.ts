import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { scenarioById, type ScenarioId } from '#scenarios/registry.ts'
import { expect, test } from '../../fixtures.ts'
import { balance } from '../../testing/pages/bet-form.ts'
import { doStep, findScenario, openTools, tool } from '../../testing/pages/tools.ts'

/** Rows, clock and faults. */
const situation = (page: Page) =>
  page.evaluate(() => {
    if (!window.ank) throw new Error('No demo.')
    const { backend, clock } = window.ank
    const { faults } = backend
    const active = faults.list().map(({ id: _, ...fault }) => fault)
    const { rows } = backend.snapshot()
    return { rows, now: clock.now(), runs: clock.runs(), active, latency: faults.latency() }
  })

/** What the player reads. */
const screenText = (page: Page) => page.locator('#root').innerText()

/** Runs a scenario's first steps and stops the clock. */
async function play(page: Page, id: ScenarioId, steps: number): Promise<void> {
  const { title, script } = scenarioById(id)
  await page.goto('/')
  await openTools(page)
  await findScenario(page, title)
  for (const step of script.slice(0, steps)) await doStep(page, step.title)
  await tool(page, 'Clock')
  await page.getByRole('button', { name: 'Hold' }).click()
}

test('a link to a story after three steps shows the same on another device', async ({
  page,
  browser,
  baseURL,
}) => {
  // After two, what the player typed still stands in the form, and no link carries that.
  await play(page, 'sunday-withdrawals', 3)
  await tool(page, 'Faults')
  await page.getByLabel('Call', { exact: true }).selectOption({ label: 'Place bet' })
  await page.getByLabel('What happens').selectOption('Succeeds, but the reply is lost')
  await page.getByRole('button', { name: 'Add fault' }).click()
  await page.getByRole('radio', { name: /4G/ }).check()
  await page.getByRole('button', { name: 'Share' }).click()
  const field = page.getByLabel('Opens this demo as it is now')
  await expect(field).toHaveValue(/recording=/)
  const link = await field.inputValue()
  // A player who saw a result arrive is told so; after a reload, both find it declared.
  await page.reload()

  const other = await browser.newContext({ ...(baseURL && { baseURL }) })
  const phone = await other.newPage()
  await phone.goto(link)
  await expect(phone).toHaveURL(new URL(page.url()).pathname)
  await expect(async () => {
    for (const each of [page, phone]) {
      await expect(each.locator('#root [aria-busy="true"]')).toHaveCount(0)
      await expect(each.getByRole('heading').first()).toBeVisible()
    }
    expect(await screenText(phone)).toBe(await screenText(page))
  }).toPass({ timeout: 15_000 })
  expect(await situation(phone)).toEqual(await situation(page))
  await other.close()
})

test('export, reset and import bring everything back', async ({ page }) => {
  await play(page, 'low-balance', 1)
  await tool(page, 'Staff')
  await page.getByLabel('Act as staff').selectOption('Set a balance')
  await page.getByLabel('Balance', { exact: true }).fill('777')
  await page.getByRole('button', { name: 'Set a balance' }).click()
  await tool(page, 'Faults')
  await page.getByRole('button', { name: 'Add fault' }).click()
  await expect(balance(page, '₹777')).toBeVisible()
  const before = [await screenText(page), await situation(page)]

  const saving = page.waitForEvent('download')
  await tool(page, 'File')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('button', { name: /^Recording/ }).click()
  const file = await (await saving).path()
  expect(readFileSync(file, 'utf8')).toContain('"scenario":"low-balance"')
  await page.getByRole('button', { name: 'Reset' }).click()
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByText('Done: Add ₹500 of play money')).toHaveCount(0)
  expect(await situation(page)).not.toEqual(before[1])

  await page.getByLabel('Import a recording').setInputFiles(file)
  await expect(balance(page, '₹777')).toBeVisible()
  await expect.poll(async () => [await screenText(page), await situation(page)]).toEqual(before)
})

test('two tabs tell the same story', async ({ page, context }) => {
  await page.goto('/?scenario=regular-day')
  await openTools(page)
  const other = await context.newPage()
  await other.goto('/wallet')
  await doStep(other, 'Player bets ₹200 on open digit 1')
  await expect(balance(page, '₹12,250')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Skip to one minute before/ })).toBeVisible()
  await findScenario(other, 'Low balance')
  await expect(balance(page, '₹640')).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Low balance/ })).toBeVisible()
})
