import { scenarios, type ScenarioId } from '#scenarios/registry.ts'
import { expect, test } from '../../fixtures.ts'
import { picture, speedUp, startScenario } from '../../testing/pages/show.ts'

// Every scenario twice, after different ones: what's left of the one before would show.
const orders = {
  'in their order': scenarios,
  'the other way round': scenarios.toReversed(),
}

test.use({ viewport: { width: 390, height: 844 } })

for (const [name, order] of Object.entries(orders)) {
  // Ten minutes: each step is done as a player would.
  test(`all scenarios in a row, ${name}: each begins as on a fresh page`, async ({
    page,
    browser,
    problems,
  }) => {
    test.setTimeout(900_000)
    problems.allow(/Failed to load resource/)
    await page.addInitScript(speedUp)
    await page.goto(`/?scenario=${order[0]?.id}`)
    await expect(page.locator('html')).toHaveAttribute('data-demo', 'remote')
    const different: ScenarioId[] = []
    for (const { id, script } of order) {
      await startScenario(page, id)
      const context = await browser.newContext()
      const fresh = await context.newPage()
      await fresh.addInitScript(speedUp)
      await fresh.goto(`/?scenario=${id}`)
      await expect(fresh.locator('html')).toHaveAttribute('data-demo', 'remote')
      const isSame = expect
        .poll(async () => (await picture(page)) === (await picture(fresh)), { message: id })
        .toBe(true)
      await isSame.catch(async () => {
        different.push(id)
        await test.info().attach(`${id}-fresh`, { body: await fresh.screenshot() })
        await test.info().attach(`${id}-after`, { body: await page.screenshot() })
      })
      await context.close()
      for (const { title } of script) {
        await page.keyboard.press('Alt+n')
        await expect(page.getByText(`Done: ${title}`)).toBeAttached({ timeout: 45_000 })
      }
    }
    expect(different).toEqual([])
  })
}
