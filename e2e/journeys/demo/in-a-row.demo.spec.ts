import type { Page } from '@playwright/test'
import { everybodyAsksFor, scenarios } from '#scenarios/registry.ts'
import { expect, test } from '../../fixtures.ts'
import { blankPath } from '../../testing/host/site.ts'
import { speedUp } from '../../testing/pages/show.ts'

// The list of scenarios stands beside the client.
test.use({ viewport: { width: 1366, height: 768 }, isMobile: false, hasTouch: false })
// Fifty scenarios, one after another, two at a time.
test.setTimeout(600_000)

type Scenario = (typeof scenarios)[number]

/** What the audience sees: each element’s classes, on which its look depends, its words and its value. */
const screen = (page: Page) =>
  page.locator('#root').evaluate((root) =>
    [...root.querySelectorAll<HTMLElement>('*')]
      .filter((each) => each.checkVisibility({ checkVisibilityCSS: true }))
      .map((each) => {
        const words = [...each.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        const value = 'value' in each ? each.value : ''
        const text = words.map(({ textContent }) => textContent).join('')
        return [each.tagName, each.getAttribute('class'), text, value].join(' ').trim()
      })
      .join('\n'),
  )

/** Opens the scenario where nothing of another one can be known. */
async function openFresh(page: Page, { id }: Scenario) {
  await page.goto(blankPath)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.goto(`/?scenario=${id}`)
  await expect(page.locator('html')).toHaveAttribute('data-demo', 'panel')
}

/** Chooses the scenario in the presenter's list. */
async function choose(page: Page, { id, title }: Scenario) {
  await page.getByRole('searchbox', { name: 'Scenario' }).fill(id)
  await page.getByRole('radio', { name: title }).first().press('Space')
}

/** Waits in the page, since a hundred times are waited for. */
const said = (page: Page, text: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector('.dt-said')?.textContent.startsWith(wanted),
    text,
    { timeout: 45_000 },
  )

/** Plays a scenario step by step, as far as the presenter wants: from `first` on. */
async function doSteps(page: Page, { script }: Scenario, first = 0) {
  for (const { title } of script.slice(first)) {
    await page.keyboard.press('Alt+n')
    await said(page, `Done: ${title}`)
  }
}

/** Goes to the last step in the list of steps, which does those before it at the host, and does it. */
async function skipToLastStep(page: Page, scenario: Scenario) {
  const last = scenario.script.length - 1
  if (last > 0) {
    await page.locator('.dt-script details').evaluate((all: HTMLDetailsElement) => {
      all.open = true
    })
    await page.locator('.dt-steps').getByRole('button').nth(last).click()
    await said(page, `Done: ${scenario.script[last - 1]?.title}`)
  }
  await doSteps(page, scenario, last)
}

test('all scenarios in a row, in two orders: each begins as on a fresh page', async ({
  page,
  browser,
  backend,
  problems,
}) => {
  // What a scenario breaks, the browser reports.
  problems.allow(/Failed to load resource/)
  const newPage = async () => (await browser.newContext({ baseURL: backend.origin })).newPage()
  /** The first screens that were the same as on a fresh page. */
  const known = new Map<string, string>()

  async function playInARow(
    own: Page,
    list: readonly Scenario[],
    skips: (each: Scenario) => boolean,
  ) {
    const fresh = await newPage()
    await own.addInitScript(speedUp)
    await own.goto('/?scenario=regular-day')
    for (const scenario of list) {
      const first = known.get(scenario.id)
      await Promise.all([choose(own, scenario), first === undefined && openFresh(fresh, scenario)])
      await expect(async () => {
        const shown = await screen(own)
        expect(shown, `${scenario.title}: the first screen`).toBe(first ?? (await screen(fresh)))
        known.set(scenario.id, shown)
      }).toPass({ timeout: 15_000, intervals: [100] })
      await (skips(scenario) ? skipToLastStep : doSteps)(own, scenario)
    }
  }

  await Promise.all([
    // As in a show, whose situations are only looked at.
    playInARow(page, scenarios, ({ id }) => !everybodyAsksFor(id)),
    playInARow(await newPage(), scenarios.toReversed(), () => true),
  ])
})
