import { afterAll, describe, expect, test } from 'vitest'
import { allCases } from '../cases/cases.ts'
import { listen } from '../example-host/listen.ts'
import { kitVersion } from '../kit/make-kit.ts'
import { hostFaults, type FaultName } from '../proof/exam/exam.ts'
import { faulty } from '../proof/exam/faulty.ts'
import { passOn, smallHost } from '../verify/testing/small-host.ts'
import { verifyHost } from '../verify/verify-host.ts'
import { kitScript, lastLine } from './kit-script.ts'

const { read, verify } = kitScript()
const report = () => read('contract-report.xml')
const must = (JSON.parse(read('pacts/must.json')) as { interactions: { description: string }[] })
  .interactions

const host = await listen(0)
afterAll(() => host.close())

const here = () => ({ HOST_URL: host.url, STATES_URL: host.states })
const withFault = (name: FaultName) => faulty(host.url, hostFaults[name])

describe('verify.sh', () => {
  test('passes a host that serves the client, and writes a report of every case', async () => {
    const run = await verify(here())
    expect(lastLine(run)).toBe(`The client works on your host: all ${must.length} cases passed.`)
    expect(run.output.trim().split('\n')).toHaveLength(1)
    expect(run.code).toBe(0)
    for (const { description } of must) expect(report()).toContain(`name="${description}"`)
  }, 250_000)

  test('checks calls without a session in the first minute, with no states', async () => {
    const wanted = must.filter(({ description }) => description.includes('signed-out')).length
    const run = await verify({ HOST_URL: `${host.url}/api/` }, 'first-minute')
    expect(report().match(/refused, signed-out/g)).toHaveLength(wanted)
    expect(lastLine(run)).toMatch(
      new RegExp(`^Good start: your host refuses all ${wanted} calls without`),
    )
    expect(run.code).toBe(0)
  }, 250_000)

  test('verifies a single operation', async () => {
    const run = await verify({ ...here(), ONLY: '^listMyBets: ' })
    const wanted = allCases.filter(({ operation }) => operation === 'listMyBets').length
    expect(lastLine(run)).toBe(`${wanted} of ${must.length} cases were verified, and all passed.`)
    expect(run.code).toBe(0)
  }, 250_000)

  test('ends with a list of what failed and which screens break', async () => {
    const broken = await withFault('leaves the day of a bet out')
    const variables = { ...here(), HOST_URL: broken.url }
    const run = await verify({ ...variables, ONLY: '^(listMyBets|getBalance): ' })
    await broken.close()
    const screens = '/bidding-history, /winning-history, /wallet-statement'
    expect(run.output).toContain(
      'Failed cases, with the screens they break:\n' +
        `  listMyBets: full, breaks ${screens}\n` +
        `  listMyBets: sparse, breaks ${screens}\n\n`,
    )
    expect(lastLine(run)).toMatch(
      /^The contract is broken at the level must: 2 of \d+ cases failed\. /,
    )
    expect(run.code).toBe(1)
  }, 250_000)

  test('passes a host with another form the client reads, unless wishes count', async () => {
    const other = await withFault('lists deposits without an envelope')
    const there = { ...here(), HOST_URL: other.url }
    const variables = { ...there, ONLY: '^listFundRequests: ' }
    const run = await verify(variables)
    expect(run.output).toContain('Cases that passed in another form the client can read: 3.')
    expect(run.code).toBe(0)
    expect(report()).not.toContain('<failure')
    const all = await verify(there)
    expect(lastLine(all)).toBe(
      `The client works on your host: all ${must.length} cases passed; 3 wishes. ` +
        'To see them: sh verify.sh --level wish.',
    )
    const strict = await verify(variables, '--level', 'wish')
    await other.close()
    expect(lastLine(strict)).toMatch(/^The contract is broken at the level wish: 3 of/)
    expect(strict.code).toBe(1)
  }, 250_000)

  test('reports the failure its README shows', async () => {
    const readme = read('README.md')
    const broken = await withFault('leaves the day of a bet out')
    const variables = { ...here(), HOST_URL: broken.url }
    const { output } = await verify({ ...variables, ONLY: '^listMyBets: full' })
    await broken.close()
    const [, shown = ''] = /```text\n([^`]+)```/.exec(readme) ?? []
    const lines = shown.split('\n').map((line) => line.trim())
    expect(lines.filter((line) => line !== '…' && !output.includes(line))).toEqual([])
  }, 250_000)

  test('holds a host that takes Idempotency-Key to it', async () => {
    const kept = await verify(here(), 'idempotency-key')
    expect(kept.output.trim()).toBe('Idempotency-Key: your host passed all 12 cases.')
    expect(kept.code).toBe(0)
    const forgetful = await smallHost((request) => {
      delete request.headers['idempotency-key']
      return passOn(host.url, request)
    })
    const run = await verify(
      { HOST_URL: forgetful.url, STATES_URL: host.states },
      'idempotency-key',
    )
    await forgetful.close()
    expect(run.output).toContain(
      '  requestWithdrawal: the same request twice made 2 records instead of one',
    )
    expect(run.output).toContain("  placeBet: another request with the same key wasn't refused: {")
    expect(lastLine(run)).toMatch(/^Idempotency-Key: your host failed\. /)
    expect(run.code).toBe(1)
  }, 120_000)

  test('reaches a host under a path, and one at an IPv6 address', async () => {
    const below = await smallHost(
      (request) => {
        const [, path] = /^\/v1\/shop(\/api\/.*)/.exec(request.path) ?? []
        if (path === undefined) return Response.json({ message: 'No' }, { status: 404 })
        return passOn(host.url, { ...request, path })
      },
      { address: '::1' },
    )
    expect(below.url).toContain('//[::1]:')
    const variables = { HOST_URL: `${below.url}/v1/shop/api`, STATES_URL: host.states }
    const run = await verify({ ...variables, ONLY: '^(listMyBets|placeBet): ' })
    const ours = await verifyHost({
      ...{ host: `${below.url}/v1/shop/api`, states: host.states, only: 'bet' },
    })
    await below.close()
    expect(lastLine(run)).toMatch(/^\d+ of \d+ cases were verified, and all passed\.$/)
    expect(run.code).toBe(0)
    expect(ours.code).toBe(0)
  }, 120_000)

  test('keeps the state endpoint’s secret to itself', async () => {
    const variables = { ...here(), STATES_URL: 'http://127.0.0.1:1/x' }
    const run = await verify({ ...variables, ANK_STATES_SECRET: 'hush.*hush' })
    expect(run.code).toBe(4)
    expect(run.output).toContain('secret=***')
    expect(run.output).not.toContain('hush')
  }, 60_000)

  test('prints its version', async () => {
    const run = await verify({}, 'version')
    expect(run).toEqual({ code: 0, output: `Ank contract kit ${kitVersion()}\n` })
  })

  const nowhere = 'http://127.0.0.1:1'
  test.each<[string, () => Record<string, string>, number, string]>([
    [
      'a name in ONLY that no case has',
      () => ({ ...here(), ONLY: '^listMyBet: ' }),
      2,
      'Nothing was verified: no case matches ONLY="^listMyBet: ".',
    ],
    [
      'an ONLY that is no pattern',
      () => ({ ...here(), ONLY: 'placeBet(' }),
      2,
      "Nothing was verified. Pact's output above says why.",
    ],
    [
      'a host that is down',
      () => ({ HOST_URL: nowhere }),
      3,
      `The host wasn't reached: GET ${nowhere}/api/user/profile got no response.`,
    ],
    [
      'https where http is spoken',
      () => ({ HOST_URL: host.url.replace('http', 'https') }),
      3,
      'Is it http or https?',
    ],
    [
      'the usual states URL where it is another one',
      () => ({ HOST_URL: host.url }),
      4,
      'States can\'t be set up: POST {host}/_pact/states with {"state": "nobody is signed in", …} must return 200 with a JSON object: Invalid status code: 404.',
    ],
    [
      'a states URL where nothing listens',
      () => ({ ...here(), STATES_URL: `${nowhere}/x` }),
      4,
      `States can't be set up: POST ${nowhere}/x with`,
    ],
    [
      'an address without a scheme',
      () => ({ HOST_URL: 'localhost:8000' }),
      2,
      'HOST_URL must look like https://api.example.com, ',
    ],
    ['an address with a query', () => ({ HOST_URL: 'http://localhost/v1?a=1' }), 2, 'must look'],
    ['an address of IPv6 without brackets', () => ({ HOST_URL: 'http://::1' }), 2, 'must look'],
    ['empty brackets', () => ({ HOST_URL: 'http://[]:80' }), 2, 'HOST_URL must look'],
    [
      'a port that is not a number',
      () => ({ HOST_URL: 'http://localhost:80a' }),
      2,
      'HOST_URL must look',
    ],
    [
      'no program',
      () => ({ PACT: 'no-such-program' }),
      2,
      'The program "no-such-program" wasn\'t found.',
    ],
  ])(
    'ends with one sentence for %s',
    async (_, variables, code, sentence) => {
      const run = await verify(variables())
      expect(lastLine(run)).toContain(sentence.replace('{host}', host.url))
      expect(run.code).toBe(code)
    },
    60_000,
  )

  test('stops with one sentence at a word it doesn’t know', async () => {
    const run = await verify(here(), 'first', 'minute')
    expect(lastLine(run)).toBe(
      'Unknown arguments: first minute. Use sh verify.sh [first-minute] [--level must|words|wish], or sh verify.sh with idempotency-key, production, stub or version.',
    )
    expect(run.code).toBe(2)
  })
})
