import { rmSync } from 'node:fs'
import { PactV4 } from '@pact-foundation/pact'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { createClient } from '#api/client.ts'
import { operationNames, rowOf } from '#api/table/table.ts'
import { allCases, exampleValues, type FlatCase } from '../cases/cases.ts'
import { needOf } from '../cases/needs.ts'
import { requestOf } from '../cases/request.ts'
import { ownReads, writes } from '../cases/whose.ts'
import { addTo, answerOf, descriptionOf, interactions, type Interaction } from './interactions.ts'
import {
  consumers,
  freshFolder,
  normalizePact,
  pactFile,
  pactName,
  provider,
  readIfAny,
  readPact,
  writeIfAsked,
  type Pact,
  type PactName,
} from './pact-file.ts'

beforeAll(() => rmSync(freshFolder, { recursive: true, force: true }))

/** Makes the case's call with the real client; returns the outcome and what was sent. */
async function callOf(one: FlatCase, host: string) {
  const sent: Request[] = []
  const dropped: string[] = []
  const never = rowOf(one.operation).auth === 'none'
  const client = createClient({
    host,
    // Rows that never send a token are called with one, too.
    token: () => (one.sendsToken || never ? (exampleValues(one)['token'] ?? null) : null),
    fetch(input, init) {
      const request = new Request(input, init)
      sent.push(request)
      // Each case has a server of its own; a kept connection could belong to the one before.
      const headers = { ...Object.fromEntries(request.headers), connection: 'close' }
      return fetch(input, { ...init, headers })
    },
    onDrop: (_, problem) => dropped.push(problem),
  })
  const outcome = await client
    .call(one.operation as 'getUserProfile', one.input)
    .catch((error: unknown) => error)
  return { outcome: outcome as unknown, sent, dropped }
}

/**
 * Runs a case against Pact's server. The server answers a request before it has noted it, and Pact
 * asks for its notes as soon as `check` is done: so `check` is done when the request is noted.
 */
async function play(interaction: Interaction, check: (url: string) => Promise<void>) {
  const consumer = consumers[interaction.pact]
  const pact = new PactV4({ consumer, provider, dir: freshFolder, logLevel: 'error' })
  await addTo(pact, interaction).executeTest(async ({ url, port }) => {
    await check(url)
    const isNoted = () =>
      pact['pact']
        .mockServerMismatches(port)
        .every(({ type }: { type: string }) => type !== 'missing-request')
    await vi.waitUntil(isNoted, { interval: 2, timeout: 15_000 })
  })
}

const played = interactions.map((one) => ({ ...one, called: descriptionOf(one) }))

describe.each(played)('$pact: $called', (interaction) => {
  test('the client sends this and reads the answer §3.44', async () => {
    expect.hasAssertions()
    const { one, pact } = interaction
    const need = pact === 'needs' ? needOf(one) : null
    await play(interaction, async (url) => {
      const { outcome, sent, dropped } = await callOf(one, url)
      const [request] = sent
      expect(sent).toHaveLength(1)
      const { headers, body } = requestOf(one, (_, example) => example)
      expect(Object.fromEntries(request?.headers ?? [])).toEqual(headers)
      const text = await request?.text()
      expect(text === '' ? undefined : JSON.parse(text ?? '')).toEqual(body)
      expect(dropped).toEqual([])
      if (one.success) return expect(outcome).toEqual(need?.reads ?? one.success.reads)
      expect(outcome).toBeInstanceOf(ApiError)
      const { kind, status, hostMessage, problems } = outcome as ApiError
      expect({ kind, status }).toEqual({ kind: 'refused', status: one.status })
      // A list of the pact plays its one example; an answer without a body has no words.
      const errorText = problems.length > 0 ? problems : [hostMessage]
      return expect(errorText).toEqual([answerOf(interaction).body === null ? null : one.says[0]])
    })
  })
})

test('every case is in a pact', () => {
  const held = new Set(interactions.map(({ one }) => one.description))
  expect(allCases.filter(({ description }) => !held.has(description))).toEqual([])
})

test('every signed-in call has its 401 in a pact, that of what is one player’s in the pact of needs', () => {
  const ended = interactions.filter(({ one }) => one.name === 'signed-out')
  const bearer = operationNames.filter((operation) => rowOf(operation).auth === 'bearer')
  expect(new Set(ended.map(({ one }) => one.operation))).toEqual(new Set(bearer))
  const inNeeds = new Set(
    ended.filter(({ pact }) => pact === 'needs').map(({ one }) => one.operation),
  )
  const own = [...ownReads, ...writes.filter((operation) => bearer.includes(operation))]
  expect([...inNeeds].toSorted()).toEqual(own.toSorted())
})

test('no name of an interaction holds a route, and none asks for a type of an answer that is needed', () => {
  expect(interactions.map(descriptionOf).filter((name) => / \//.test(name))).toEqual([])
  const { interactions: needed } = readPact('needs')
  expect(needed.filter(({ response }) => response.headers !== undefined)).toEqual([])
})

test.each(['needs', 'wishes'] as const)(
  'no comment of %s reads as a failure where it passes',
  (name) => {
    const comments = readPact(name).interactions.map((one) => one.comments?.text[0] ?? '')
    expect(comments.filter((text) => !text.startsWith('If this fails, '))).toEqual([])
  },
)

describe.each(Object.keys(consumers) as PactName[])('the pact of %s', (name) => {
  let fresh = ''
  afterAll(() => rmSync(`${freshFolder}${pactName(name)}`, { force: true }))
  beforeAll(() => {
    const written = readIfAny(`${freshFolder}${pactName(name)}`)
    if (written !== '') fresh = normalizePact(written, name)
  })

  test('holds its cases', () => {
    const held = (JSON.parse(fresh) as Pact).interactions.map(({ description }) => description)
    const wanted = played.filter(({ pact }) => pact === name).map(({ called }) => called)
    expect(held.toSorted()).toEqual(wanted.toSorted())
  })

  test('is up to date with the cases (npm run generate -- contract updates it)', () => {
    expect(writeIfAsked(pactFile(name), fresh) === fresh).toBe(true)
  })
})
