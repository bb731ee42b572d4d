import './check-node.cjs'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './lib/chromium.mjs'
import { importTs } from './lib/import-ts.mjs'
import { root, runMain, UsageError } from './lib/root.mjs'

const folder = join(root, 'docs/pictures')
const phone = { viewport: { width: 390, height: 844 }, timezoneId: 'Asia/Kolkata' }
const story = 'scenario=regular-day&day=2026-11-20&held=1'

/** What is typed before a picture of the bet screen is taken. */
async function fillBet(page) {
  await page.getByRole('textbox', { name: /panna/i }).fill('128')
  await page.getByRole('button', { name: '₹100', exact: true }).click()
}

/** A picture of each screen in each theme, on the demo that was built. */
async function takePictures(addresses) {
  const { chromium } = await import('playwright')
  const { preview } = await import('vite')
  const site = await preview({ root, mode: 'demo', build: { outDir: 'dist-demo' } })
  const [address] = site.resolvedUrls?.local ?? []
  const browser = await chromium.launch({ executablePath: await ensureChromium() })
  mkdirSync(folder, { recursive: true })
  for (const colorScheme of ['light', 'dark']) {
    const context = await browser.newContext({ ...phone, colorScheme })
    const page = await context.newPage()
    await page.addInitScript(() => {
      const panel = { open: false, tool: 'script', side: 'right', hidden: true }
      localStorage.setItem('ank.demo.panel', JSON.stringify(panel))
    })
    for (const [name, path, signedIn] of addresses) {
      await page.goto(signedIn ? `${address}${path.slice(1)}?${story}` : `${address}?${story}`)
      await page.getByRole('button', { name: /^Demo, no real money/ }).waitFor()
      if (!signedIn) {
        await page.evaluate(() => localStorage.removeItem('token'))
        await page.goto(address + path.slice(1))
      }
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(1200)
      if (name === 'bet') await fillBet(page)
      const file = name === 'dashboard' && colorScheme === 'light' ? name : `${name}-${colorScheme}`
      const png = file === 'dashboard'
      await page.screenshot({
        path: join(folder, `${file}.${png ? 'png' : 'jpg'}`),
        ...(png ? {} : { type: 'jpeg', quality: 65 }),
      })
      process.stdout.write(`${file}\n`)
    }
    await context.close()
  }
  await browser.close()
}

const cell = (file, words) => `<img src="pictures/${file}" alt="${words}" width="195">`

/** Takes the pictures of `docs/gallery.md` and writes the page. */
await runMain(async () => {
  if (!existsSync(join(root, 'dist-demo'))) {
    throw new UsageError('There is no demo to take pictures of. Make it with: npm run build:demo')
  }
  const { addressOf, needsPlayer, screens } = await importTs(join(root, 'e2e/support/addresses.ts'))
  await takePictures(screens.map((name) => [name, addressOf(name), needsPlayer(name)]))
  const rows = screens.map((name) => {
    const light = name === 'dashboard' ? 'dashboard.png' : `${name}-light.jpg`
    const words = `\`${addressOf(name)}\``
    return `| ${words} | ${cell(light, `${name}, light`)} | ${cell(`${name}-dark.jpg`, `${name}, dark`)} |`
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
  ]
  writeFileSync(join(root, 'docs/gallery.md'), page.join('\n'))
  process.exit(0)
})
