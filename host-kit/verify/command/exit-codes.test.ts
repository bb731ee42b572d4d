import { describe, expect, test, vi } from 'vitest'
import { temporaryFolder } from '#tests/testing/temporary-folder.ts'
import { inFrontOf, mockHost, page, runVerifier, startSmallHost } from '../testing/program.ts'
import { smallHost, type Answering } from '../testing/small-host.ts'
import { verifyHost } from '../verify-host.ts'

const known = await mockHost()
const folder = temporaryFolder()

async function closedPort() {
  const { url, close } = await smallHost(page)
  await close()
  return url
}

describe('exit code 2', () => {
  const host = '--host=http://127.0.0.1:9'
  test.each([
    [[], '--host is missing.'],
    [['--hots', 'x'], "Unknown option '--hots'"],
    [['--host', 'localhost:4000'], '--host must be an address such as https://api.example.com'],
    [['--host', 'http://a:b@c.example'], 'must not contain a name or password.'],
    [['--host', 'http://a.example?x=1'], 'must not have a query.'],
    [
      [host, '--only', 'bets'],
      '--only: there is no area "bets". The areas are account, game, bet,',
    ],
    [[host, '--login', '5876543210'], '--login must be mobile:password.'],
    [[host, '--token=a', '--login=b:c'], 'Use either --token or --login, not both.'],
    [[host, '--states=http://x.example', '--token=a'], 'leave out --token and --login.'],
    [[host, '--states', 'x'], '--states must be an address such as'],
    [
      ['--host=https://api.example', '--states=https://api.example/s'],
      '--states wipes all data on api.example. If that is a test host, confirm it with --wipes-this-host',
    ],
    [
      ['--host=https://api.example', '--states=https://a.example/s', '--wipes-this-host=a.example'],
      '--wipes-this-host api.example.',
    ],
    [[host, '--junit='], '--junit is empty.'],
    [
      [host, '--states=http://127.0.0.1:9/s', '--all', '--publish=1'],
      '--all may leave out cases for lack of time, so it has nothing to publish.',
    ],
    [
      [host, '--level', 'should'],
      '--level: there is no level "should". The levels are error, warning, info.',
    ],
  ])('%j', async (args, sentence) => {
    const { code, output } = await runVerifier(args)
    expect(output).toMatch(/^Usage: npm run verify -- --host URL/)
    expect(output.trimEnd().split('\n').at(-1)).toContain(sentence)
    expect(code).toBe(2)
  })

  test('a report that cannot be written', async () => {
    const { code, output } = await runVerifier(['--host', known.url, '--junit', folder])
    expect(output).toContain("The report couldn't be written: ")
    expect(code).toBe(2)
  })
})

describe('exit code 3', () => {
  const moved = () =>
    new Response(null, { status: 301, headers: { location: 'https://www.a.example/' } })
  const closing = () => Promise.reject(new Error('closed'))

  test.each<[string, () => Promise<string> | string, string]>([
    ['nothing listens', closedPort, 'was not reached (connect ECONNREFUSED 127.0.0.1:'],
    [
      'no TLS',
      async () => (await startSmallHost(page)).replace('http', 'https'),
      'does not use TLS. Its address probably begins with http://.',
    ],
    [
      'a wrong content-encoding',
      () => startSmallHost(() => new Response('{}', { headers: { 'content-encoding': 'gzip' } })),
      "sent a body that can't be read (incorrect header check).",
    ],
    ['a closed connection', () => startSmallHost(closing), 'was not reached (other side closed).'],
    [
      'redirects',
      () => startSmallHost(moved),
      'redirects (301) to "https://www.a.example/"; use the',
    ],
    ['a web site', () => startSmallHost(page), 'returns HTML pages instead of JSON. This is'],
    [
      'another base path',
      () => startSmallHost(() => Response.json({ message: 'Not found' }, { status: 404 })),
      'all of them return 404. The base path is wrong',
    ],
  ])('%s', async (_, host, sentence) => {
    const { code, output } = await runVerifier(['--host', await host()])
    expect(output).toContain(sentence)
    expect(output.trim().split('\n')).toHaveLength(3)
    expect(code).toBe(3)
  })

  test('TLS refused', async () => {
    const cause = { code: 'DEPTH_ZERO_SELF_SIGNED_CERT', message: 'self-signed certificate' }
    const refused = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('', { cause }))
    const { code, output } = await runVerifier(['--host', 'https://api.example'])
    refused.mockRestore()
    expect(output).toContain("(self-signed certificate). Players'")
    expect(code).toBe(3)
  })

  test('no answer comes in time', async () => {
    const host = await startSmallHost(() => new Promise<Response>(() => {}))
    const { code, stopped } = await verifyHost({ host, timeoutMs: 40 })
    expect(stopped).toMatch(/: 127\.0\.0\.1:\d+ gave no answer within 0\.04 seconds\.$/)
    expect(code).toBe(3)
  })

  test('the host stops answering partway', async () => {
    let calls = 0
    const host = await startSmallHost(() => {
      calls += 1
      return calls > 3 ? Promise.reject(new Error('gone')) : Response.json({})
    })
    const { code, output } = await runVerifier(['--host', host])
    expect(output).toContain('Stopped early: 3 calls in a row had no answer.')
    expect(code).toBe(3)
  })
})

