import { expect, type Page } from '@playwright/test'

/** The demo's tools, as a presenter uses them on a phone. */
export const openTools = (page: Page) =>
  page.getByRole('button', { name: /Open demo tools/ }).click()

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
