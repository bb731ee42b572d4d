import type { Route } from '@playwright/test'
import { betTypeList } from '#domain/bet/bet-types.ts'
import { languages } from '#platform/language/languages.ts'
import { needsPlayer, routesWithScreens, sampleAddress } from '#tests/testing/addresses.ts'
import { expect, test } from '../../fixtures.ts'
import {
  expectAccessible,
  expectAccessibleInLanguage,
  expectNoSideScroll,
} from '../../testing/checks/accessible.ts'
import { missingGlyphs } from '../../testing/checks/glyphs.ts'
import {
  brokenSums,
  brokenWords,
  clippedText,
  doubleText,
  wideTabs,
} from '../../testing/checks/legible.ts'
import { watchShifts } from '../../testing/checks/shifts.ts'
import { blankPath } from '../../testing/host/site.ts'
import { betForm } from '../../testing/pages/bet-form.ts'
import { ready } from '../../testing/ready.ts'
import { usedDaily } from '../../testing/used-daily.ts'

// What is judged here is the same in the demo; its own tools have a journey of their own.

// Every rule for every element, twice: long lists take long on a busy machine.
test.slow()

const phones = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
]

/** Skeletons appear after 150 ms: twice as many frames. */
async function answerAfterSkeletons(route: Route): Promise<void> {
  await route
    .request()
    .frame()
    .page()
    .evaluate(async () => {
      for (let frame = 0; frame < 18; frame += 1) await new Promise(requestAnimationFrame)
    })
  await route.continue()
}

for (const { name: language, locale } of Object.values(languages)) {
  test.describe(`every screen in ${language}`, () => {
    test.use({ locale })
    for (const name of routesWithScreens) {
      const path = sampleAddress(name)
      const tag = locale === languages.en.locale && usedDaily.includes(name) ? '@core' : []

      test(
        `${path} doesn’t move while its data arrives, breaks no rule, light or dark, and fits a small phone and text twice as large`,
        { tag },
        async ({ page, control }) => {
          const shifts = await watchShifts(page)
          for (const viewport of phones) {
            await page.setViewportSize(viewport)
            // As a first visit: nothing is known from the other one.
            await page.goto(blankPath)
            await page.evaluate(() => localStorage.clear())
            await page.route('**/api/**', answerAfterSkeletons)
            await control.open(path, needsPlayer(name) ? {} : { as: null })
            await ready(page)
            // A fifth of the layout shift that browsers' makers call good.
            expect(await shifts(), `${viewport.width} px`).toBeLessThanOrEqual(0.02)
            // What is asked for last is answered before the page is left.
            await page.unrouteAll({ behavior: 'wait' })
          }
          await expect(page).toHaveURL(path)
          await expect(page.locator('html')).toHaveAttribute('lang', locale)
          await (language === languages.en.name
            ? expectAccessible(page)
            : expectAccessibleInLanguage(page))
          await expectNoSideScroll(page)
          await page.setViewportSize({ width: 320, height: 640 })
          await expectNoSideScroll(page)
          expect(await clippedText(page)).toEqual([])
          expect(await brokenWords(page)).toEqual([])
          expect(await brokenSums(page)).toEqual([])

          await doubleText(page)
          await expect(page.locator('html')).toHaveCSS('font-size', '32px')
          await expectNoSideScroll(page)
          expect(await brokenWords(page)).toEqual([])
          expect(await page.evaluate(wideTabs)).toEqual([])
          for (const colorScheme of ['dark', 'light'] as const) {
            await page.emulateMedia({ colorScheme })
            expect(await clippedText(page), colorScheme).toEqual([])
          }
          await page.setViewportSize({ width: 390, height: 844 })
          await expectNoSideScroll(page)
          expect(await clippedText(page)).toEqual([])
          expect(await brokenWords(page)).toEqual([])
        },
      )
    }
  })
}

test('a line lower than its glyphs is found where a box hides what is outside of it', async ({
  page,
  control,
}) => {
  await control.open('/auth', { as: null })
  await ready(page)
  const put = (style: string) =>
    page.evaluate((css) => {
      const line = Object.assign(document.createElement('p'), { textContent: 'Åg हूँ' })
      line.style.cssText = `font-size: 32px; ${css}`
      document.querySelector('main')?.append(line)
    }, style)
  await put('overflow: hidden; line-height: 1.8')
  await put('line-height: 0.8')
  expect(await clippedText(page)).toEqual([])
  await put('overflow: hidden; line-height: 0.8')
  expect(await clippedText(page)).toEqual(['"Åg हूँ" is cut off by P'])
})

