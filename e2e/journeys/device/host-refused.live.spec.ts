import { paths } from '#paths'
import { expect, test } from '../../fixtures.ts'
import { operatorSays, wasHere } from '../../testing/operator-file.ts'
import { logIn, placeBet, sendLogin } from '../../testing/pages/play.ts'

const apiHost = 'https://api.example.com'

test('an API host whose certificate is refused is reported at the login; once it’s fixed, the same login succeeds', async ({
  page,
  world,
  stage: _,
  problems,
}) => {
  problems.allow(/leaves: https:\/\/api\.example\.com\//)
  problems.allow(/net::ERR_FAILED .*api\.example\.com/)
  await wasHere(page, { apiHost })
  await operatorSays(page, { apiHost })
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
  // A picture may still be on its way through the route, and what's fetched later would go past it.
  await page.goto('about:blank')
  await page.unrouteAll({ behavior: 'wait' })
})

test('scripts answered with a web page are reported to whoever opens the app, which starts once they’re back', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load module script: Expected a JavaScript/)
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Maintenance</h1>' }),
  )
  await page.goto('/')
  await expect(page.getByRole('alert')).toContainText('Ank couldn’t start.')
  await page.unroute('**/assets/*.js')
  await page.reload()
  await logIn(page)
})
