import type { Locator } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { expectAccessible, expectNoSideScroll } from '../../testing/checks/accessible.ts'
import { brokenSums, brokenWords, clippedText, setTextSize } from '../../testing/checks/legible.ts'
import { brokenLine } from '../../testing/checks/problems.ts'
import { filesWithSheets, sheets } from '../../testing/sheets.ts'

// Overlays, checked like the screens (accessible.live.spec.ts).

// Every rule for every element, twice.
test.slow()

// One loses an answer on purpose: on a connection used before, a browser would repeat the call.
test.use({ reuse: false })

/** Regions that scroll and that no key reaches: only some browsers let the focus into any that scrolls. */
const unreachable = (sheet: Locator) =>
  sheet
    .locator('.overflow-y-auto')
    .evaluateAll((regions) =>
      regions
        .filter(
          (region) =>
            region.scrollHeight > region.clientHeight &&
            !region.matches('[tabindex="0"]') &&
            region.querySelector('a[href], button, input, textarea') === null,
        )
        .map((region) => region.textContent),
    )

test('every sheet of the client is opened here', () => {
  expect(Object.keys(sheets).toSorted()).toEqual(filesWithSheets.toSorted())
})

for (const [file, open] of Object.entries(sheets)) {
  test(`what ${file} draws breaks no rule, light or dark, and fits a small phone, with large text too, and one on its side`, async ({
    page,
    control,
    problems,
  }) => {
    problems.allow(brokenLine)
    const sheet = await open(page, control)
    await expect(sheet).toBeVisible()
    // The screen below it is judged by itself.
    await sheet.evaluate((element) => element.setAttribute('data-e2e-sheet', ''))
    await expectAccessible(page, '[data-e2e-sheet]')
    // Where there's least room, with usual and with large text.
    await page.setViewportSize({ width: 320, height: 640 })
    for (const percent of [100, 200]) {
      await setTextSize(page, percent)
      await expect(sheet).toBeVisible()
      await expectNoSideScroll(page)
      await expect.poll(() => unreachable(sheet)).toEqual([])
      expect(await clippedText(page), `${percent} %`).toEqual([])
      expect(await brokenWords(page), `${percent} %`).toEqual([])
      if (percent === 100) expect(await brokenSums(page)).toEqual([])
    }
    // On its side, with usual text.
    await setTextSize(page, 100)
    await page.setViewportSize({ width: 844, height: 390 })
    await expectNoSideScroll(page)
    expect(await clippedText(page), 'on its side').toEqual([])
    expect(await brokenWords(page), 'on its side').toEqual([])
  })
}
