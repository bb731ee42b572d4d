import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { scenariosPage } from '../../scenarios/describe.ts'
import { scenarios } from '../../scenarios/registry.ts'
import { day, hideTools, phone, withDemo, type DemoBrowser } from '../lib/demo-browser.ts'
import { root } from '../lib/root.mjs'

const folder = join(root, 'docs/scenarios')

/** Its picture shows a screen that is still loading. */
const waiting = 'slow-network'
/** Their pictures show the end of the list. */
const atTheEnd = ['starline-evening', 'starline-closed']

/** Takes a picture of each scenario's start. */
async function takePictures({ address, browser }: DemoBrowser) {
  mkdirSync(folder, { recursive: true })
  for (const { id } of scenarios) {
    const page = await browser.newPage(phone)
    await page.addInitScript(hideTools)
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
}

// Writes `docs/scenarios.md`; a test fails while it doesn't match the scenarios. With `--pictures` it
// first takes a picture of each scenario from the demo build.

if (process.argv.includes('--pictures')) await withDemo(takePictures)
const pictures = existsSync(folder) ? readdirSync(folder).toSorted() : []
writeFileSync(join(root, 'docs/scenarios.md'), scenariosPage(pictures))
process.stdout.write('Wrote docs/scenarios.md.\n')
