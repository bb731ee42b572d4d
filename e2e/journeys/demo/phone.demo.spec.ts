import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { sheets } from '../../testing/sheets.ts'

// On a desktop, the demo shows the client in a phone (demo/toolbar/styles/phone.css).

/** What reaches out of the glass of the phone, of everything that `selector` finds. */
const outside = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((wanted) => {
    const phone = getComputedStyle(document.querySelector('#root') as Element, '::after')
    if (phone.content === 'none') return ['there is no phone']
    const edge = (side: 'Top' | 'Left' | 'Right' | 'Bottom') =>
      Number.parseFloat(phone[side.toLowerCase() as 'top']) +
      Number.parseFloat(phone[`border${side}Width`])
    const [top, left] = [edge('Top'), edge('Left')]
    const [right, bottom] = [innerWidth - edge('Right'), innerHeight - edge('Bottom')]
    const parts = [...document.querySelectorAll(wanted)].filter((part) => part.checkVisibility())
    if (parts.length === 0) return [`nothing is ${wanted}`]
    return parts.flatMap((part) => {
      const box = part.getBoundingClientRect()
      const isIn =
        box.top >= top - 1 &&
        box.left >= left - 1 &&
        box.right <= right + 1 &&
        box.bottom <= bottom + 1
      return isIn ? [] : [`${part.tagName} ${part.textContent?.slice(0, 30)}`]
    })
  }, selector)

test.describe('on a desktop', () => {
  test.use({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } })

  test('the demo’s sheets and places stay inside the phone', async ({ page, control }) => {
    const open = async (file: string) =>
      expect((await sheets[file]?.(page, control)) ?? page.getByText(file)).toBeVisible()
    for (const file of ['src/app/shell/side-menu.tsx', 'src/features/deposit/qr-sheet.tsx']) {
      await open(file)
      // What scrolls inside the panel may be further down; its foot is not.
      const foot = 'dialog[open], .modal-panel, .modal-panel > :last-child button'
      expect(await outside(page, foot)).toEqual([])
    }
    await control.open('/wallet')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    expect(await outside(page, 'nav a, main h2')).toEqual([])
    await open('src/features/withdraw/confirmed-withdrawal.tsx')
    expect(await outside(page, '.still-sheet button')).toEqual([])
  })
})

for (const [width, height] of [
  [390, 844],
  [390, 700],
  [360, 640],
  [320, 640],
] as const) {
  test.describe(`on a phone of ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } })

    test('the market to play next stands above the places, and the last row above both', async ({
      page,
    }) => {
      await page.goto('/?scenario=regular-day')
      await expect(page.locator('html')).toHaveAttribute('data-demo', 'remote')
      const play = page.getByRole('link', { name: 'Play now, Malwa Day' })
      const places = page.getByRole('navigation', { name: 'Main' })
      const last = page.getByRole('listitem').filter({ hasText: 'Vindhya Evening' })
      /** How far the first ends above the second, in CSS pixels. */
      const above = async (first: Locator, second: Locator) => {
        const [upper, lower] = [await first.boundingBox(), await second.boundingBox()]
        return upper && lower ? lower.y - upper.y - upper.height : -Infinity
      }
      await expect(play).toBeVisible()
      await expect.poll(() => above(play, places)).toBeGreaterThanOrEqual(0)
      await last.evaluate((row) => row.scrollIntoView({ block: 'nearest' }))
      await expect.poll(() => above(play, places)).toBeGreaterThanOrEqual(0)
      expect(await above(last, play)).toBeGreaterThanOrEqual(0)
    })
  })
}
