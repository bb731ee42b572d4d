import { expect, type Page } from '@playwright/test'

/** The demo's tools, as a presenter uses them on a phone. */
export const openTools = (page: Page) =>
  page.getByRole('button', { name: /Open demo tools/ }).click()

/** Opens one of the tools behind “More”. */
export async function tool(page: Page, name: string): Promise<void> {
  const more = page.getByRole('button', { name: 'More', exact: true })
  if ((await more.getAttribute('aria-expanded')) !== 'true') await more.click()
  await page.getByRole('tab', { name }).click()
}

/** Searches a scenario by its title and chooses it. */
export async function findScenario(page: Page, title: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Scenario' }).fill(title)
  await page.getByRole('radio', { name: new RegExp(`^${title}`) }).click()
}

/** Does the next step by its button. */
export async function doStep(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: title, exact: true }).click()
  await expect(page.getByText(`Done: ${title}`, { exact: true })).toBeVisible()
}
