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

const quiet = scenarios.filter(({ id }) => loud[id] === undefined)
const half = Math.ceil(quiet.length / 2)

/** A page tells several stories; one that makes the browser complain has a page of its own. */
const pages = [
  { what: 'the first quiet stories', stories: quiet.slice(0, half) },
  { what: 'the other quiet stories', stories: quiet.slice(half) },
  ...scenarios.flatMap((each) =>
    loud[each.id] === undefined ? [] : [{ what: each.title, stories: [each] }],
  ),
]

for (const { what, stories } of pages) {
  test(`${what}: can be found, opened and run`, { tag: '@all' }, async ({ page, problems }) => {
    test.slow()
    await page.goto('/')
    await openTools(page)
    for (const [index, { id, title, script, start }] of stories.entries()) {
      for (const line of loud[id] ?? []) problems.allow(line)
      await page.emulateMedia({ colorScheme: themes[index % themes.length] ?? 'light' })
      await findScenario(page, title)
      await expect(page).toHaveURL(start)
      await expect(page.getByRole('region', { name: title })).toBeVisible()
      const look = watchAccessibility(page)
      await look(`${title}, at the start`)

      await tool(page, 'Script')
      for (const step of script) {
        await doStep(page, step.title)
        // A player who is signed out by a step is led to the login.
        if (step.at !== undefined) await expect(page).toHaveURL(step.at)
      }
      await look(`${title}, at the end`)

      const differing = await page.evaluate(() =>
        window.ank?.backend.log
          .list()
          .filter(({ differs, fault }) => differs !== null && fault === null),
      )
      expect(differing, 'what the host answered as it should is as the contract says').toEqual([])
      await closeTools(page)
      await expectNoSideScroll(page)
      await openTools(page)
    }
  })
}
