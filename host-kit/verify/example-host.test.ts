import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { Verifier } from '@pact-foundation/pact'
import { afterAll, describe, expect, test } from 'vitest'
import { allCases } from '../../contracts/cases/cases.ts'
import { pactFile } from '../../contracts/consumer/pact-file.ts'
import { listen } from '../example-host/listen.ts'
import { invariants } from './invariants/invariants.ts'
import { textReport } from './report/report-text.ts'
import { verifyHost } from './verify-host.ts'

const host = await listen(0)
afterAll(() => host.close())

test('a host written from api.md alone passes every case, with its states over HTTP', async () => {
  const report = await verifyHost({ host: host.url, states: host.states, level: 'wish' })
  expect(textReport(report)).toContain('The host does everything the contract asks for')
  expect(report.results.filter(({ outcome }) => outcome === 'passed')).toHaveLength(
    allCases.length + invariants.length,
  )
}, 60_000)

test("it passes Pact's own verifier", async () => {
  const verifier = new Verifier({
    providerBaseUrl: host.url,
    pactUrls: [pactFile],
    providerStatesSetupUrl: host.states,
    logLevel: 'error',
  })
  await expect(verifier.verifyProvider()).resolves.toBeTypeOf('string')
}, 180_000)

describe('it remembers and refuses on its own', () => {
  const post = async (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const answer = await fetch(`${host.url}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return (await answer.json()) as Record<string, unknown>
  }
  const get = async (path: string, token: unknown) => {
    const headers = { authorization: `Bearer ${token}` }
    return (await (await fetch(`${host.url}${path}`, { headers })).json()) as unknown
  }
  const setUp = (state: string) => post('/states', { state, params: {}, action: 'setup' })

  test('a bet is debited and listed, and the next one is refused for lack of money', async () => {
    const { token, gameId, today } = await setUp('a player with a balance of 640 rupees')
    const bet = { gameId, betType: 'single', session: 'open', betNumber: '1', gameDate: today }
    const place = (betAmount: number) => post('/api/bets', { ...bet, betAmount }, String(token))
    expect(await place(600)).toEqual({ newBalance: 40 })
    expect(await place(50)).toEqual({ message: 'Insufficient balance' })
    expect(await get('/api/bets/me', token)).toMatchObject({
      bets: [{ betNumber: '1', betAmount: 600, potentialWin: 6000, status: 'pending' }],
    })
    expect(await get('/api/user/profile', token)).toMatchObject({ user: { balance: 40 } })
  })

  test('a player signs up, logs in and finds what they saved', async () => {
    await setUp('nobody is signed in')
    const account = { name: 'Asha', mobileNumber: '9123456789', password: 'secret1' }
    await post('/api/auth/signup', account)
    const { token } = await post('/api/auth/login', account)
    expect(await get('/api/auth/profile', token)).toMatchObject({ user: { name: 'Asha' } })
    expect(await post('/api/auth/signup', account)).toEqual({
      message: 'This mobile number is already registered',
    })
  })
})

test('it can be started by hand in this Node', async () => {
  const said = await new Promise<string>((resolve, reject) => {
    const script = join(import.meta.dirname, '../../scripts/run.mjs')
    const child = execFile(
      process.execPath,
      [script, '../host-kit/example-host/main', '--port', '0'],
      {
        timeout: 60_000,
      },
    )
    let text = ''
    child.stdout?.on('data', (part) => {
      text += part
      if (!text.includes('\n')) return
      child.once('close', () => resolve(text))
      child.kill()
    })
    child.once('error', reject)
    child.once('close', () => resolve(text))
  })
  expect(said).toMatch(/^The example host answers at http:\/\/127\.0\.0\.1:\d+\/api and takes/)
}, 70_000)
