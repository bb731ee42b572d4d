import { spawn } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { states as declared } from '#contracts/cases/states.ts'
import { root } from '../../../scripts/lib/root.mjs'
import { inFrontOf, mockHost, runVerifier, startSmallHost } from '../testing/program.ts'
import { passOn } from '../testing/small-host.ts'
import { verifyHost } from '../verify-host.ts'

const known = await mockHost()

describe('exit code 0', () => {
  test('the mock host passes every case, its states over HTTP', async () => {
    const { code, output } = await runVerifier(['--host', known.url, '--states', known.states])
    expect(output).toMatch(/The client works on this host: \d{3} checks passed\.\n$/)
    expect(code).toBe(0)
  }, 300_000)

  test.each(['/', '/api/'])('an address may end in %s', async (end) => {
    const { code, output } = await runVerifier([`--host=${known.url}${end}`, '--only=content'])
    expect(output).toContain('No difference that counts was found: ')
    expect(code).toBe(0)
  })

  test('without states it reads as the player who logs in, and says what it skipped', async () => {
    const calls: string[] = []
    const host = await inFrontOf(known.url, (_, response) => response, calls)
    const { code, output } = await runVerifier(['--host', host, '--login', known.login])
    expect(output).toContain('would change something on the host (use --states on a test host)')
    expect(output).toContain('need the host in a certain state (use --states on a test host)')
    expect(output).not.toContain('need a player')
    expect(code).toBe(0)
    expect(calls.filter((call) => !call.startsWith('GET '))).toEqual(['POST /api/auth/login'])
  })

  test('a login that the client can read is good enough', async () => {
    const host = await inFrontOf(known.url, async (path, response) =>
      path === '/api/auth/login'
        ? Response.json({ data: await response.json() }, { status: 201 })
        : response,
    )
    const { code, output } = await runVerifier(['--host', host, '--login', known.login])
    expect(output).not.toContain('The login failed')
    expect(code).toBe(0)
  })

  test('without a player it reads only what’s public', async () => {
    const { code, output } = await runVerifier(['--host', known.url])
    expect(output).toContain('need a player (use --token or --login)')
    expect(code).toBe(0)
  })

  test('help checks nothing', async () => {
    const { code, output } = await runVerifier(['--help'])
    expect(output).toMatch(/^Usage: npm run verify/)
    expect(code).toBe(0)
  })
})

describe('exit code 1', () => {
  test('a host that accepts any token is caught', async () => {
    const host = await startSmallHost(() => Response.json({ balance: 5 }))
    const { code, output } = await runVerifier(['--host', host, '--only', 'account'])
    expect(output).toContain(
      'status: expected a refusal (401), got 200 with the object {"balance":5}',
    )
    expect(code).toBe(1)
  })

  test('JSON under another content type', async () => {
    const host = await inFrontOf(known.url, async (path, response) =>
      path === '/api/how-to-play' ? new Response(await response.text()) : response,
    )
    const args = ['--host', host, '--states', known.states, '--only=content']
    expect((await runVerifier(args)).output).toMatch(
      /The client works on this host: \d+ checks passed; \d info/,
    )
    const { code, output } = await runVerifier([...args, '--level', 'info'])
    expect(output).toContain('content-type: expected application/json, got "text/plain;')
    expect(output).toContain(`      try: curl -X POST '${known.states}' -H`)
    expect(output).toContain(`      try: curl -i -X GET '${host}/api/how-to-play'`)
    expect(code).toBe(1)
  }, 120_000)

  test('a call that another area’s check also makes: what came, in words, and where it’s described', async () => {
    const host = await inFrontOf(known.url, (path, response) =>
      path === '/api/user/profile' && response.ok ? Response.json({ user: {} }) : response,
    )
    const { output } = await runVerifier([
      '--host',
      host,
      '--states',
      known.states,
      '--only',
      'bet',
    ])
    expect(output).toMatch(
      /answer: expected a success of getUserProfile, as api\.md#getuserprofile describes it, got getUserProfile: malformed/,
    )
  }, 60_000)

  test('a host with many failures stays readable', async () => {
    const host = await startSmallHost(() =>
      Response.json({ message: 'x'.repeat(5000) }, { status: 500 }),
    )
    // A state that has every value there is.
    const values = Object.assign({}, ...Object.values(declared).map((one) => one.values)) as object
    const states = await startSmallHost(() => Response.json(values))
    const { code, output } = await runVerifier(['--host', host, '--states', states])
    expect(output.split('\n').length).toBeLessThan(300)
    expect(Math.max(...output.split('\n').map((line) => line.length))).toBeLessThan(400)
    expect(code).toBe(1)
  })
})

describe('a call that’s never answered', () => {
  const never = new Promise<Response>(() => {})
  const silentAt = (silent: string) =>
    startSmallHost((request) =>
      `${request.method} ${request.path}` === silent ? never : passOn(known.url, request),
    )

  test('fails, and after three times the rest of its checks is skipped', async () => {
    const host = await silentAt('POST /api/bets')
    const options = { host, states: known.states, only: 'bet', timeoutMs: 1000 } as const
    const { code, stopped, results } = await verifyHost(options)
    expect([code, stopped]).toEqual([1, null])
    const ofBet = results.filter(({ operation }) => operation === 'placeBet')
    expect(ofBet.filter(({ outcome }) => outcome === 'failed')).toHaveLength(3)
    expect(ofBet[0]?.problems[0]?.got).toMatch(/^none: 127.* gave no answer within 1 seconds$/)
    expect(new Set(ofBet.slice(3).map(({ reason }) => reason))).toEqual(
      new Set(['need an answer from placeBet, which gave none 3 times in a row']),
    )
    const full = results.find(
      ({ operation, name }) => operation === 'listMyBets' && name === 'full',
    )
    expect(full?.outcome).toBe('passed')
  }, 60_000)

  test('is named if it’s the log-in', async () => {
    const login = { mobileNumber: '9876543210', password: 'any' }
    const host = await silentAt('POST /api/auth/login')
    const { code, stopped } = await verifyHost({ host, login, timeoutMs: 300 })
    expect(stopped).toBe('The login failed: the host gave no answer to it.')
    expect(code).toBe(6)
  }, 60_000)
})

test('the program itself runs in this Node and exits with the code', async () => {
  const child = spawn(
    process.execPath,
    ['scripts/node.cjs', 'scripts/run.mjs', '../host-kit/commands/verify', '--host', known.url],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  child.stdout.on('data', (part) => (output += part))
  child.stderr.on('data', (part) => (output += part))
  const code = await new Promise((resolve) => child.once('close', resolve))
  expect(output).toContain('No difference that counts was found: ')
  expect(code).toBe(0)
}, 180_000)

test('the mock host, started as a command on a machine in another zone, keeps India’s day', async () => {
  const child = spawn(
    process.execPath,
    ['scripts/node.cjs', 'scripts/run.mjs', 'host', '--states', '--port', '0'],
    {
      cwd: root,
      env: { ...process.env, TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  try {
    const [, host = '', states = ''] = await new Promise<string[]>((resolve) => {
      let output = ''
      child.stdout.on('data', (part) => {
        output += part
        const addresses = /ready: (\S+)\/api[^]*Provider states: (\S+)/.exec(output)
        if (addresses) resolve(addresses)
      })
    })
    const checks = ['what a player can bet on is in the lists, named and open']
    const { code, results } = await verifyHost({ host, states, checks })
    expect(results).toHaveLength(1)
    expect(code).toBe(0)
  } finally {
    child.kill()
  }
}, 60_000)