test('a character that no font has is found, wherever it’s drawn', async ({ page, control }) => {
  await control.open('/auth', { as: null })
  await ready(page)
  expect(await missingGlyphs(page)).toEqual([])
  await page.evaluate(() => {
    const line = Object.assign(document.createElement('p'), { textContent: '₹500 हूँ 🙈' })
    const field = Object.assign(document.createElement('input'), { placeholder: 'हाँ ௧' })
    document.querySelector('main')?.append(line, field)
    const style = new CSSStyleSheet()
    style.replaceSync(`main p::after { content: '✓' }`)
    document.adoptedStyleSheets.push(style)
  })
  const found = (await missingGlyphs(page)).map((each) => each.split(' (')[0])
  expect(new Set(found)).toEqual(new Set(['௧', '🙈', '✓']))
})

test('every bet form breaks no rule, empty and with every error', async ({ page, control }) => {
  await control.open('/dashboard')
  for (const { path } of betTypeList) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(`/bet/${path}`)
      await ready(page)
      await betForm(page).submit.click()
      await expect(page.getByText('Please select a game')).toBeVisible()
      await expectAccessible(page)
      await page.setViewportSize({ width: 320, height: 640 })
      await expectNoSideScroll(page)
    })
  }
})

test.describe('with much to show', () => {
  test.use({ scenario: 'busy-history' })

  test('no screen breaks a word or an amount', async ({ page, control }) => {
    await control.open('/dashboard')
    for (const name of ['biddingHistory', 'winningHistory', 'walletStatement'] as const) {
      await page.goto(sampleAddress(name))
      await ready(page)
      for (const width of [390, 360, 320]) {
        const at = `${name}, ${width} px`
        await page.setViewportSize({ width, height: 844 })
        expect(await brokenWords(page), at).toEqual([])
        expect(await brokenSums(page), at).toEqual([])
      }
    }
  })

  test('another page of a history starts at its first card', async ({ page, control }) => {
    await control.open('/bidding-history')
    const second = page.getByRole('button', { name: 'Page 2' })
    await second.click()
    await expect(second).toHaveAttribute('aria-current', 'page')
    const cards = page.getByRole('article')
    await expect(cards).toHaveCount(10)
    await expect(cards.first()).toBeInViewport({ ratio: 1 })
  })
})

test.describe('with nothing to show', () => {
  test.use({ scenario: 'new-player' })

  test('no screen breaks a rule', async ({ page, control, problems }) => {
    // Who never wrote has no enquiry.
    problems.allow(/ status of 404 .*\/api\/enquiry\/user/)
    await control.open('/dashboard')
    for (const path of [
      '/bidding-history',
      '/winning-history',
      '/wallet-statement',
      '/withdraw-history',
      '/withdraw-fund',
      '/enquiry',
    ]) {
      await test.step(path, async () => {
        await page.goto(path)
        await ready(page)
        await expectAccessible(page)
      })
    }
  })
})

// What only some states show, where it has the least room.
for (const [scenario, path, last] of [
  ['sunday-withdrawals', '/withdraw-fund', 'PhonePe'],
  ['enquiry-closed', '/enquiry', 'No payment with that transaction id'],
  ['inactive-user', '/dashboard', 'Konkan Day'],
] as const) {
  test.describe(scenario, () => {
    test.use({ scenario })

    test(`${path} breaks no rule; on a small phone with text twice as large it’s whole, and in reach`, async ({
      page,
      control,
    }) => {
      await control.open(path)
      await ready(page)
      await expectAccessible(page)
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await brokenSums(page)).toEqual([])
      await doubleText(page)
      await expectNoSideScroll(page)
      expect(await clippedText(page)).toEqual([])
      expect(await brokenWords(page)).toEqual([])
      expect(await page.evaluate(wideTabs)).toEqual([])
      await page.getByRole('main').getByText(last).click({ trial: true, timeout: 5000 })
    })
  })
}
