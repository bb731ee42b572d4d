import { expect, test } from '../../fixtures.ts'
import { logIn } from '../../testing/pages/play.ts'

test('after a login, home asks for its games before it is drawn', async ({ page, stage }) => {
  await page.addInitScript(() => {
    const send = window.fetch
    const own = window as unknown as { homeWasDrawn?: boolean }
    window.fetch = (...args) => {
      if (String(args[0]).endsWith('/api/games')) {
        own.homeWasDrawn ??= document.querySelector('nav a[href="/wallet"]') !== null
      }
      return send(...args)
    }
  })
  await stage.open('/auth', { as: null })
  await page.waitForLoadState('networkidle')
  await logIn(page)
  const homeWasDrawn = () => (window as unknown as { homeWasDrawn?: boolean }).homeWasDrawn
  expect(await page.evaluate(homeWasDrawn)).toBe(false)
})
