import { afterAll, expect, test } from 'vitest'
import { listen } from '../example-host/listen.ts'
import { passOn, smallHost, type Received } from '../verify/testing/small-host.ts'
import { kitScript, lastLine } from './kit-script.ts'

const { read, verify } = kitScript()

const host = await listen(0)
afterAll(() => host.close())

/** The example host with changed responses. */
const behind = (change: (answer: Response, request: Received) => Response) =>
  smallHost(async (request) => change(await passOn(host.url, request), request))

/** Refuses withdrawals in another way. */
const refusing = (body: object) =>
  behind((answer, { path }) =>
    path === '/api/withdraw/request' && !answer.ok
      ? Response.json(body, { status: answer.status })
      : answer,
  )

const withdrawals = '^requestWithdrawal: '

test('at level words, a refusal needs a sentence', async () => {
  const { url, close } = await refusing({})
  const variables = { HOST_URL: url, STATES_URL: host.states }
  const usual = await verify({ ...variables, ONLY: withdrawals })
  const asked = await verify({ ...variables, ONLY: withdrawals }, '--level', 'words')
  const all = await verify(variables)
  await close()
  expect(usual.code).toBe(0)
  expect(asked.output).toContain('  requestWithdrawal: refused, insufficient-balance, breaks')
  expect(lastLine(asked)).toMatch(
    /^The contract is broken at the level words: \d of \d+ cases failed/,
  )
  expect(asked.code).toBe(1)
  expect(lastLine(all)).toMatch(
    /^The client works on your host: all \d+ cases passed; 5 sentences differ; 2 wishes\. To see them: /,
  )
  expect(all.code).toBe(0)
}, 250_000)

test('at level words, a sentence may have any form the client reads', async () => {
  const { url, close } = await refusing({ errors: [{ msg: 'Not today' }] })
  const variables = { HOST_URL: url, STATES_URL: host.states, LEVEL: 'words' }
  const run = await verify({ ...variables, ONLY: withdrawals })
  await close()
  expect(run.output).toContain('Cases that passed in another form the client can read: ')
  expect(run.code).toBe(0)
}, 250_000)

test('nothing printed or saved contains sessions or passwords', async () => {
  const state = { token: '', password: 'the-state-s-password' }
  const states = await smallHost(async ({ body }) => {
    const answer = await fetch(host.states, { method: 'POST', body })
    const values = (await answer.json()) as Record<string, string>
    state.token = values['token'] ?? ''
    return Response.json({ ...values, ...(values['password'] && { password: state.password }) })
  })
  // A wrong type everywhere, containing everything it was sent.
  const sent: string[] = []
  const leaky = await behind((_, { path, headers: { authorization = '' }, body }) => {
    sent.push(authorization.replace('Bearer ', ''))
    const token = `session-of-${state.token}`
    if (path === '/api/auth/login') return Response.json([{ token, said: body }])
    if (path === '/api/auth/signup') return Response.json({ token: 47_114_711, user: [{ token }] })
    return Response.json({ user: [{ token, authorization, body }], bets: { token } })
  })
  const run = await verify({
    ...{ HOST_URL: leaky.url, STATES_URL: states.url, LEVEL: 'wish' },
    ONLY: '^(login|signup|getUserProfile|listMyBets): ',
  })
  await Promise.all([leaky.close(), states.close()])
  expect(run.code).toBe(1)
  const kept = [run.output, read('contract-output.txt'), read('contract-report.xml')].join('\n')
  const secrets = [...new Set(sent), state.password, 'session-of', '47114711']
  expect(secrets.filter((one) => one !== '' && kept.includes(one))).toEqual([])
}, 250_000)

test('nothing printed or saved contains what was passed in, however a host writes it', async () => {
  // With what an address, JSON and a pattern read otherwise; the shorter one is a part of it.
  const [secret, shorter] = ['q+z/8="<.&>-of-the-host', 'of-the-host']
  const received: string[][] = []
  const states = await smallHost(({ path, body }) => {
    received.push(new URL(path, 'http://host').searchParams.getAll('secret'))
    return fetch(host.states, { method: 'POST', body })
  })
  const leaky = await behind(() =>
    Response.json({ user: [`${secret} ${encodeURIComponent(secret)} ${shorter}`] }),
  )
  const run = await verify({
    ...{ HOST_URL: leaky.url, STATES_URL: `${states.url}/?secret=${shorter}` },
    ...{ ANK_STATES_SECRET: secret, ONLY: '^getUserProfile: full', LEVEL: 'wish' },
  })
  await Promise.all([leaky.close(), states.close()])
  expect(received.length).toBeGreaterThan(0)
  for (const values of received) expect(values).toEqual([shorter, secret])
  const kept = [run.output, read('contract-output.txt'), read('contract-report.xml')].join('\n')
  expect(kept).toContain('*** *** ***')
  expect(['q+z', 'q%2Bz', 'of-the-host'].filter((one) => kept.includes(one))).toEqual([])
}, 250_000)

test('production passes only if nothing answers at its states address', async () => {
  const asked: string[] = []
  const closed = await smallHost(({ path, method, body }) => {
    asked.push(`${method} ${path} ${(JSON.parse(body) as { action: string }).action}`)
    return Response.json({ message: 'No' }, { status: 404 })
  })
  const guarded = await smallHost(() => Response.json({ message: 'No' }, { status: 403 }))
  const ask = (variables: Record<string, string>) => verify(variables, 'production')
  const none = await ask({ HOST_URL: closed.url, ANK_STATES_SECRET: 'not-sent-there' })
  const open = await ask({ HOST_URL: host.url, STATES_URL: host.states })
  const hidden = await ask({ HOST_URL: guarded.url })
  await Promise.all([closed.close(), guarded.close()])
  const nobody = await ask({ HOST_URL: 'http://127.0.0.1:1' })
  expect([none.code, open.code, hidden.code, nobody.code]).toEqual([0, 1, 1, 3])
  expect(lastLine(none)).toBe(
    `POST ${closed.url}/_pact/states returned 404: your host has no state endpoint there.`,
  )
  expect(lastLine(open)).toContain('returned 200, not 404.')
  // Nothing is set up, wherever it is asked.
  expect(asked).toEqual(['POST /_pact/states teardown'])
}, 60_000)

test('a password in an address isn’t printed', async () => {
  const run = await verify({ HOST_URL: 'https://staff:h0tel@api.example.com' })
  expect(run.output).toContain('HOST_URL must look like')
  expect(run.output).not.toContain('h0tel')
})

test.each<[string, () => Response]>([
  ['a page', () => new Response('<!doctype html><title>App</title>')],
  ['nothing', () => new Response(null, { status: 204 })],
  ['no token', () => Response.json({ gameId: 'konkan-day' })],
  ['a token that the host does not take', () => Response.json({ token: 'nobodys' })],
])(
  'a state endpoint that answers with %s is told',
  async (_, answer) => {
    const states = await smallHost(answer)
    const run = await verify({ HOST_URL: host.url, STATES_URL: states.url, ONLY: '^listMyBets: ' })
    await states.close()
    expect(run.output.trim()).toBe(
      `The host doesn't accept a state's token: POST ${states.url} with {"state": "a regular day", …} must ` +
        'return 200 with a JSON object that has a token, and GET /api/user/profile must accept that token.',
    )
    expect(run.code).toBe(4)
  },
  60_000,
)
