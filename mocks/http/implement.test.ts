import { describe, expect, test } from 'vitest'
import { createRequestLog } from '#api/request-log.ts'
import { operationNames } from '#api/table/table.ts'
import { manualClock } from '#domain/time/clock.ts'
import { expectConsole } from '#tests/testing/fail-on-console.ts'
import { handlers } from '../handlers/handlers.ts'
import { createBackendStore } from '../store/db.ts'
import { friday, refusalOf, testHost } from '../testing/test-backend.ts'
import { fetchThrough } from '../transports/node.ts'
import { createFaults } from './faults.ts'
import type { Handlers } from './handler.ts'
import { implement } from './implement.ts'

/** A host with some handlers replaced, and what was committed. */
function hostWith(replaced: Partial<Handlers>) {
  const commits: string[] = []
  const account = { name: 'Asha', mobileNumber: '5000000000', password: 'secret1', createdAt: 0 }
  const store = createBackendStore({
    account: [{ ...account, id: 'asha' }],
    token: [{ id: 'token-1', accountId: 'asha', createdAt: 0 }],
  })
  const machinery = {
    store,
    clock: manualClock(friday),
    faults: createFaults(),
    log: createRequestLog(),
    catchUp: () => {},
    committed: (cause: string) => void commits.push(cause),
  }
  const fetch = fetchThrough(implement({ ...handlers, ...replaced }, machinery, '*'))
  const call = (method: string, path: string, body?: string) =>
    fetch(`/api${path}`, {
      method,
      headers: { authorization: 'Bearer token-1' },
      ...(body === undefined ? {} : { body }),
    })
  return { call, store, commits }
}

test('every row of the table has a handler', () => {
  expect(Object.keys(handlers).toSorted()).toEqual(operationNames.toSorted())
})

describe('our own mistake is loud, answers 500 and leaves nothing behind', () => {
  const renamed: Partial<Handlers> = {
    updateUserProfile: ({ db, account, refuse }) => {
      db.account.change(account.id, { name: 'Changed' })
      return refuse('no-such-refusal', 'No')
    },
    getUserProfile: ({ db, account }) => {
      db.account.change(account.id, { name: 'Changed' })
      return { user: { name: 7 } } as never
    },
    getHowToPlay: ({ account }) => ({ content: account.name }),
  }

  test.each([
    [
      'an answer that breaks the contract',
      'GET',
      '/user/profile',
      /getUserProfile answers wrongly/,
    ],
    ['a refusal the row does not declare', 'PUT', '/user/profile', /no refusal "no-such-refusal"/],
    ['the caller of a row without auth', 'GET', '/how-to-play', /getHowToPlay has no bearer auth/],
  ])('%s', async (_, method, path, line) => {
    expectConsole(line)
    const { call, store, commits } = hostWith(renamed)
    const body = method === 'PUT' ? '{"name":"Mina","email":""}' : undefined
    expect((await call(method, path, body)).status).toBe(500)
    expect(store.db.account.get('asha').name).toBe('Asha')
    expect(commits).toEqual([])
  })
})

describe('a malformed request', () => {
  test.each([
    ['no JSON', '{"name":', 400, { message: 'The request body is not JSON' }],
    [
      'a missing field',
      '{"email":"mina@example.com"}',
      422,
      { errors: [{ msg: expect.stringMatching('name') }] },
    ],
    [
      'an unknown field',
      '{"name":"Mina","email":"","role":"admin"}',
      422,
      { errors: [{ msg: expect.any(String) as string }] },
    ],
  ])('%s', async (_, body, status, answer) => {
    const { call, commits } = hostWith({})
    const response = await call('PUT', '/user/profile', body)
    expect(response.status).toBe(status)
    await expect(response.json()).resolves.toEqual(answer)
    expect(commits).toEqual([])
  })

  test('a query', async () => {
    const { call } = hostWith({})
    expect((await call('GET', '/results-session')).status).toBe(422)
    expect((await call('GET', '/starline/bets?page=one')).status).toBe(422)
    expect((await call('GET', '/starline/bets?page=2&limit=10')).status).toBe(200)
  })
})

test('a call that writes is announced once, one that only reads isn’t', async () => {
  const { call, commits } = hostWith({})
  await call('PUT', '/user/profile', '{"name":"Mina","email":""}')
  await call('GET', '/user/profile')
  expect(commits).toEqual(['updateUserProfile'])
})

test.each([
  ['DELETE', '/bets'],
  ['GET', '/nothing'],
  ['POST', '/banner-settings/public'],
])('%s %s has no row: a loud 501', async (method, path) => {
  expectConsole(/The mock host has no/)
  const response = await hostWith({}).call(method, path)
  expect(response.status).toBe(501)
})

test('no token, a made-up and an ended one are refused §6.4', async () => {
  const host = testHost()
  for (const nobody of [host.as(null), host.withToken('made-up')]) {
    const error = await refusalOf(nobody.call('listGames'))
    expect(error).toMatchObject({ status: 401, hostMessage: 'Please log in to continue' })
  }
  const client = host.as('sample')
  await expect(client.call('listGames')).resolves.toHaveLength(5)
  expect(host.backend.commands.endSessions({})).toBe('4 sessions have ended.')
  await expect(refusalOf(client.call('listGames'))).resolves.toMatchObject({ status: 401 })
})

test('an aborted call rejects with its reason', async () => {
  const { backend } = testHost()
  const signal = AbortSignal.abort(new Error('enough'))
  await expect(backend.fetch('/api/games', { signal })).rejects.toThrow('enough')
})
