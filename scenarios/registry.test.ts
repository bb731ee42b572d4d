import { readdirSync, readFileSync } from 'node:fs'
import { matchPath } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { settleBet } from '#domain/bet/settlement.ts'
import { manualClock } from '#domain/time/clock.ts'
import { addDays, dayKey } from '#domain/time/dates.ts'
import { marketResultOf } from '#mocks/http/wire.ts'
import { balanceOf } from '#mocks/store/ledger.ts'
import { pathPatterns } from '#paths'
import { minutesOf } from './define.ts'
import { scenariosPage } from './describe.ts'
import { scenarioById, scenarios } from './registry.ts'
import { momentOf, startScenario } from './scenario-session.ts'
import { busyHistory, countDay, fullHouse } from './stories/crowds.ts'

const friday = new Date(2026, 10, 20, 9, 0).getTime()
const sunday = new Date(2026, 10, 22, 9, 0).getTime()

test('an unknown id is refused with a list of the known ones', () => {
  expect(() => scenarioById('regular')).toThrow(/no scenario "regular".*regular-day, first-minutes/)
})

test('no two scenarios have the same title', () => {
  expect(new Set(scenarios.map(({ title }) => title)).size).toBe(scenarios.length)
})

describe.each(scenarios)('$id', (scenario) => {
  test('starts, and is seen, at addresses of the app', () => {
    const addresses = [scenario.start, ...scenario.script.flatMap(({ at }) => at ?? [])]
    const unknown = addresses.filter(
      (address) => !Object.values(pathPatterns).some((pattern) => matchPath(pattern, address)),
    )
    expect(unknown).toEqual([])
  })

  test('has bets that ended the way its draws say', () => {
    const { db } = startScenario(scenario, { device: manualClock(friday) }).backend
    const wrong = db.bet.getAll().filter(({ status, ...bet }) => {
      if (status === 'cancelled') return false
      const rate = { min: bet.rateMin, max: bet.rateMax }
      const settled = settleBet(bet, marketResultOf(db, bet.gameId, bet.date), rate)
      return settled.status !== status || settled.payout !== bet.winAmount
    })
    expect(wrong).toEqual([])
  })

  test('has believable sums: stakes of ₹10 to ₹2,000, and nobody wins a fortune in a day', async () => {
    const scenarioSession = startScenario(scenario, { device: manualClock(friday) })
    for (const step of scenario.script) await step.run(scenarioSession)
    const { db } = scenarioSession.backend
    const bets = [...db.bet.getAll(), ...db.starlineBet.getAll()]
    const odd = bets.filter(({ betAmount }) => betAmount < 10 || betAmount > 2000)
    expect(odd).toEqual([])
    const won: Record<string, number> = {}
    for (const { accountId, date, winAmount } of bets) {
      won[`${accountId} ${date}`] = (won[`${accountId} ${date}`] ?? 0) + winAmount
    }
    // What ₹100 on a jodi can win.
    expect(Object.entries(won).filter(([, sum]) => sum > 10_000)).toEqual([])
    expect(
      Math.min(...db.account.getAll().map(({ id }) => balanceOf(db, id))),
    ).toBeGreaterThanOrEqual(0)
  })

  test('has steps with different names, and a sentence to say with each', () => {
    const titles = scenario.script.map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
    const wordless = scenario.script.filter(({ say }) => !/\S \S.*[.?!”]$/.test(say))
    expect(wordless.map(({ title }) => title)).toEqual([])
  })
})

describe('the day of a scenario', () => {
  test.each([
    ['any day', { time: '13:42' }, friday, new Date(2026, 10, 20, 13, 42)],
    ['any day, opened on a Sunday', { time: '13:42' }, sunday, new Date(2026, 10, 21, 13, 42)],
    ['a Sunday', { time: '08:00', sunday: true }, friday, new Date(2026, 10, 15, 8, 0)],
    ['a Sunday, opened on one', { time: '08:00', sunday: true }, sunday, new Date(2026, 10, 22, 8)],
  ] as const)('%s', (_, clock, today, expected) => {
    expect(momentOf(clock, today)).toBe(expected.getTime())
  })
})

test('the day of 200 players is counted from the ledger, and its sums are those of the bets', async () => {
  const scenarioSession = startScenario(fullHouse, { device: manualClock(friday) })
  const { db } = scenarioSession.backend
  // 600 bets of the 200 players, and two of the sample player, who has won ₹1,000.
  expect(countDay(scenarioSession)).toMatch(
    /^201 players, 602 bets for ₹60,240; \d+ wins for ₹[\d,]+\.$/,
  )
  for (const step of fullHouse.script) await step.run(scenarioSession)
  const today = db.bet.getAll().filter(({ date }) => date === dayKey(friday))
  expect(today.filter(({ status }) => status === 'pending')).toEqual([])
  const won = today.filter(({ status }) => status === 'won')
  const paid = won.reduce((sum, { winAmount }) => sum + winAmount, 0).toLocaleString('en-IN')
  expect(countDay(scenarioSession)).toContain(`; ${won.length} wins for ₹${paid}.`)
  const staked = today.reduce((sum, { betAmount }) => sum + betAmount, 0)
  const kept = 1 - won.reduce((sum, { winAmount }) => sum + winAmount, 0) / staked
  expect(kept).toBeGreaterThan(0.05)
  expect(kept).toBeLessThan(0.15)
  const balances = db.account.getAll().map(({ id }) => balanceOf(db, id))
  expect(Math.min(...balances)).toBeGreaterThanOrEqual(0)
})

test.each([0, 1, 2, 3, 4, 5, 6, 20, 40])(
  'in two months of one player’s bets the house keeps a believable part, %i days on',
  (days) => {
    const { bet = [], starlineBet = [] } = busyHistory.seed(addDays(friday, days))
    for (const bets of [bet, starlineBet]) {
      const over = bets.filter(({ status }) => status === 'won' || status === 'lost')
      const sum = (key: 'betAmount' | 'winAmount') =>
        over.reduce((all, each) => all + (each[key] ?? 0), 0)
      const kept = 1 - sum('winAmount') / sum('betAmount')
      expect(kept).toBeGreaterThan(0.05)
      expect(kept).toBeLessThan(0.3)
    }
  },
)

test('a scenario takes as long as its notes and its steps, and never less than a minute', () => {
  const step = (say: string) => ({ title: '', say, view: [''] as const, run() {} })
  expect(minutesOf({ script: [step('')] })).toBe(1)
  // 130 words, two looks and half a minute.
  const words = Array.from({ length: 65 }, () => 'word').join(' ')
  expect(minutesOf({ script: [step(words), step(words)] })).toBe(2)
})

test('docs/scenarios.md matches the scenarios (npm run generate -- scenarios writes it)', () => {
  const docs = `${import.meta.dirname}/../docs`
  const pictures = readdirSync(`${docs}/scenarios`).sort()
  expect(readFileSync(`${docs}/scenarios.md`, 'utf8')).toBe(scenariosPage(pictures))
})
