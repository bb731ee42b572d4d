import { expect, type Page } from '@playwright/test'
import { atFullHeight, findViolations, wcagTags } from '../checks/accessible.ts'

/** The demo's tools, as a presenter uses them on a phone. */
export const openTools = (page: Page) =>
  page.getByRole('button', { name: /Open demo tools/ }).click()

export const closeTools = (page: Page) =>
  page.getByRole('button', { name: 'Close demo tools' }).click()

export const tool = (page: Page, name: string) => page.getByRole('tab', { name }).click()

/** Searches a scenario by its title and chooses it. */
export async function findScenario(page: Page, title: string): Promise<void> {
  await tool(page, 'Scenario')
  await page.getByRole('searchbox', { name: 'Search scenarios' }).fill(title)
  await page.getByRole('radio', { name: new RegExp(`^${title}`) }).click()
}

/** Does the next step by its button. */
export async function doStep(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: title, exact: true }).click()
  await expect(page.getByText(`Done: ${title}`, { exact: true })).toBeVisible()
}

/**
 * Waits until the client is idle: nothing has changed for a moment and nothing is loading. A screen
 * that loads for long, as on a slow network, is taken as it is after `patience` ms.
 */
async function standStill(page: Page, patience = 7_000): Promise<string> {
  const mark = 'data-e2e-seen'
  const still = (name: string) => {
    const root = document.querySelector('#root')
    const now = root ? new XMLSerializer().serializeToString(root) : ''
    const seen = document.body.getAttribute(name)
    document.body.setAttribute(name, now)
    return now === seen && root?.querySelector('[aria-busy="true"]') === null
  }
  await page.waitForFunction(still, mark, { polling: 150, timeout: patience }).catch(() => {})
  return (await page.locator('body').getAttribute(mark)) ?? ''
}

/**
 * Looks at the client again and again: each time it changed, no rule of axe may be broken. The
 * tools are open before and after, and closed while the client is judged.
 */
export function watchAccessibility(page: Page): (when: string) => Promise<void> {
  let seen = ''
  return async (when) => {
    const now = await standStill(page)
    if (now === seen) return
    seen = now
    await closeTools(page)
    await atFullHeight(page, async () => {
      const violations = await findViolations(page, { within: '#root', tags: wcagTags })
      const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
      expect(found, `${when}, ${new URL(page.url()).pathname}`).toEqual([])
    })
    await openTools(page)
  }
}
