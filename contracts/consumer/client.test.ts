import { rmSync } from 'node:fs'
import { PactV4 } from '@pact-foundation/pact'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { createClient } from '#api/client.ts'
import { rowOf } from '#api/table/table.ts'
import { allCases, exampleValues, type FlatCase } from '../cases/cases.ts'
import { answerRule, type Rule } from '../cases/matchers.ts'
import { requestOf } from '../cases/request.ts'
import { states } from '../cases/states.ts'
import {
  consumer,
  freshFolder,
  pactFile,
  provider,
  readIfAny,
  settled,
  writeIfAsked,
} from './pact-file.ts'

beforeAll(() => rmSync(freshFolder, { recursive: true, force: true }))

/** Pact's verifier prints it with the case, so that hosts see which screens break. */
const commentOf = ({ operation }: FlatCase) =>
  `Breaks without it: ${rowOf(operation).screens.join(', ')}. See ${operation} in api.md.`

/** A value with a matcher, in the format of Pact's own libraries. */
const matched = (type: string, value: unknown, more: object = {}) => ({
  'pact:matcher:type': type,
  value,
  ...more,
})

/** A rule as Pact writes it. */
function templateOf(rule: Rule): unknown {
  switch (rule.kind) {
    case 'exact':
      // An id chosen by the state differs on each host; our own verifier compares it.
      return matched(rule.fromState === undefined ? 'equality' : 'type', rule.value)
    case 'pattern':
      return matched('regex', rule.example, { regex: rule.pattern })
    case 'text':
      return matched('type', rule.example)
    case 'number':
    case 'boolean':
      return matched(rule.kind, rule.example)
    case 'list':
      return matched('type', [templateOf(rule.item)], { min: 1 })
    case 'empty-list':
      return []
    case 'object':
      return Object.fromEntries(
        Object.entries(rule.fields).map(([key, inner]) => [key, templateOf(inner)]),
      )
  }
}

/** A text of a request that the provider's state decides. */
const fromState = (expression: string, example: string) => ({
  'pact:matcher:type': 'type',
  'pact:generator:type': 'ProviderState',
  expression,
  value: example,
})

/** The interaction of a case: its request and answer with matchers. */
function interactionOf(pact: PactV4, one: FlatCase) {
  const request = requestOf(one, fromState)
  const rule = answerRule(one)
  return pact
    .addInteraction()
    .given(states[one.state].given, { ...one.params })
    .uponReceiving(one.description)
    .comment(commentOf(one))
    .withRequest(request.method, request.path as string, (builder) => {
      // The type of a body is Pact's to write.
      const { 'content-type': _, ...headers } = request.headers
      builder.headers(headers as Record<string, string>)
      if (Object.keys(request.query).length > 0) {
        builder.query(request.query as Record<string, string>)
      }
      if (request.body !== undefined) builder.jsonBody(request.body)
    })
    .willRespondWith(one.status, (builder) => {
      if (rule) builder.jsonBody(templateOf(rule))
    })
}

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
async function play(one: FlatCase, check: (url: string) => Promise<void>) {
  const pact = new PactV4({ consumer, provider, dir: freshFolder, logLevel: 'error' })
  await interactionOf(pact, one).executeTest(async ({ url, port }) => {
    await check(url)
    const isNoted = () =>
      pact['pact']
        .mockServerMismatches(port)
        .every(({ type }: { type: string }) => type !== 'missing-request')
    await vi.waitUntil(isNoted, { interval: 2, timeout: 5000 })
  })
}

describe.each(allCases)('$description', (one) => {
  test('the client sends this and reads the answer §3.44', async () => {
    expect.hasAssertions()
    await play(one, async (url) => {
      const { outcome, sent, dropped } = await callOf(one, url)
      const [request] = sent
      expect(sent).toHaveLength(1)
      const { headers, body } = requestOf(one, (_, example) => example)
      expect(Object.fromEntries(request?.headers ?? [])).toEqual(headers)
      const text = await request?.text()
      expect(text === '' ? undefined : JSON.parse(text ?? '')).toEqual(body)
      expect(dropped).toEqual([])
      if (one.success) return expect(outcome).toEqual(one.success.reads)
      expect(outcome).toBeInstanceOf(ApiError)
      const { kind, status, hostMessage, problems } = outcome as ApiError
      expect({ kind, status }).toEqual({ kind: 'refused', status: one.status })
      // A list of the pact plays its one example.
      expect(problems.length > 0 ? problems : [hostMessage]).toEqual([one.says[0]])
    })
  })
})

describe('the pact file', () => {
  let fresh = ''
  afterAll(() => rmSync(freshFolder, { recursive: true, force: true }))
  beforeAll(() => {
    const written = readIfAny(`${freshFolder}${consumer}-${provider}.json`)
    if (written !== '') fresh = settled(written)
  })

  test('holds every case of the contract', () => {
    const { interactions } = JSON.parse(fresh) as { interactions: { description: string }[] }
    expect(interactions.map(({ description }) => description).toSorted()).toEqual(
      allCases.map(({ description }) => description).toSorted(),
    )
  })

  test('is up to date with the cases (npm run generate -- contract updates it)', () => {
    expect(writeIfAsked(pactFile, fresh) === fresh).toBe(true)
  })
})
