import { addressOf, needsPlayer, screens } from '#tests/testing/addresses.ts'
import { expect, test } from '../fixtures.ts'
import { expectNoSideScroll } from '../testing/checks/accessible.ts'
import { setTextSize } from '../testing/checks/legible.ts'
import { statusLine } from '../testing/checks/problems.ts'
import { ready } from '../testing/ready.ts'

// The other journeys bring their fonts (e2e/fonts.conf); here a page is drawn with the machine's.

// Every screen, one after the other.
test.slow()

for (const scenario of ['regular-day', 'inactive-user'] as const) {
  test.describe(scenario, () => {
    test.use({ scenario })

    test('no screen is wider than the phone, at any text size', async ({
      page,
      stage,
      problems,
    }) => {
      // Who never wrote has no enquiry.
      problems.allow(statusLine(404))
      for (const name of screens) {
        await stage.open(addressOf(name), needsPlayer(name) ? {} : { as: null })
        await ready(page)
        for (const percent of [100, 200]) {
          await setTextSize(page, percent)
          for (const width of [320, 390]) {
            await page.setViewportSize({ width, height: 844 })
            await expectNoSideScroll(page)
          }
        }
        await setTextSize(page, 100)
      }
    })
  })
}

test('the text size is really applied', async ({ page, stage }) => {
  await stage.open('/dashboard')
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  await setTextSize(page, 200)
  expect(await size()).toBe('32px')
})
