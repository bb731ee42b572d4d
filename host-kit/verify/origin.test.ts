import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { anchor } from '../documents/markdown.ts'
import { repeatInvariants } from './invariants/repeats.ts'
import { blocked, fromOrigin } from './origin.ts'
import { mockHost, runVerifier, startSmallHost } from './testing/program.ts'
import { passOn } from './testing/small-host.ts'
import { verifyHost } from './verify-host.ts'

const mock = await mockHost()

const origin = 'http://app.example'
const good = {
  'access-control-allow-origin': origin,
  'access-control-allow-methods': 'GET, POST, PUT',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key',
}

type Headers = Record<string, string>

/** The mock host with other headers; an empty value removes one. */
const behind = (change: (path: string, method: string) => Headers | Response) =>
  startSmallHost(async (request) => {
    const changed = change(request.path, request.method)
    if (changed instanceof Response) return changed
    const answer = await passOn(mock.url, request)
    const own = Object.fromEntries(answer.headers)
    const kept = Object.entries({ ...own, ...good, ...changed }).filter(([, value]) => value !== '')
    const { status } = answer
    const text = status === 204 ? null : await answer.text()
    return new Response(text, { status, headers: Object.fromEntries(kept) })
  })

const verifierOutput = async (host: string) =>
  (await runVerifier(['--host', host, '--origin', `${origin}/`])).output

