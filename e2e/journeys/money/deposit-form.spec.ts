import { expect, test } from '../../fixtures.ts'
import { depositForm } from '../../testing/pages/money.ts'

test('the library that draws the code loads with the first code, not before', async ({
  page,
  stage,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/assets/qr-matrix-')) loaded.push(request.url())
  })
  await stage.open('/wallet')
  await page.getByRole('link', { name: 'Deposit' }).click()
  await depositForm(page).amount.fill('2000')
  await page.waitForLoadState('networkidle')
  expect(loaded).toEqual([])
  await depositForm(page).showQr('2000')
  expect(loaded).toHaveLength(1)
})
