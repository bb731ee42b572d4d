import type { Page } from '@playwright/test'
import { routesWithScreens, sampleAddress } from '#tests/testing/addresses.ts'
import { expect, test } from '../../fixtures.ts'

/** The controls of the client that lie under the demo's own parts when they're scrolled into sight. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    for (const control of document.querySelectorAll<HTMLElement>(
      '#root :is(button, a[href], input, select, textarea)',
    )) {
      if (control.closest('.dt')) continue
      if (!control.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue
      control.scrollIntoView({ block: 'nearest' })
      const { left, top, width, height } = control.getBoundingClientRect()
      for (const y of [top + 2, top + height / 2, top + height - 2]) {
        const over = document.elementFromPoint(left + width / 2, y)
        if (over?.closest('.dt, .dt-mark')) {
          found.push(`${control.tagName} ${control.textContent} ${control.ariaLabel ?? ''}`)
          break
        }
      }
    }
    return found
  })

const sizes = {
  'a phone': { viewport: { width: 390, height: 844 } },
  'a small phone': { viewport: { width: 320, height: 640 } },
  'a laptop': { viewport: { width: 1280, height: 720 }, isMobile: false, hasTouch: false },
}

for (const [size, use] of Object.entries(sizes)) {
  test.describe(`on ${size}`, () => {
    test.use(use)

    for (const hidden of [false, true]) {
      test(`${hidden ? 'the mark' : 'what is in front'} covers no control of any screen`, async ({
        page,
      }) => {
        await page.addInitScript(
          (state) => localStorage.setItem('ank.demo.panel', JSON.stringify(state)),
          { open: false, more: false, tool: 'clock', hidden } as const,
        )
        await page.goto('/auth')
        await expect(page.locator('html')).toHaveAttribute('data-demo')
        expect(await covered(page), 'login').toEqual([])
        await page.goto('/?scenario=regular-day')
        for (const name of routesWithScreens.filter((each) => each !== 'auth')) {
          await page.evaluate((address) => {
            history.pushState(null, '', address)
            dispatchEvent(new PopStateEvent('popstate', { state: null }))
          }, sampleAddress(name))
          await expect(page.locator('#root [aria-busy="true"]'), name).toHaveCount(0)
          expect(await covered(page), name).toEqual([])
        }
      })
    }
  })
}
