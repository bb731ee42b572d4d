import type { Page } from '@playwright/test'
import { storageTable } from '#platform/storage/keys.ts'
import { expect, test } from '../../fixtures.ts'
import { blankPath } from '../../testing/host/site.ts'
import { placeBetOnScreen } from '../../testing/pages/play.ts'

/** Every key of the client, a star filled in, and those of the tools. */
const keys = [
  ...Object.keys(storageTable).map((name) => name.replace('*', 'x')),
  'ank.draft.bet.single',
  'ank.demo.recording',
  'ank.demo.recording:revision',
  'ank.demo.panel',
  'ank.demo.channel',
]

/** Stores `text` under every key, as another version or somebody else may have. */
async function spoil(page: Page, text: string) {
  await page.goto(blankPath)
  await page.evaluate(
    ([names, value]) => {
      for (const name of names) {
        localStorage.setItem(name, value)
        sessionStorage.setItem(name, value)
      }
    },
    [keys, text] as const,
  )
}

for (const text of ['{', 'null', '[]', '9007199254740991', '{"snapshot":{"demo":"old"}}']) {
  test(`with “${text}” wherever something is stored, the demo starts, and a bet is placed`, async ({
    page,
    control: _,
  }) => {
    await spoil(page, text)
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
    await spoil(page, text)
    await page.goto('/dashboard?scenario=regular-day')
    await expect(page.getByRole('heading', { name: 'Konkan Day' })).toBeVisible()
    await placeBetOnScreen(page)
  })
}

test('what the last visit stored and can’t be carried out again is no obstacle', async ({
  page,
}) => {
  await page.goto('/?scenario=regular-day')
  await expect(page.locator('html')).toHaveAttribute('data-demo')
  await page.goto(blankPath)
  await page.evaluate(() => {
    const key = 'ank.demo.recording'
    const stored = JSON.parse(localStorage.getItem(key) ?? '')
    const { recording } = stored.snapshot
    recording.events = [
      { at: recording.now, did: [{ command: 'approveFundRequest', args: { requestId: 'none' } }] },
    ]
    recording.moment = 1
    localStorage.setItem(key, JSON.stringify(stored))
  })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-demo')
})
