import { test as base } from '@playwright/test'
import { expect } from '../../e2e/fixtures.ts'
import { describeExploration, explore } from './explore.ts'

// It makes its own world and pages; `npm run explore -w lab` continues with other seeds.
base('random steps of one seed: nothing is said or shown that is not so', async ({ browser }) => {
  const exploration = await explore({ browser, build: 'dist', seed: 2 })
  expect(exploration.wrong, describeExploration(exploration)).toEqual([])
})
