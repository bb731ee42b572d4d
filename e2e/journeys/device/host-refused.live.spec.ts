import type { Route } from '@playwright/test'
import { paths } from '#paths'
import { configKey } from '#platform/ank-json/kept-config.ts'
import { expect, test } from '../../fixtures.ts'
import { blankPath } from '../../testing/host/site.ts'
import { logIn, placeBet, sendLogin } from '../../testing/pages/play.ts'

const page = '<!doctype html><title>Maintenance</title><h1>We will be back soon</h1>'
const answerWithPage = (route: Route) => route.fulfill({ contentType: 'text/html', body: page })

test.describe('an API host whose certificate is refused', () => {
  const apiHost = 'https://api.example.com'

  test('is reported at the login; once it’s fixed, the same login succeeds', async ({
    page,
    world,
    stage: _,
    problems,
  }) => {
    problems.allow(/leaves: https:\/\/api\.example\.com\//)
    problems.allow(/net::ERR_FAILED .*api\.example\.com/)
    await page.goto(blankPath)
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      configKey,
      JSON.stringify({ apiHost }),
    ] as const)
    await page.route('**/ank.json', (route) => route.fulfill({ json: { apiHost } }))
    // To a page, a refused certificate looks the same as a broken connection.
    await page.route(`${apiHost}/**`, (route) => route.abort('failed'))

    await page.goto(paths.auth)
    await sendLogin(page)
    await expect(page.locator('form').getByRole('alert')).toHaveText('Something went wrong')

    await page.unroute(`${apiHost}/**`)
    await page.route(`${apiHost}/**`, async (route) => {
      const response = await route.fetch({
        url: route.request().url().replace(apiHost, world.origin),
      })
      const headers = { ...response.headers(), 'access-control-allow-origin': world.origin }
      await route.fulfill({ response, headers })
    })
    await logIn(page)
    await placeBet(page)
    // A picture may still be on its way through the route.
    await page.unrouteAll({ behavior: 'wait' })
  })
})

test.describe('scripts answered with a web page', () => {
  test('are reported to whoever opens the app, which starts once they’re back', async ({
    page,
    problems,
  }) => {
    problems.allow(/Failed to load module script: Expected a JavaScript/)
    await page.route('**/assets/*.js', answerWithPage)
    await page.goto(paths.auth)
    await expect(page.getByRole('alert')).toContainText('Ank couldn’t start.')
    await page.unroute('**/assets/*.js')
    await page.reload()
    await logIn(page)
  })

  test('for one screen cost only that screen, and home is one tap away', async ({
    page,
    stage,
    problems,
  }) => {
    problems.allow(/Failed to load module script: Expected a JavaScript/)
    problems.allow(/Failed to fetch dynamically imported module/)
    await page.route('**/assets/bet-*.js', answerWithPage)
    await stage.open(paths.dashboard)
    await page.getByRole('link', { name: 'Play Game, Konkan Day' }).click()
    await page.getByRole('link', { name: /^Single Digit/ }).click()
    await expect(page.getByRole('alert')).toHaveText('Check your connection, then try again.')
    await page.getByRole('link', { name: 'Home' }).first().click()
    await expect(page.getByRole('heading', { name: 'Konkan Day' })).toBeVisible()
    await page.unroute('**/assets/bet-*.js')
    await page.reload()
    await placeBet(page)
  })
})