describe('what a browser needs', () => {
  test('is there on a host that allows the origin', async () => {
    const host = await behind(() => ({}))
    const { code, results } = await verifyHost({ host, origin, level: 'info' })
    expect(results.filter(({ outcome }) => outcome === 'failed')).toEqual([])
    expect(code).toBe(0)
  })

  test('a list of banners that can’t be read is reported, and the report ends as usual', async () => {
    const missing = Response.json({ message: 'Not found' }, { status: 404 })
    const host = await behind((path) =>
      path === '/api/banner-settings/public' ? missing.clone() : {},
    )
    const output = await verifierOutput(host)
    expect(output).toContain('status: expected 200, got 404')
    expect(output).toContain('The contract is broken: ')
  })

  test('is looked for on a regular day, on a host that has no banner before', async () => {
    let isSetUp = false
    const host = await behind((path) => {
      if (path === new URL(mock.states).pathname) isSetUp = true
      const isEmpty = !isSetUp && path === '/api/banner-settings/public'
      return isEmpty ? Response.json({ banners: [] }) : {}
    })
    const states = mock.states.replace(mock.url, host)
    const { code, results } = await verifyHost({ host, origin, states, checks: [] })
    expect(results.map(({ outcome }) => outcome)).toEqual(fromOrigin.map(() => 'passed'))
    expect(code).toBe(0)
  })

  test.each<[string, (path: string, method: string) => Headers | Response, string]>([
    [
      'no CORS at all',
      () => ({ 'access-control-allow-origin': '' }),
      'access-control-allow-origin: expected http://app.example or *, got nothing',
    ],
    [
      'another origin',
      () => ({ 'access-control-allow-origin': 'https://old.example' }),
      'got "https://old.example"',
    ],
    [
      'a star in place of authorization',
      () => ({ 'access-control-allow-headers': '*' }),
      'access-control-allow-headers: expected authorization, got "*"',
    ],
    [
      'no PUT',
      () => ({ 'access-control-allow-methods': 'GET, POST' }),
      'access-control-allow-methods: expected PUT, got get, post',
    ],
    [
      'OPTIONS refused',
      (_, method): Headers | Response =>
        method === 'OPTIONS' ? new Response('', { status: 405, headers: good }) : {},
      'status: expected 200 to 204 for OPTIONS, got 405',
    ],
    [
      'a refusal without CORS',
      (path) => (path.endsWith('/user/profile') ? { 'access-control-allow-origin': '' } : {}),
      '(a refusal reaches the client)',
    ],
    [
      'a picture that is a page',
      (path) => (path.includes('/uploads/') ? { 'content-type': 'text/html' } : {}),
      'content-type: expected a type of pictures, got "text/html"',
    ],
    [
      'a picture for its own origin only',
      (path) =>
        path.includes('/uploads/') ? { 'cross-origin-resource-policy': 'same-origin' } : {},
      'cross-origin-resource-policy: expected cross-origin or nothing, got "same-origin"',
    ],
  ])('is missed: %s', async (_, change, sentence) => {
    expect(await verifierOutput(await behind(change))).toContain(sentence)
  })

  test('a part of the docs that a check names is there', () => {
    const headings = readFileSync('contracts/generated/api.md', 'utf8').match(/^## .*$/gm) ?? []
    const anchors = headings.map((one) => anchor(one.slice(3)))
    const named = new Set([
      ...fromOrigin.map(({ section = 'common-rules' }) => section),
      ...repeatInvariants.map(({ section }) => section),
      'provider-states',
    ])
    expect(named.size).toBeGreaterThan(3)
    expect(anchors).toEqual(expect.arrayContaining([...named].map((one) => `#${one}`)))
  })

  test('an answer that redirects or never comes is said in words', async () => {
    const host = await behind((path, method) => {
      if (method !== 'OPTIONS') return {}
      if (path !== '/api/bets') return Response.redirect('http://a.example/bets', 301)
      throw new Error('It closes the connection.')
    })
    const output = await verifierOutput(host)
    expect(output).toContain('got 301, a redirect to "http://a.example/bets"')
    expect(output).toMatch(/got none: 127\S+ was not reached \(other side closed\)/)
  })

  test.each([
    "default-src 'none'; sandbox; frame-ancestors 'none'",
    'sandbox',
    "script-src 'none'",
    "default-src 'none', default-src 'self'",
  ])('an answer isn’t a page with the policy %s', async (policy) => {
    const host = await behind(() => ({ 'content-security-policy': policy }))
    const { code } = await verifyHost({ host, origin, level: 'warning' })
    expect(code).toBe(0)
  })

  test.each<[string, (path: string) => Headers, string]>([
    [
      'a picture may run scripts',
      (path) =>
        path.includes('/uploads/') ? { 'content-security-policy': "default-src 'self'" } : {},
      `content-security-policy: expected default-src 'none'; sandbox; frame-ancestors 'none', got "default-src 'self'" at /api/banner-settings/uploads/`,
    ],
    [
      'a browser may guess the type of an error',
      (path) => (path.includes('no-such') ? { 'x-content-type-options': '' } : {}),
      'x-content-type-options: expected nosniff, got nothing at /api/banner-settings/ank-verify-no-such-picture',
    ],
    ...[
      'sandbox allow-scripts allow-same-origin',
      "default-src 'none'; script-src 'unsafe-inline'",
      "frame-ancestors 'none'",
    ].map((policy): [string, () => Headers, string] => [
      `the policy is ${policy}`,
      () => ({ 'content-security-policy': policy }),
      `got "${policy}" at /api/banner-settings/public`,
    ]),
  ])('an answer that is a page is a warning, and the host passes: %s', async (_, change, says) => {
    const host = await behind(change)
    const { results, code } = await verifyHost({ host, origin })
    const found = results.flatMap(({ problems }) => problems)
    expect(found.filter(({ level }) => level === 'error')).toEqual([])
    expect(code).toBe(0)
    const lines = found.map(
      ({ field, expected, got }) => `${field}: expected ${expected}, got ${got}`,
    )
    expect(lines.filter((line) => line.includes(says))).toHaveLength(1)
    expect((await verifyHost({ host, origin, level: 'warning' })).code).toBe(1)
  })

  test('no key that makes a retry safe is an info', async () => {
    const headers = { 'access-control-allow-headers': 'authorization, content-type' }
    const { output, code } = await runVerifier([
      '--host',
      await behind(() => headers),
      '--origin',
      origin,
    ])
    expect(output).toContain('; 1 info (--level info lists them).')
    expect(code).toBe(0)
  })

  test.each([
    ['http://api.example', 'https://app.example', false],
    ['https://api.example', 'https://app.example', true],
    ['http://api.example', 'http://app.example', true],
    ['http://localhost:4000', 'https://app.example', true],
  ])('%s can be called from %s: %s', (host, from, isCallable) => {
    expect(blocked(host, from) === null).toBe(isCallable)
  })
})
