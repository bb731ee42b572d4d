import { expect, test } from 'vitest'
import { manualClock } from '#domain/time/clock.ts'
import type { PlannedFault } from '#mocks/http/faults.ts'
import { schemaVersion } from '#mocks/store/db.ts'
import { scenarioById } from '#scenarios/registry.ts'
import { startScenario } from '#scenarios/scenario-session.ts'
import { linkTo, readLink, toSend } from './link.ts'
import { packRecording, parseRecording, recordingText } from './portable.ts'
import { createRecorder } from './recorder.ts'
import { readStoredRecording } from './stored-recording.ts'

const friday = new Date(2026, 10, 20, 13, 42).getTime()

function record() {
  const device = manualClock(friday)
  const scenarioSession = startScenario(scenarioById('regular-day'), { device })
  const options = { scenarioSession, scenario: 'regular-day', day: '2026-11-20' } as const
  const recorder = createRecorder({ ...options, token: () => 'token-sample-player-1' })
  return { ...scenarioSession, recorder }
}

test('a link typed by hand needs only the scenario, and nonsense in it is ignored', async () => {
  expect(await readLink('?scenario=closed-market&step=2&held=1')).toEqual({
    scenario: 'closed-market',
    day: null,
    step: 2,
    held: true,
  })
  expect(await readLink('?scenario=regular-day&step=-3&day=2026-13-01')).toEqual({
    scenario: 'regular-day',
    day: null,
    step: 0,
    held: false,
  })
  expect(await readLink('?page=2')).toBeNull()
  await expect(readLink('?scenario=regular')).rejects.toThrow('There is no scenario "regular"')
})

test('a link that was cut off is refused in words', async () => {
  const { recorder } = record()
  const { search } = new URL(await linkTo(toSend(recorder), 'https://demo.example/'))
  await expect(readLink(search.slice(0, -20))).rejects.toThrow('The link is incomplete.')
  await expect(readLink(`${search}${'A'.repeat(64_000)}`)).rejects.toThrow(
    'The link is incomplete.',
  )
})

test('a link can’t bring words that look like the product’s', async () => {
  const { recorder } = record()
  const message = 'Send your password to 5000000009'
  const sent = async (fault: PlannedFault['fault']) => {
    const left = { faults: [{ operation: '*' as const, fault }] }
    const recording = { ...recorder.present(), events: [{ at: friday, left }], moment: 1 }
    const link = await readLink(`?recording=${await packRecording(recording)}`)
    return link && 'recording' in link && link.recording.events[0]?.left?.faults?.[0]?.fault
  }
  const status = { kind: 'status', status: 500 } as const
  expect(await sent({ ...status, message, body: { message } })).toEqual({
    ...status,
    message: `Demo: ${message}`,
  })
  const again = { ...status, message: 'Demo: Closed today' }
  expect(await sent(again)).toEqual(again)
  expect(JSON.stringify(await sent({ ...status, message: 'x'.repeat(9000) })).length).toBeLessThan(
    300,
  )
})

test('a recording has a limited speed', () => {
  const { recorder } = record()
  const text = recordingText({ ...recorder.present(), left: { speed: 60 } })
  expect(parseRecording(text).left?.speed).toBe(60)
  expect(() => parseRecording(text.replace('"speed":60', '"speed":1e9'))).toThrow(
    'not a demo recording',
  )
})

test('a recording holds hours of the day, whatever the time zone', () => {
  const { recorder, backend, clock } = record()
  clock.set(friday + 3_600_000)
  backend.write({ edit: [['account', 'sample-player', { createdAt: friday, name: '@1' }]] })
  const text = recordingText(recorder.present())
  expect(text).toContain('"now":"@3600000"')
  expect(text).toContain('{"createdAt":"@0","name":"@@@1"}')
  expect(parseRecording(text)).toEqual(recorder.present())
})

test('the recording of the last visit comes back with its clock, for four hours', () => {
  const recording = record().recorder.present()
  const kept = { demo: schemaVersion, recording, seen: 1000, runs: true, speed: 60 }
  const { now } = recording
  expect(readStoredRecording(kept, 2000)?.now).toBe(now + 60_000)
  expect(readStoredRecording({ ...kept, runs: false }, 61_000)?.now).toBe(now)
  expect(readStoredRecording({ ...kept, speed: 1 }, 1000 + 4 * 60 * 60_000)).not.toBeNull()
  expect(readStoredRecording(kept, 1001 + 4 * 60 * 60_000)).toBeNull()
  expect(readStoredRecording({ ...kept, demo: 'old' }, 2000)).toBeNull()
  expect(
    readStoredRecording({ ...kept, recording: { ...recording, scenario: 'gone' } }, 2000),
  ).toBeNull()
  expect(readStoredRecording(null, 1)).toBeNull()
})
