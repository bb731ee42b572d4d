import { deflateRawSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { manualClock } from '#domain/time/clock.ts'
import type { PlannedFault } from '#mocks/http/faults.ts'
import { schemaVersion } from '#mocks/store/schema-version.ts'
import { scenarioById } from '#scenarios/registry.ts'
import { startScenario } from '#scenarios/scenario-session.ts'
import { linkTo, readLink, toSend } from './link.ts'
import { packRecording, parseRecording, readRecordingFile, recordingText } from './portable.ts'
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

test('a link that unpacks to 45 MB is refused after a few of them', async () => {
  let unpacked = 0
  const counted = class extends DecompressionStream {
    override readonly readable = super.readable.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(piece, controller) {
          unpacked += piece.byteLength
          controller.enqueue(piece)
        },
      }),
    )
  }
  vi.stubGlobal('DecompressionStream', counted)
  const packed = deflateRawSync(' '.repeat(45_000_000), { level: 9 }).toString('base64url')
  expect(packed.length).toBeLessThan(64_000)
  await expect(readLink(`?recording=${packed}`)).rejects.toThrow('The link is incomplete.')
  expect(unpacked).toBeGreaterThan(2_000_000)
  expect(unpacked).toBeLessThan(4_000_000)
})

test('a file that would fill a phone’s memory isn’t read', async () => {
  const file = { size: 33 * 1024 * 1024, text: () => Promise.reject(new Error('It was read.')) }
  await expect(readRecordingFile(file)).rejects.toThrow('This file is too large for a recording.')
})

test('a link’s day is one on which a demo can start', async () => {
  for (const day of ['0100-01-01', '9999-12-31', '1969-12-30']) {
    expect(await readLink(`?scenario=regular-day&day=${day}`)).toMatchObject({ day: null })
  }
})

test.each([
  '"now":1e308',
  '"now":-1',
  '"now":"@1e308"',
  '"now":"@NaN"',
  '"now":null',
  '"events":[{"at":1e308}]',
  '"events":[{"at":0,"left":{"now":1e308}}]',
  '"events":[{"at":0,"left":{"speed":1e308}}]',
  '"events":[{"at":0,"step":1e308}]',
  '"events":[{"at":0,"did":[{"signIn":"a","at":1e308}]}]',
  '"events":[{"at":0,"left":{"faults":[{"operation":"*","fault":{"kind":"slow","ms":1e15}}]}}]',
  '"left":{"now":1e308}',
  '"moment":1e308',
  '"token":5',
])('a recording with %s is refused in a sentence', (part) => {
  const { demo, scenario, day, moments } = JSON.parse(
    recordingText(record().recorder.present()),
  ) as { moments: object } & Record<string, string>
  const broken = JSON.stringify({ ...moments, ...JSON.parse(`{${part.replace(/:.*/, ':0')}}`) })
  const text = `{"demo":"${demo}","scenario":"${scenario}","day":"${day}","moments":${broken.replace(
    `${part.replace(/:.*/, '')}:0`,
    part,
  )}}`
  expect(text).toContain(part)
  expect(() => parseRecording(text)).toThrow('This is not a demo recording.')
})

test.each(['0100-01-01', '9999-12-31', '1e308', '2026-02-30'])(
  'a recording of %j is refused in a sentence',
  (day) => {
    const text = recordingText(record().recorder.present())
    expect(() => parseRecording(text.replace('2026-11-20', day))).toThrow(
      'This is not a demo recording.',
    )
  },
)

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
