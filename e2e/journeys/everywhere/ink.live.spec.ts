import type { Page } from '@playwright/test'
import { languages as locales } from '#platform/first-visit/languages.ts'
import { addressOf, needsPlayer, screens } from '#tests/testing/addresses.ts'
import { expect, test } from '../../fixtures.ts'
import { expectNoSideScroll } from '../../testing/checks/accessible.ts'
import { brokenWords, clippedText, doubleText } from '../../testing/checks/legible.ts'
import { languages, speak } from '../../testing/languages.ts'
import { ready } from '../../testing/ready.ts'

/**
 * Texts of which a box hides ink. Glyphs may be higher or lower than their line: Devanagari has
 * signs above and below. What's only for screen readers, and what can be scrolled to, is not meant.
 */
const cutInk = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) return ['nothing can be measured']
    // Positions are rounded to whole pixels, twice.
    const slack = 1
    // What's only drawn when seen has its real height from then on; it hides what is outside of it.
    for (const each of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(each).contentVisibility !== 'auto') continue
      each.style.contentVisibility = 'visible'
      each.style.contain = 'paint'
    }

    /** What hides a part of the ink, from the text's element up. */
    function hiddenBy(text: Element, ink: { top: number; bottom: number }): string | null {
      for (let each: Element | null = text; each instanceof HTMLElement;) {
        const { overflowY, clipPath, contain, position } = getComputedStyle(each)
        const { top, width, height } = each.getBoundingClientRect()
        if (width <= 1 || height <= 1 || clipPath !== 'none') return null
        const scrolls = /auto|scroll/.test(overflowY) && each !== document.documentElement
        if (scrolls || /hidden|clip/.test(overflowY) || /paint|content|strict/.test(contain)) {
          const start = top + each.clientTop - (scrolls ? each.scrollTop : 0)
          const end = start + (scrolls ? each.scrollHeight : each.clientHeight)
          if (ink.top < start - slack || ink.bottom > end + slack)
            return each.className || each.tagName
        }
        if (scrolls || position === 'fixed') return null
        each = position === 'absolute' ? each.offsetParent : each.parentElement
      }
      return null
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!element || text === '' || !element.checkVisibility({ opacityProperty: true })) continue
      pen.font = getComputedStyle(element).font
      const { actualBoundingBoxAscent, actualBoundingBoxDescent, fontBoundingBoxAscent } =
        pen.measureText(text)
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { top, width } of range.getClientRects()) {
        const baseline = top + fontBoundingBoxAscent
        const ink = {
          top: baseline - actualBoundingBoxAscent,
          bottom: baseline + actualBoundingBoxDescent,
        }
        const by = width > 0 ? hiddenBy(element, ink) : null
        if (by !== null) found.add(`"${text}" is cut off by ${by}`)
      }
    }
    return [...found]
  })

for (const language of languages) {
  test.describe(language, () => {
    for (const name of screens) {
      const path = addressOf(name)
      test(`no glyph on ${path} is cut off, light or dark, on a small phone with text twice as large`, async ({
        page,
        stage,
      }) => {
        await speak(page, language)
        await page.setViewportSize({ width: 320, height: 640 })
        await doubleText(page)
        await stage.open(path, needsPlayer(name) ? {} : { as: null })
        await ready(page)
        await expect(page.locator('html')).toHaveAttribute('lang', locales[language].locale)
        await expectNoSideScroll(page)
        expect(await clippedText(page)).toEqual([])
        expect(await brokenWords(page)).toEqual([])
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          expect(await cutInk(page), colorScheme).toEqual([])
        }
      })
    }
  })
}

test('a line lower than its glyphs is found where a box hides what is outside of it', async ({
  page,
  stage,
}) => {
  await stage.open('/auth', { as: null })
  await ready(page)
  const put = (style: string) =>
    page.evaluate((css) => {
      const line = Object.assign(document.createElement('p'), { textContent: 'Åg हूँ' })
      line.style.cssText = `font-size: 32px; ${css}`
      document.querySelector('main')?.append(line)
    }, style)
  await put('overflow: hidden; line-height: 1.8')
  await put('line-height: 0.8')
  expect(await cutInk(page)).toEqual([])
  await put('overflow: hidden; line-height: 0.8')
  expect(await cutInk(page)).toEqual(['"Åg हूँ" is cut off by P'])
})
