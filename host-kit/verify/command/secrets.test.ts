import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { states as declared } from '#contracts/cases/states.ts'
import { temporaryFolder } from '#tests/testing/temporary-folder.ts'
import { inFrontOf, mockHost, runVerifier, startSmallHost } from '../testing/program.ts'
import { optionsOf } from './options.ts'

const known = await mockHost()
const folder = temporaryFolder()

/** Long enough to be cut off, and with what JSON and XML escape. */
const token = `q7x"<&>${'of-the-state-'.repeat(8)}`
const password = 'z9w"<&>word-of-the-state'
const values = { ...Object.assign({}, ...Object.values(declared).map((one) => one.values)) }
/** Pieces that would give them away, however they are written. */
const pieces = ['of-the-state', 'q7x', 'z9w']

test('what opens a state’s session is in no report, whatever a host writes', async () => {
  const states = await startSmallHost(() => Response.json({ ...values, token, password }))
  const host = await startSmallHost(({ path, headers, body }) => {
    const leak = `${'x'.repeat(20)} ${headers['authorization']} ${body} ${password}`
    if (path.endsWith('/settings/public')) return Response.json({ appLink: leak })
    if (path.endsWith('/auth/login')) return Response.json([{ token, output: leak }])
    if (path.endsWith('/auth/signup')) return Response.json({ token: [token], user: leak })
    return Response.json({ message: leak, user: { name: token } }, { status: 500 })
  })
  const file = join(folder, 'junit.xml')
  const options = ['--host', host, '--states', states, '--level', 'info', '--idempotency-key']
  // One secret is a part of another.
  const secrets = { env: { ANK_STATES_SECRET: 'of-the' }, firstLine: () => '' }
  const { output } = await runVerifier([...options, '--junit', file], secrets)
  const all = [output, readFileSync(file, 'utf8')]
  for (const text of all) expect(pieces.filter((piece) => text.includes(piece))).toEqual([])
  for (const text of all) expect(text).toContain('•••')
  expect(all[1]).toContain('$PASSWORD')
}, 180_000)

test('hiding values doesn’t change how an answer is judged', async () => {
  // A password that's also part of a number in the profile.
  const states = await startSmallHost(async ({ body }) => {
    const answer = await fetch(known.states, { method: 'POST', body })
    return Response.json({ ...((await answer.json()) as object), password: '5876543210' })
  })
  const host = await inFrontOf(known.url, (_, response) => response)
  const { output } = await runVerifier(['--host', host, '--states', states, '--only', 'account'])
  // Only where somebody logs in, which that password is wrong for.
  expect(output.match(/^ {4}\w+, [A-Z]+ \/api/gm)).toEqual([
    '    login, POST /api',
    '    signup, POST /api',
    '    changePassword, PUT /api',
  ])
}, 180_000)

test('a password that is a common word is left to the environment, and its key stays', async () => {
  const states = await startSmallHost(async ({ body }) => {
    const answer = await fetch(known.states, { method: 'POST', body })
    return Response.json({ ...((await answer.json()) as object), password: 'password' })
  })
  const { output } = await runVerifier([
    '--host',
    known.url,
    '--states',
    states,
    '--only',
    'account',
  ])
  const commands = output.match(/^ {6}try: .*\/auth\/login.*$/gm) ?? []
  // One signs in with the password that was asked for.
  expect(commands.length).toBeGreaterThan(1)
  for (const one of commands) expect(one).toMatch(/"password":"('"\$PASSWORD"'|secret[\w-]*)"\}'$/)
  expect(commands.join('')).toContain('$PASSWORD')
}, 180_000)

test('the word “password” as the password hides no key of the printed command', async () => {
  const { output } = await runVerifier(['--host', known.url, '--login', '5876543210:password'])
  expect(output).toContain(`"password":"'"$PASSWORD"'"`)
  expect(output).not.toContain('•••')
})

test('the states endpoint’s secret isn’t printed when that endpoint fails', async () => {
  const env = { ANK_STATES_SECRET: 'hush & hush' }
  const failing = await startSmallHost(() => new Response('', { status: 404 }))
  const options = ['--host', known.url, '--states', `${failing}/x`]
  for (const more of [[], ['--torture']]) {
    const { output } = await runVerifier([...options, ...more], { env, firstLine: () => '' })
    expect(output).toContain('secret=•••')
    expect(output).not.toContain('hush')
  }
})

describe('credentials', () => {
  const host = '--host=http://127.0.0.1:9'
  const secrets = {
    env: { ANK_TOKEN: 'a-token', ANK_STATES_SECRET: 'a&b' },
    firstLine: () => '9876543210:from-input',
  }

  test('come from the environment if none are typed', () => {
    expect(optionsOf([host], secrets)?.token).toBe('a-token')
    expect(optionsOf([host, '--login=1:b'], secrets)?.token).toBeUndefined()
  })

  test('come from standard input', () => {
    expect(optionsOf([host, '--login', '-'], secrets)?.login).toEqual({
      mobileNumber: '9876543210',
      password: 'from-input',
    })
  })

  test('for the states endpoint belong to its address', () => {
    const options = optionsOf([host, '--states=http://127.0.0.1:9/s'], secrets)
    expect(options?.states).toBe('http://127.0.0.1:9/s?secret=a%26b')
    expect(options?.token).toBeUndefined()
  })
})
