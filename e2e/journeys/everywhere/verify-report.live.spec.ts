import { test } from '@playwright/test'
import { htmlReport } from '#host-kit/verify/report/report-files.ts'
import type { Report, Result } from '#host-kit/verify/report/report.ts'
import { expectNoSideScroll } from '../../testing/checks/accessible.ts'
import { setTextSize } from '../../testing/checks/legible.ts'

// The page that `verify --html` writes: opened from a disk, on a phone as well.

const longest = 'x'.repeat(120)
const host = 'https://api-for-staging.of-an-operator.example.com:8443'

const check = (more: Partial<Result>): Result => ({
  ...{ operation: 'listStarlineBets', area: 'starline', name: 'full', outcome: 'passed' },
  ...{ problems: [], reason: '', seconds: 0.0124 },
  ...more,
})

/** Every part of the page, each with words that break nowhere. */
const report: Report = {
  ...{ host, startedAt: Date.UTC(2026, 10, 20, 8, 12), seconds: 1.5, code: 1, stopped: null },
  level: 'wish',
  results: [
    check({
      outcome: 'failed',
      problems: [
        { field: 'data.bets.0.gameId.gameName', expected: 'text', got: longest, level: 'must' },
        { field: 'data.pagination.limit', expected: longest, got: 'nothing', level: 'wish' },
      ],
      again: {
        curl: [`curl -i -X GET '${host}/api/starline/bets?page=1&limit=50&startDate=2026-11-20'`],
        answer: `200\n{"data":"${longest}"}`,
      },
    }),
    check({
      ...{ operation: 'changePassword', area: 'account', name: 'refused, unknown-number' },
      outcome: 'failed',
      problems: [{ field: 'message', expected: 'a sentence', got: 'none', level: 'words' }],
    }),
    check({ outcome: 'skipped', reason: `need ${host}/of/${longest}` }),
    check({ outcome: 'unready', reason: `The states URL ${host}/states/${longest} answered 404.` }),
    check({ operation: 'updatePaymentDetails', area: 'wallet', name: 'refused, invalid-fields' }),
  ],
}

test('verify’s report fits a phone and a wide screen, whatever is in it', async ({ page }) => {
  await page.setContent(htmlReport(report))
  for (const part of await page.locator('details').all()) {
    await part.evaluate((details: HTMLDetailsElement) => (details.open = true))
  }
  for (const percent of [100, 200]) {
    await setTextSize(page, percent)
    for (const width of [320, 390, 1200]) {
      await page.setViewportSize({ width, height: 844 })
      await expectNoSideScroll(page)
    }
  }
})
