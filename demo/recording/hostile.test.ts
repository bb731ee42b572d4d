import { expect, test } from 'vitest'
import { manualClock } from '#domain/time/clock.ts'
import type { Edit } from '#mocks/write.ts'
import { playerOf } from '#scenarios/gestures.ts'
import { scenarioById } from '#scenarios/registry.ts'
import { startScenario } from '#scenarios/scenario-session.ts'
import { parseRecording, recordingText } from './portable.ts'
import { createRecorder } from './recorder.ts'
import { startOf } from './recording.ts'

const day = '2026-11-20'
const start = startOf({ scenario: 'regular-day', day })

function record() {
  const scenarioSession = startScenario(scenarioById('regular-day'), {
    device: manualClock(start),
    start,
  })
  const recorder = createRecorder({
    scenarioSession,
    scenario: 'regular-day',
    day,
    token: () => null,
  })
  recorder.take(recorder.recording())
  return { ...scenarioSession, recorder }
}

/** A recording from elsewhere in which somebody wrote rows by hand, as it's read from a file. */
function recordingOf(edit: readonly Edit[]) {
  const recording = { ...record().recorder.present(), events: [{ at: start, did: [{ edit }] }] }
  return parseRecording(recordingText({ ...recording, moment: 1 } as never))
}

const bet = {
  accountId: 'sample-player',
  gameId: 'konkan-day',
  betType: 'single',
  session: 'open',
  betNumber: '7',
  betAmount: 100,
  rateMin: 10,
  rateMax: 100,
  potentialWin: 1000,
  date: day,
  placedAt: start,
}

test.each([
  ['a line break', 'bet-1\nbet-2'],
  ['a name of every object', '__proto__'],
  ['another one', 'constructor'],
  ['markup', '<img src=x onerror=alert(1)>'],
])('an id with %s changes nothing but its row', async (_, id) => {
  const { recorder, backend } = record()
  const before = backend.db.bet.getAll().map((row) => row.id)
  recorder.take(recordingOf([['bet', id, bet]]))
  expect(backend.db.bet.getAll().map((row) => row.id)).toEqual([...before, id])
  expect(backend.db.bet.get(id).betNumber).toBe('7')
  expect(Object.keys(Object.prototype)).toEqual([])
  const bets = await playerOf({ backend } as never, 'sample').call('listMyBets', {})
  expect(bets.find(({ _id }) => _id === id)?.betNumber).toBe('7')
})

test.each([
  ['a status that is none', { status: 'constructor' }],
  ['a stake in letters', { betAmount: '1e3' }],
  ['a column that is none', { isAdmin: true }],
  ['a time that no date can be', { placedAt: 1e308 }],
])('%s is refused, and everything stays', (_, column) => {
  const { recorder, backend } = record()
  const before = backend.snapshot()
  const recording = recordingOf([['bet', 'bet-9', { ...bet, ...column }]])
  expect(() => recorder.take(recording)).toThrow(/recording|bet:/)
  expect(backend.snapshot()).toEqual(before)
})

test('1 MB of text is stored as it is', () => {
  const { recorder, backend } = record()
  const name = 'x'.repeat(1_000_000)
  recorder.take(recordingOf([['account', 'sample-player', { name }]]))
  expect(backend.db.account.get('sample-player').name).toBe(name)
})
