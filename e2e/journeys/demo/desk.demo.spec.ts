import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { findViolations } from '../../testing/checks/accessible.ts'
import { missingGlyphs } from '../../testing/checks/glyphs.ts'
import { balance } from '../../testing/pages/bet-form.ts'
import { openTools } from '../../testing/pages/tools.ts'

const violations = async (page: Page) =>
  (await findViolations(page)).map(({ id, nodes }) => [id, nodes[0]?.html])

/** Presses what opens a window, and waits for the window. */
async function opened(page: Page, press: () => Promise<void>): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), press()])
  return popup
}

test('the presenter’s desk moves the audience’s window, which shows no tool, and a phone follows', async ({
  page,
}) => {
  await page.goto('/?scenario=regular-day')
  await openTools(page)
  const desk = await opened(page, () => page.getByRole('button', { name: 'Desk' }).click())
  await expect(desk.getByText(/^A bet takes a few seconds/)).toBeVisible()
  await expect(page.getByRole('button', { name: /demo tools/ })).toHaveCount(0)
  // Its words don't touch the edges.
  await expect(page.locator('.dt-mark')).toHaveCSS('padding', '0px 12px')
  expect(await violations(desk)).toEqual([])
  expect(await missingGlyphs(desk)).toEqual([])

  const phone = await opened(desk, () =>
    desk.getByRole('button', { name: 'Open a second screen that follows' }).click(),
  )
  await expect(balance(phone, '₹12,450')).toBeVisible()
  await page.keyboard.press('PageDown')
  await expect(page).toHaveURL('/bidding-history')
  await expect(desk.getByText('Bidding History', { exact: true })).toBeVisible()
  await expect(desk.getByText(/^The app counts down/)).toBeVisible()
  await expect(phone).toHaveURL('/bidding-history')
  await expect(phone.getByText('₹200').first()).toBeVisible()
  await expect(phone.getByRole('button', { name: /demo tools/ })).toHaveCount(0)

  await desk.keyboard.press('PageUp')
  await expect(desk.getByText(/^A bet takes a few seconds/)).toBeVisible()
  // Loaded again, the audience's window is still led, once its tools are there and have said so.
  const ledAgain = desk.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const channel = new URLSearchParams(location.search).get('desk') ?? ''
        let wasFree = false
        new BroadcastChannel(`ank.demo.${channel}`).addEventListener('message', ({ data }) => {
          if (data.led === false) wasFree = true
          if (data.led === true && wasFree) resolve()
        })
      }),
  )
  await page.reload()
  await ledAgain
  await expect(page.getByRole('button', { name: /demo tools/ })).toHaveCount(0)
  await desk.getByRole('button', { name: /^3/ }).click()
  await expect(desk.getByText(/^As soon as the result is declared/)).toBeVisible()
  await desk.close({ runBeforeUnload: true })
  await expect(page.getByRole('button', { name: 'Close demo tools' })).toBeVisible()
})

test.describe('embedded', () => {
  /** A page on another origin, with the demo in a frame; it keeps what it hears. */
  const slides = createServer((incoming, outgoing) => {
    const { searchParams } = new URL(incoming.url ?? '/', 'http://slides')
    outgoing.writeHead(200, { 'content-type': 'text/html' }).end(
      `<!doctype html><title>Slides</title><link rel="icon" href="data:,">
        <iframe src="${searchParams.get('demo')}" width="390" height="800"></iframe>
        <script>heard = []; addEventListener('message', ({ data }) => heard.push(data))</script>`,
    )
  })
  let origin = ''
  test.beforeAll(async () => {
    await new Promise<void>((resolve) => slides.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(slides.address() as AddressInfo).port}`
  })
  test.afterAll(() => slides.close())
  test.beforeEach(({ problems }) => problems.allow(/^leaves: http:\/\/127\.0\.0\.1:\d+\/\?demo=/))

  const embed = (page: Page, address: string) =>
    page.goto(`${origin}/?demo=${encodeURIComponent(address)}`)
  const order = (page: Page, message: object) =>
    page.evaluate((sent) => window.frames[0]?.postMessage(sent, '*'), message)
  const lastHeard = (page: Page) =>
    page.evaluate(() => (window as unknown as { heard: unknown[] }).heard.at(-1))

  test('the demo has no tools, and does what the page around it asks', async ({
    page,
    backend,
  }) => {
    await embed(page, `${backend.origin}/?scenario=regular-day&embed=${origin}`)
    const demo = page.frameLocator('iframe')
    await expect(demo.getByText('Demo, no real money')).toBeVisible()
    await expect.poll(() => lastHeard(page)).toMatchObject({ ank: 'seen', screen: 'Home', done: 0 })
    await expect(demo.getByRole('button', { name: /demo tools/ })).toHaveCount(0)
    await order(page, { order: 'next' })
    await expect.poll(() => lastHeard(page)).toMatchObject({ done: 1, path: '/bidding-history' })
    await order(page, { order: 'scenario', id: 'starline-evening' })
    await expect.poll(() => lastHeard(page)).toMatchObject({ scenario: 'starline-evening' })
    await expect(demo.getByRole('heading', { name: /Starline/ }).first()).toBeVisible()
  })

  test('and doesn’t listen to a page that its address doesn’t name', async ({
    page,
    problems,
    backend,
  }) => {
    // What it says, the browser delivers to nobody.
    problems.allow(/target origin provided \('https:\/\/other\.example'\) does not match/)
    await embed(page, `${backend.origin}/?scenario=regular-day&embed=https://other.example`)
    const demo = page.frameLocator('iframe')
    // The host in the page has answered: nothing that is fetched is cancelled by its worker's
    // start.
    await expect(demo.getByRole('link', { name: /^Balance ₹/ })).toBeVisible()
    await order(page, { order: 'scenario', id: 'starline-evening' })
    await demo.getByRole('link', { name: 'Wallet', exact: true }).click()
    await expect(demo.getByRole('heading', { name: 'Wallet', exact: true })).toBeVisible()
    expect(await lastHeard(page)).toBeUndefined()
  })
})
