import { readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { paths } from '#paths'
import { expect, test, type Stage } from '../../fixtures.ts'
import { expectAccessible } from '../../testing/checks/accessible.ts'
import { placeBet, signOut } from '../../testing/pages/play.ts'

const receipt = 'Receipt: 7 on Konkan Day, Open, Single Digit, ₹10'
const code = (page: Page) => page.getByRole('heading', { name: 'Latest code' }).locator('bdi')

/** The journal of who is signed in, once it has this. */
async function openJournal(page: Page, text: string): Promise<void> {
  await page.goto(paths.journal)
  await expect(page.getByText(text)).toBeVisible()
}

/** A player with a bet in the journal. */
async function placeOne(page: Page, stage: Stage): Promise<void> {
  await stage.open(paths.dashboard)
  await placeBet(page)
  await openJournal(page, receipt)
}

test('the exported journal checks itself from the disk, and notices when an amount was changed', async ({
  page,
  stage,
  browser,
}, info) => {
  await placeOne(page, stage)
  await expectAccessible(page)
  const latest = (await code(page).textContent()) ?? ''
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const path = info.outputPath('journal.html')
  await (await saving).saveAs(path)

  // Without a connection, as on a computer of support's.
  const elsewhere = await browser.newContext({ offline: true })
  const file = await elsewhere.newPage()
  await file.goto(pathToFileURL(path).href)
  await expect(file.getByRole('status').first()).toHaveText(/^Unchanged since it was saved/)
  await expect(file.getByText(receipt)).toBeVisible()
  await file.getByLabel('Code from earlier').fill(latest)
  await expect(file.getByText(/^This code is of entry \d+/)).toBeVisible()
  await expectAccessible(file)

  const html = await readFile(path, 'utf8')
  const changed = html.replace(/(type="text\/plain">)([^<]+)/, (_, tag: string, data: string) => {
    const text = gunzipSync(Buffer.from(data, 'base64')).toString()
    return tag + gzipSync(text.replace('"amount":10,', '"amount":1000,')).toString('base64')
  })
  await writeFile(path, changed)
  await file.reload()
  await expect(file.getByRole('status').first()).toHaveText(/^CHANGED after it was saved, at entry/)
  await writeFile(path, html.replace(/(type="text\/plain">.{99})./, '$1!'))
  await file.reload()
  await expect(file.getByRole('status').first()).toHaveText(/^This file is damaged/)
  await elsewhere.close()
})

test('it outlives a sign-out, isn’t another player’s, and goes when it’s deleted', async ({
  page,
  stage,
}) => {
  await placeOne(page, stage)
  const latest = (await code(page).textContent()) ?? ''
  await page.goto(paths.dashboard)
  await signOut(page)
  await stage.open(paths.dashboard, { as: 'new' })
  await openJournal(page, 'Balance: ₹1,000')
  await expect(page.getByText(receipt)).toBeHidden()

  await stage.open(paths.dashboard, { as: 'sample' })
  await openJournal(page, receipt)
  await expect(code(page)).toHaveText(latest)
  await page.getByRole('button', { name: 'Delete journal' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText(receipt)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible()
  await expect(page.getByText(receipt)).toBeHidden()
})
