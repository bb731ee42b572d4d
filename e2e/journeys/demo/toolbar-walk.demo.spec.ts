import { scenarios } from '#scenarios/registry.ts'
import { expect, test } from '../../fixtures.ts'
import { expectNoSideScroll, themes } from '../../testing/checks/accessible.ts'
import { loud } from '../../testing/checks/problems.ts'
import {
  closeTools,
  doStep,
  findScenario,
  openTools,
  tool,
  watchAccessibility,
} from '../../testing/pages/tools.ts'

for (const [index, { id, title, script, start }] of scenarios.entries()) {
  test(`${title}: can be found, opened and run to its end`, async ({ page, problems }) => {
    for (const line of loud[id] ?? []) problems.allow(line)
    await page.emulateMedia({ colorScheme: themes[index % themes.length] ?? 'light' })
    await page.goto('/')
    await openTools(page)
    await findScenario(page, title)
    await expect(page).toHaveURL(start)
    await expect(page.getByRole('region', { name: title })).toBeVisible()
    const look = watchAccessibility(page)
    await look('at the start')

    await tool(page, 'Script')
    for (const step of script) {
      await doStep(page, step.title)
      await look(step.title)
      // A player who is signed out by a step is led to the login.
      if (step.at !== undefined) await expect(page).toHaveURL(step.at)
    }

    const differing = await page.evaluate(() =>
      window.ank?.backend.log
        .list()
        .filter(({ differs, fault }) => differs !== null && fault === null),
    )
    expect(differing, 'what the host answered as it should is as the contract says').toEqual([])
    await closeTools(page)
    await expectNoSideScroll(page)
  })
}
