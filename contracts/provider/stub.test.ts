import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createClient } from '#api/client.ts'
import { temporaryFolder } from '#tests/testing/temporary-folder.ts'
import { makeKit } from '../kit/make-kit.ts'
import { pactProgram } from './standalone.ts'

const folder = temporaryFolder()

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

let stub: ChildProcess
let host = ''
let said = ''
beforeAll(async () => {
  makeKit(folder)
  const port = await freePort()
  host = `http://127.0.0.1:${port}`
  const env = { PATH: process.env['PATH'], PACT: pactProgram(), STUB_PORT: String(port) }
  stub = spawn('sh', [join(folder, 'verify.sh'), 'stub'], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  stub.stdout?.on('data', (part) => void (said += part))
  await vi.waitFor(() => fetch(`${host}/api/nowhere`), { timeout: 20_000, interval: 100 })
}, 60_000)
afterAll(() => void stub.kill())

const client = (token: string | null, state?: string) =>
  createClient({
    host,
    token: () => token,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers)
      if (state !== undefined) headers.set('x-state', state)
      return fetch(input, { ...init, headers })
    },
  })
const bet = (betAmount: number) => ({
  body: {
    ...{ gameId: 'any-game', gameDate: '2026-12-01T18:30:00.000Z', betType: 'jodi' as const },
    ...{ session: 'close' as const, betNumber: '42', betAmount },
  },
})

test('says where and what it is', () => {
  expect(said).toMatch(/^A host with the responses of contract version \d+\.\d+\.\d+: http:/)
})

test('answers the real client the way a host does', async () => {
  const one = client('any-token')
  expect(await one.call('getUserProfile')).toMatchObject({ name: 'Sample Player' })
  expect(await one.call('listMyBets')).toMatchObject([{ status: 'won' }])
  expect(await one.call('placeBet', bet(70))).toEqual({ newBalance: 12250 })
  expect(await one.call('getStarlineGame', { params: { gameId: 'any' } })).toMatchObject({
    gameName: 'Starline Two',
  })
  expect(await one.call('listStarlineBets', { query: { page: 2, limit: 50 } })).toMatchObject({
    pagination: { pages: 1 },
  })
})

test('refuses anyone without a session, and whatever the contract wants refused', async () => {
  await expect(client(null).call('getUserProfile')).rejects.toMatchObject({ status: 401 })
  const body = { mobileNumber: '5876543210', password: 'not-the-password' }
  await expect(client(null).call('login', { body })).rejects.toMatchObject({ status: 401 })
})

test('answers for another state if the header asks for it', async () => {
  const poor = client('any', 'a player who has just signed up')
  expect(await poor.call('listMyBets')).toEqual([])
  const inactive = client('any', 'a player who is not active')
  await expect(inactive.call('placeBet', bet(70))).rejects.toMatchObject({ status: 403 })
})

test('is made from the kit’s own pact', () => {
  const read = (name: string) =>
    (JSON.parse(readFileSync(join(folder, 'pacts', name), 'utf8')) as { interactions: object[] })
      .interactions
  expect(read('stub.json').length).toBeGreaterThan(130)
  expect(read('stub.json').length).toBeLessThan(read('ank-client-ank-host.json').length)
})
