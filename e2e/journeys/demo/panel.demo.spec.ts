import type { Locator, Page } from '@playwright/test'
import { scenarios } from '#scenarios/registry.ts'
import { expect, test } from '../../fixtures.ts'
import { readQrOnScreen } from '../../testing/qr.ts'

test.use({ viewport: { width: 1280, height: 720 }, isMobile: false, hasTouch: false })

/** How many of the tools' controls could be pressed. */
const controlsInSight = (page: Page) =>
  page.evaluate(() => {
    const kinds = 'button, a[href], input, select, textarea, summary, [role=tab]'
    return [...document.querySelectorAll<HTMLElement>(`.dt :is(${kinds})`)].filter((control) => {
      const { left, top, width, height } = control.getBoundingClientRect()
      const over = document.elementFromPoint(left + width / 2, top + height / 2)
      return over !== null && (control.contains(over) || over.contains(control)) && width > 1
    }).length
  })

const inSight = async (locators: Locator[]) => {
  for (const each of locators) await expect(each).toBeInViewport({ ratio: 1 })
}

test('in a minute: scenarios, the step, what to say, undo, share and desk are in sight, and little else', async ({
  page,
}) => {
  await page.goto('/?scenario=inactive-user')
  const panel = page.getByRole('complementary', { name: 'Demo tools' })
  const [first] = scenarios.find(({ id }) => id === 'inactive-user')?.script ?? []
  await inSight([
    ...['Share', 'Desk', 'More', 'Undo step', first?.title ?? ''].map((name) =>
      panel.getByRole('button', { name, exact: true }),
    ),
    panel.getByText(first?.say ?? ''),
  ])
  const six = [
    'Inactive user',
    'Closed market',
    'Sunday withdrawals',
    'Declared results',
    'Admin approvals',
    'Regular day',
  ]
  await inSight(six.map((title) => panel.getByText(title, { exact: true }).last()))
  expect(await controlsInSight(page)).toBeLessThanOrEqual(15)
})

test('a camera reads the shared link from a picture of the panel at each width', async ({
  page,
  backend,
  problems,
}) => {
  problems.allow(/leaves: http:\/\/demo\.localhost/)
  // The same machine by a name of its own, as another device would have to use one.
  await page.goto(
    `${backend.origin.replace('127.0.0.1', 'demo.localhost')}/?scenario=closed-market`,
  )
  const panel = page.locator('.dt-panel')
  await panel.getByRole('button', { name: 'Share' }).click()
  const field = page.getByLabel('Opens this demo as it is now')
  await expect(field).toHaveValue(/recording=/)
  // A picture of it shows what lies over it, too.
  const code = page.getByRole('img', { name: 'The link as a QR code' })
  await expect(code).toBeVisible()
  const link = await field.inputValue()
  for (const width of [1280, 1366, 1440, 1536, 1680, 1920]) {
    await page.setViewportSize({ width, height: 720 })
    expect(await readQrOnScreen(page, code), String(width)).toBe(link)
  }
})

test('at an address that only this device opens, there is no code but the address that’s needed', async ({
  page,
}) => {
  await page.goto('/?scenario=closed-market')
  await page.locator('.dt-panel').getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('npm start -- --host')).toBeVisible()
  await expect(page.getByRole('img', { name: /QR code/ })).toHaveCount(0)
})

for (const [name, use] of Object.entries({
  'a laptop': { viewport: { width: 1280, height: 720 } },
  'a phone': { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
})) {
  test.describe(`on ${name} in Berlin`, () => {
    test.use({ ...use, timezoneId: 'Europe/Berlin' })
    test('the accounts are in sight, and the phone’s own time zone isn’t', async ({ page }) => {
      await page.goto('/')
      for (const each of ['Sample Player', 'Inactive Player', 'Site Admin', 'New Player']) {
        await expect(page.getByRole('button', { name: new RegExp(`^${each}`) })).toBeInViewport({
          ratio: 1,
        })
      }
      await page.getByRole('button', { name: /^Sample Player/ }).click()
      await expect(page.getByRole('heading', { name: 'Konkan Day' })).toBeVisible()
      await expect(page.getByText(/India time/)).toHaveCount(0)
    })
  })
}
