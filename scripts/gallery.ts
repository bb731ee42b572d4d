import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import type { RouteName } from '#paths'
import { needsPlayer, routesWithScreens, sampleAddress } from '../tests/testing/addresses.ts'
import { day, hideTools, phone, withDemo, type DemoBrowser } from './lib/demo-browser.ts'
import { root } from './lib/root.mjs'

type Theme = 'light' | 'dark'

const folder = join(root, 'docs/pictures')
const story = `scenario=regular-day&day=${day}&held=1`

/** The README shows home in the light theme, as PNG. */
const fileOf = (name: RouteName, theme: Theme) =>
  name === 'dashboard' && theme === 'light' ? 'dashboard.png' : `${name}-${theme}.jpg`

/** Fills in a bet, so that the picture shows one. */
async function fillBet(page: Page) {
  await page.getByRole('textbox', { name: /panna/i }).fill('128')
  await page.getByRole('button', { name: '₹100', exact: true }).click()
}

async function openScreen(page: Page, address: string, name: RouteName) {
  const path = sampleAddress(name).slice(1)
  const signedIn = needsPlayer(name)
  await page.goto(signedIn ? `${address}${path}?${story}` : `${address}?${story}`)
  await page.getByText(/^Demo, no real money/).waitFor()
  if (!signedIn) {
    await page.evaluate(() => localStorage.removeItem('token'))
    await page.goto(address + path)
  }
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1200)
  if (name === 'bet') await fillBet(page)
}

/** Takes a picture of each screen in one theme. */
async function takePictures({ address, browser }: DemoBrowser, theme: Theme) {
  const context = await browser.newContext({ ...phone, colorScheme: theme })
  await context.addInitScript(hideTools)
  const page = await context.newPage()
  for (const name of routesWithScreens) {
    await openScreen(page, address, name)
    const file = fileOf(name, theme)
    const format = file.endsWith('.png') ? {} : { type: 'jpeg' as const, quality: 65 }
    await page.screenshot({ path: join(folder, file), ...format })
    process.stdout.write(`${file}\n`)
  }
  await context.close()
}

// Takes the pictures for `docs/gallery.md` and writes the page.
mkdirSync(folder, { recursive: true })
await withDemo(async (demo) => {
  await takePictures(demo, 'light')
  await takePictures(demo, 'dark')
})
const rows = routesWithScreens.map((name) => {
  const [light, dark] = (['light', 'dark'] as const).map(
    (theme) => `<img src="pictures/${fileOf(name, theme)}" alt="${name}" width="195">`,
  )
  return `| \`${sampleAddress(name)}\` | ${light} | ${dark} |`
})

/** The pictures of wide screens are those that `e2e/looks` compares. */
const looks = 'e2e/looks/pictures'
const sizes = ['844-light', '768-dark', '1366-light', '1920-dark']
const isKept = (name: RouteName) => existsSync(join(root, looks, `${name}-${sizes[0]}.png`))
const wideRows = routesWithScreens.filter(isKept).map((name) => {
  const pictures = sizes.map(
    (size) => `<img src="../${looks}/${name}-${size}.png" alt="${name}, ${size}" width="195">`,
  )
  return `| \`${sampleAddress(name)}\` | ${pictures.join(' | ')} |`
})
const page = [
  '# Every screen',
  '',
  'Taken from the demo at 390 by 844 by `npm run gallery`, on a regular day at 1:42 PM.',
  '',
  '| Address | Light | Dark |',
  '| --- | --- | --- |',
  ...rows,
  '',
  '## Wider screens',
  '',
  'The live client on a phone on its side, a tablet, a laptop and a large window; the demo shows a phone.',
  '',
  '| Address | 844 by 390 | 768 by 1024 | 1366 by 768 | 1920 by 1080 |',
  '| --- | --- | --- | --- | --- |',
  ...wideRows,
  '',
]
writeFileSync(join(root, 'docs/gallery.md'), page.join('\n'))
