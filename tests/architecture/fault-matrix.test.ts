import { expect, test } from 'vitest'
import { sayMatrix, type Journey } from '../../scripts/lib/steps/fault-matrix.ts'

const ran = (file: string, title: string, from: number, to: number, ok = true): Journey => ({
  ...{ file: `journeys/${file}`, title, ok },
  tests: [
    { results: [{ startTime: new Date(from * 1000).toISOString(), duration: (to - from) * 1000 }] },
  ],
})
const journeys = [
  ran('faults/reads.live.spec.ts', '/dashboard: 75 cells', 10, 40),
  ran('faults/reads.live.spec.ts', '/wallet: 30 cells', 12, 22),
  ran('faults/writes.live.spec.ts', 'every write in the table has its form here', 40, 41),
  ran('faults/writes.live.spec.ts', 'placeBet: 15 cells', 30, 50),
  ran('bet/bet-once.spec.ts', 'a bet of 10 cells', 0, 400),
]

test('the fault matrix’s totals come from what was run', () => {
  expect(sayMatrix(journeys)).toBe(
    'Fault matrix: 120 cells, 105 of reads and 15 of writes; all good; 60 s of test time within 40 s.',
  )
})

test('cells of failed tests aren’t called good', () => {
  const failed = ran('faults/reads.live.spec.ts', '/enquiry: 15 cells', 20, 30, false)
  expect(sayMatrix([...journeys, failed])).toContain('135 cells, 120 of reads')
  expect(sayMatrix([...journeys, failed])).toContain('; 15 of them in 1 failed tests; ')
})

test('says nothing if none of it was run', () => {
  expect(sayMatrix(journeys.slice(-1))).toBeNull()
})
