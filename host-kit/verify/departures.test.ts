import { afterAll, expect, test } from 'vitest'
import { departures } from '#contracts/provider/departures.ts'
import { mockProvider } from '#contracts/provider/mock-provider.ts'
import { verifyHost } from './verify-host.ts'

const { host, statesUrl } = await mockProvider({ departs: true })
afterAll(() => host.close())

const report = await verifyHost({ host: host.url, states: statesUrl, level: 'info' })
const problems = report.results.flatMap(({ problems }) =>
  problems.map(({ level, field, expected, got }) => ({
    level,
    text: `${field}: expected ${expected}, got ${got}`,
  })),
)

test('a host that departs from the contract in every harmless way gets no error or warning', () => {
  expect(problems.filter(({ level }) => level !== 'info')).toEqual([])
  expect(problems.length).toBeGreaterThan(100)
})

test.each(departures.filter(({ reportedAs }) => reportedAs !== null))(
  'a host that $host gets an info about it',
  ({ reportedAs }) => {
    expect(problems.filter(({ text }) => reportedAs?.test(text))).not.toEqual([])
  },
)
