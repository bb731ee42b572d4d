import './check-node.cjs'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from './lib/chromium.mjs'
import { importTs } from './lib/import-ts.mjs'
import { root, runMain, UsageError } from './lib/root.mjs'

const folder = join(root, 'docs/scenarios')

/** A phone, and the day on every picture. */
const phone = { viewport: { width: 390, height: 844 }, timezoneId: 'Asia/Kolkata' }
const day = '2026-11-20'

/** Shows what a player sees while answers take long. */
const waiting = 'slow-network'
/** Their story is told by the last games of the list. */
const atTheEnd = ['starline-evening', 'starline-closed']

/** Takes a picture of each scenario's start on the demo that was built. */
async function takePictures(ids) {
  if (!existsSync(join(root, 'dist-demo'))) {
    throw new UsageError('There is no demo to take pictures of. Make it with: npm run build:demo')
  }
  const { chromium } = await import('playwright')
  const { preview } = await import('vite')
  const site = await preview({ root, mode: 'demo', build: { outDir: 'dist-demo' } })
  const [address] = site.resolvedUrls?.local ?? []
  const browser = await chromium.launch({ executablePath: await ensureChromium() })
  mkdirSync(folder, { recursive: true })
  for (const id of ids) {
    const page = await browser.newPage(phone)
    await page.addInitScript(() => {
      const panel = { open: false, tool: 'script', side: 'right', hidden: true }
      localStorage.setItem('ank.demo.panel', JSON.stringify(panel))
    })
    await page.goto(`${address}?scenario=${id}&day=${day}&held=1`)
    await page.getByRole('button', { name: /^Demo, no real money/ }).waitFor()
    if (id !== waiting) {
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(1500)
    }
    if (atTheEnd.includes(id)) {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    }
    await page.screenshot({ path: join(folder, `${id}.jpg`), type: 'jpeg', quality: 60 })
    await page.close()
    process.stdout.write(`${id}\n`)
  }
  await browser.close()
}

/**
 * Writes `docs/scenarios.md`; a test fails while it is not what the scenarios say. `--pictures`
 * first takes a picture of each on the demo that was built.
 */
await runMain(async () => {
  const { values } = parseArgs({ options: { pictures: { type: 'boolean' } } })
  const { scenarios } = await importTs(join(root, 'scenarios/registry.ts'))
  if (values.pictures) await takePictures(scenarios.map(({ id }) => id))
  const { scenariosPage } = await importTs(join(root, 'scenarios/describe.ts'))
  const pictures = existsSync(folder) ? readdirSync(folder).sort() : []
  writeFileSync(join(root, 'docs/scenarios.md'), scenariosPage(pictures))
  process.stdout.write('docs/scenarios.md is written.\n')
  process.exit(0)
})