describe('exit code 4', () => {
  const token = 'a'
  test.each<[string, Answering, string]>([
    ['404', () => new Response('', { status: 404 }), 'returned 404 for "'],
    ['HTML', page, 'returned 200 with an HTML page for "'],
    ['no secret', () => new Response('', { status: 403 }), 'check that ANK_STATES_SECRET is set.'],
    ['a list', () => Response.json([]), 'returned 200 with an empty list, for "'],
    [
      'a missing value',
      () => Response.json({ token }),
      'it must also have text for "mobileNumber", "password"',
    ],
    [
      'a redirect',
      () => Response.redirect('http://a.example/'),
      'can\'t be used for "a regular day": ',
    ],
  ])('%s', async (_, answering, sentence) => {
    const url = await startSmallHost(answering)
    const { code, output } = await runVerifier(['--host', known.url, '--states', `${url}/x`])
    expect(output).toContain(`The states URL ${url}/x `)
    expect(output).toContain(sentence)
    expect(code).toBe(4)
  })

  test('a state whose token the host refuses, in one sentence', async () => {
    const url = await startSmallHost(async ({ body }) => {
      const values = await (await fetch(known.states, { method: 'POST', body })).json()
      const { token: given } = values as { token: string }
      return Response.json({ ...(values as object), token: `Bearer ${given}` })
    })
    const { code, output } = await runVerifier(['--host', known.url, '--states', url])
    expect(output).toContain(
      `The host doesn't accept the token that the states URL ${url} returned`,
    )
    expect(output).toContain('GET /api/user/profile and GET /api/auth/profile refuse it with 401.')
    expect(output).toContain('See api.md#provider-states.')
    expect(code).toBe(4)
  })

  test('an address that knows no state is said once, before anything is checked', async () => {
    let asked = 0
    const url = await startSmallHost(() => {
      asked += 1
      return Response.json({ error: 'unknown' }, { status: 404 })
    })
    const { code, output } = await runVerifier(['--host', known.url, '--states', url])
    expect(output.match(/returned 404/g)).toHaveLength(1)
    expect([code, asked]).toEqual([4, 2])
  })

  test('a missing state leaves the others to be checked', async () => {
    const url = await startSmallHost(async ({ body }) => {
      const { state } = JSON.parse(body) as { state: string }
      // The first state asked for, and a later one.
      if (state === 'a regular day') return Response.json({ error: 'unknown' }, { status: 404 })
      if (state === 'it is Sunday') return new Response('', { status: 501 })
      return fetch(known.states, { method: 'POST', body })
    })
    const args = ['--host', known.url, '--states', url, '--only', 'wallet']
    const { code, output } = await runVerifier(args)
    expect(output).toMatch(/\n {2}\d+ The states URL .* returned 501 for "it is Sunday"\.\n/)
    expect(output).toContain(
      'returned 404 with the object {"error":"unknown"}, for "a regular day"; it must accept POST',
    )
    expect(output).toContain('\n  see: api.md#provider-states\n')
    expect(output).toMatch(
      /\d+ checks couldn't be made; [1-9]\d* checks passed(, \d+ skipped)?\.\n$/,
    )
    expect(code).toBe(4)
  }, 120_000)
})

describe('exit code 7', () => {
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
  const objects = `${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}`
  test.each([
    ['of lists', deep],
    ['of objects', objects],
    ['cut off', '['.repeat(200_000)],
  ])('200,000 levels %s, in one sentence', async (_, text) => {
    const host = await inFrontOf(known.url, (path, response) =>
      path === '/api/games'
        ? new Response(text, { headers: { 'content-type': 'application/json' } })
        : response,
    )
    const { code, output } = await runVerifier(['--host', host, '--login', known.login])
    expect(output).toContain(
      `${new URL(host).host} answered /api/games with JSON of more than 1,000 levels, which can't be judged.`,
    )
    expect(output.trim().split('\n').length).toBeLessThan(6)
    expect(code).toBe(7)
  })

  test.each([
    ['verified', []],
    ['tortured', ['--torture', '--states', 'http://127.0.0.1:9/s']],
  ])('every public read is nested too deep: %s', async (_, args) => {
    const host = await startSmallHost(() => new Response(deep))
    const { code, output } = await runVerifier(['--host', host, ...args])
    expect(output).toContain(`${new URL(host).host} answered /api/`)
    expect(output).toContain("with JSON of more than 1,000 levels, which can't be judged.")
    expect(code).toBe(7)
  })

  test('brackets in a text are no levels', async () => {
    const host = await inFrontOf(known.url, (path, response) =>
      path === '/api/how-to-play'
        ? Response.json({ content: `"\\${'['.repeat(5_000)}` })
        : response,
    )
    const { code } = await runVerifier(['--host', host, '--login', known.login])
    expect(code).not.toBe(7)
  })
})

describe('exit code 6', () => {
  test('the token is refused', async () => {
    const { code, output } = await runVerifier(['--host', known.url, '--token', 'made-up'])
    expect(output).toContain('The host refused the token: 401 for GET /api/auth/profile.')
    expect(code).toBe(6)
  })

  test('the login is refused, and the password isn’t printed', async () => {
    const host = await inFrontOf(known.url, (path, response) =>
      path === '/api/auth/login'
        ? Response.json({ message: 'No player with secret99' }, { status: 401 })
        : response,
    )
    const { code, output } = await runVerifier(['--host', host, '--login', '9876543210:secret99'])
    expect(output).toContain(
      'The login failed: the host returned 401 and "No player with •••" instead of a token.',
    )
    expect(code).toBe(6)
  })
})
