import { execFile } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeKit } from '../../scripts/lib/kit.ts'
import { allCases } from '../cases/cases.ts'
import { freshFile } from '../consumer/pact-file.ts'
import { listen, type Listening } from '../example-host/listen.ts'
import { pactProgram, type Run } from './standalone.ts'

const folder = freshFile('kit-verify-sh')
const script = join(folder, 'verify.sh')
const report = () => readFileSync(join(folder, 'contract-report.xml'), 'utf8')

let host: Listening
beforeAll(async () => {
  makeKit(folder)
  host = await listen(0)
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await host.close()
})

/** Runs `sh verify.sh` from elsewhere, with these variables and nothing else but the PATH. */
const verify = (variables: Record<string, string>, ...words: string[]): Promise<Run> =>
  new Promise((resolve) => {
    const env = { PATH: process.env['PATH'], PACT: pactProgram(), ...variables }
    const options = { env, timeout: 240_000, maxBuffer: 50_000_000 }
    const child = execFile('sh', [script, ...words], options, (_, stdout, stderr) =>
      resolve({ code: child.exitCode, output: stderr + stdout }),
    )
  })

const lastLine = ({ output }: Run) => output.trimEnd().split('\n').at(-1)
const here = () => ({ HOST_URL: host.url, STATES_URL: host.states })

describe('verify.sh', () => {
  test('passes a host that serves the client, and leaves a report of every case', async () => {
    const run = await verify(here())
    expect(lastLine(run)).toBe(`Your host serves the client: all ${allCases.length} cases passed.`)
    expect(run.code).toBe(0)
    for (const { description } of allCases) expect(report()).toContain(`- ${description}"`)
  }, 250_000)

  test('in the first minute checks who is not signed in, without states', async () => {
    const wanted = allCases.filter(({ name }) => name === 'signed-out').length
    const run = await verify({ HOST_URL: `${host.url}/api/` }, 'first-minute')
    expect(run.output.match(/^ {2}\w+: refused, signed-out/gm)).toHaveLength(wanted)
    expect(lastLine(run)).toMatch(
      new RegExp(`^The first minute is over: your host refuses all ${wanted} calls without`),
    )
    expect(run.code).toBe(0)
  }, 250_000)

  test('verifies one operation', async () => {
    const run = await verify({ ...here(), ONLY: '^listMyBets: ' })
    const wanted = allCases.filter(({ operation }) => operation === 'listMyBets').length
    expect(lastLine(run)).toBe(`${wanted} of ${allCases.length} cases were verified, and passed.`)
    expect(run.code).toBe(0)
  }, 250_000)

  test('ends with a list of what failed and of the screens that break', async () => {
    const broken = await listen(0, 'dropped field')
    const variables = { HOST_URL: broken.url, STATES_URL: broken.states }
    const run = await verify({ ...variables, ONLY: '^(listMyBets|getBalance): ' })
    await broken.close()
    const screens = '/bidding-history, /winning-history, /wallet-statement'
    expect(run.output).toContain(
      'Failed, with the screens of the client that break:\n' +
        `  listMyBets: full, breaks ${screens}\n` +
        `  listMyBets: sparse, breaks ${screens}\n\n`,
    )
    expect(lastLine(run)).toMatch(/^The contract is broken: 2 of \d+ cases failed\. /)
    expect(run.code).toBe(1)
  }, 250_000)

  test('tells the truth with the failure of its README', async () => {
    const readme = readFileSync(join(folder, 'README.md'), 'utf8')
    const broken = await listen(0, 'dropped field')
    const variables = { HOST_URL: broken.url, STATES_URL: broken.states }
    const { output } = await verify({ ...variables, ONLY: '^listMyBets: full' })
    await broken.close()
    const [, shown = ''] = /```text\n([^`]+)```/.exec(readme) ?? []
    const lines = shown.split('\n').map((line) => line.trim())
    expect(lines.filter((line) => line !== '…' && !output.includes(line))).toEqual([])
  }, 250_000)

  const nowhere = 'http://127.0.0.1:1'
  test.each<[string, () => Record<string, string>, number, string]>([
    [
      'a name in ONLY that no case has',
      () => ({ ...here(), ONLY: '^listMyBet: ' }),
      2,
      'Nothing was verified: no case has a name like ONLY="^listMyBet: ".',
    ],
    [
      'an ONLY that is no pattern',
      () => ({ ...here(), ONLY: 'placeBet(' }),
      2,
      'Nothing was verified; what pact says about it stands above.',
    ],
    [
      'a host that is down',
      () => ({ HOST_URL: nowhere }),
      3,
      `The host was not reached: GET ${nowhere}/api/games had no answer.`,
    ],
    [
      'https where http is spoken',
      () => ({ HOST_URL: host.url.replace('http', 'https') }),
      3,
      'is it http or https',
    ],
    [
      'the usual states URL where it is another one',
      () => ({ HOST_URL: host.url }),
      4,
      'No state can be set up: POST {host}/_pact/states with {"state": "nobody is signed in", …} must answer 200 with a JSON object: Invalid status code: 404.',
    ],
    [
      'a states URL where nothing listens',
      () => ({ ...here(), STATES_URL: `${nowhere}/x` }),
      4,
      `No state can be set up: POST ${nowhere}/x with`,
    ],
    [
      'an address without a scheme',
      () => ({ HOST_URL: 'localhost:8000' }),
      2,
      'HOST_URL must be like https://api.example.com or',
    ],
    [
      'an address with a path',
      () => ({ HOST_URL: 'http://localhost/v1' }),
      2,
      'HOST_URL must be like',
    ],
    [
      'a port that is none',
      () => ({ HOST_URL: 'http://localhost:80a' }),
      2,
      'HOST_URL must be like',
    ],
    [
      'no program',
      () => ({ PACT: 'no-such-program' }),
      2,
      'There is no program "no-such-program".',
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

  test('ends with one sentence for a word that it does not know', async () => {
    const run = await verify(here(), 'first', 'minute')
    expect(lastLine(run)).toBe(
      'There is no "first minute". It is: sh verify.sh, or: sh verify.sh first-minute.',
    )
    expect(run.code).toBe(2)
  })
})
