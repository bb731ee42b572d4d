import { everybodyAsksFor, scenarioById, scenarios } from '#scenarios/registry.ts'
import { expect, test } from '../../fixtures.ts'
import { tool } from '../../testing/pages/tools.ts'

const { title, script } = scenarioById('closed-market')
const [{ title: step, say }] = script
const five = scenarios.filter(({ id }) => everybodyAsksFor(id))

test.describe('beside the client', () => {
  test.use({ viewport: { width: 1366, height: 768 }, isMobile: false, hasTouch: false })

  for (const [width, height] of [
    [1366, 768],
    [1280, 700],
    [1024, 700],
  ] as const) {
    test(`at ${width}x${height}, step and sentence stay in sight in every tool, also after a reload`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/?scenario=closed-market')
      const panel = page.getByRole('complementary', { name: 'Demo tools' })
      const inSight = async (where: string) => {
        const button = panel.getByRole('button', { name: step, exact: true })
        await expect(button, where).toBeInViewport({ ratio: 1 })
        await expect(panel.getByText(say), where).toBeInViewport({ ratio: 1 })
        // Not under anything.
        await button.click({ trial: true })
      }
      await inSight('at first')
      for (const name of ['Clock', 'Staff', 'Faults', 'Log', 'Data', 'File']) {
        await tool(page, name)
        await inSight(name)
      }
      await page.reload()
      await expect(page.getByRole('tab', { name: 'File' })).toBeVisible()
      await inSight('after a reload')
    })
  }

  test('at 1024x768, the five that everybody asks for are in sight', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 })
    await page.goto('/?scenario=regular-day')
    for (const each of five) {
      const choice = page.getByRole('radio', { name: new RegExp(`^${each.title}`) })
      await expect(choice).toBeInViewport({ ratio: 1 })
    }
  })

  test.describe('without a worker', () => {
    // What a worker fetches can't be held back here.
    test.use({ serviceWorkers: 'block' })

    test('while the tools are on their way, the panel has scenario, step and sentence', async ({
      page,
    }) => {
      const held: (() => void)[] = []
      await page.route(/\/assets\/toolbar-/, (route) => held.push(() => void route.continue()))
      await page.goto('/?scenario=closed-market')
      const panel = page.getByRole('complementary', { name: 'Demo tools' })
      await expect(panel).toHaveAttribute('aria-busy', 'true')
      for (const text of [title, step, say]) {
        await expect(panel.getByText(text, { exact: true })).toBeInViewport({ ratio: 1 })
      }
      const before = await panel.boundingBox()
      for (const release of held) release()
      await expect(panel.getByRole('button', { name: step, exact: true })).toBeVisible()
      expect(await panel.boundingBox(), 'its frame').toEqual(before)
    })
  })
})

for (const [what, search, problem] of [
  ['an old scenario', '?scenario=konkan-story', 'There is no scenario "konkan-story"'],
  ['a link that was cut', '?scenario=regular-day&recording=H4sIAAAAAAAAA6', 'incomplete'],
] as const) {
  test(`${what} says what is wrong, and offers the five`, async ({ page }) => {
    await page.goto(`/${search}`)
    await expect(page.getByRole('heading', { name: 'This link can’t be opened' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText(problem)
    await expect(page.getByRole('link')).toHaveText(five.map((each) => each.title))
    await page.getByRole('link', { name: title }).click()
    await expect(page.locator('html')).toHaveAttribute('data-demo', /panel|remote/)
    await expect(page.getByRole('heading', { name: 'Konkan Day' })).toBeVisible()
  })
}
