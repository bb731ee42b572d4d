import { paths } from '#paths'
import { expect, test } from '../../fixtures.ts'
import { logInToHome, placeBetOnScreen, sendLogin } from '../../testing/pages/play.ts'

test('an API host whose certificate is refused is reported at the login; once it’s fixed, the same login succeeds', async ({
  page,
  control: _,
  problems,
}) => {
  problems.allow(/net::ERR_FAILED .*\/api\//)
  // To a page, a refused certificate looks the same as a broken connection.
  await page.route('**/api/**', (route) => route.abort('failed'))

  await page.goto(paths.auth)
  await sendLogin(page)
  await expect(page.locator('form').getByRole('alert')).toHaveText('Something went wrong')

  await page.unroute('**/api/**')
  await logInToHome(page)
  await placeBetOnScreen(page)
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
  await logInToHome(page)
})
