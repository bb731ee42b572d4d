import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { pactFile, pactName } from '../../contracts/consumer/pact-file.ts'
import { root } from '../../scripts/lib/root.mjs'
import { temporaryFolder } from '../../tests/testing/temporary-folder.ts'
import { everySuccess } from '../faults/answers.ts'
import { faultyHost, serveFaulty } from '../faults/faulty-host.ts'
import { faultOf } from '../faults/table.ts'
import { hostOf, mockHost, run, untilEnd } from '../verify/testing/program.ts'

const mock = await mockHost()

/** As much of a Pact Broker as the commands of broker.md use. */
async function standIn() {
  const outcomes = new Map<string, boolean>()
  const published: { consumerName: string; providerName: string; content: string }[] = []
  const deployed: string[] = []
  const url = await hostOf(({ method, path, headers, body }) => {
    if (headers['authorization'] !== 'Bearer hush') return new Response('', { status: 401 })
    const at = new URL(path, url)
    const link = (href: string) => ({ href: `${url}${href}`, name: 'production' })
    const of = `${method} ${at.pathname}`
    if (of === 'POST /contracts/publish') {
      const { contracts } = JSON.parse(body) as { contracts: typeof published }
      published.push(...contracts)
      return Response.json({ notices: [], _embedded: {}, _links: {} })
    }
    if (of === 'GET /pacts/provider/ank-host/consumer/ank-client/latest') {
      return Response.json({ _links: { 'pb:publish-verification-results': link('/results') } })
    }
    if (of === 'POST /results') {
      const { success, providerApplicationVersion } = JSON.parse(body) as {
        success: boolean
        providerApplicationVersion: string
      }
      outcomes.set(providerApplicationVersion, success)
      return Response.json({}, { status: 201 })
    }
    if (of === 'GET /matrix') {
      const deployable = outcomes.get(at.searchParams.get('q[][version]') ?? '') === true
      return Response.json({ summary: { deployable, reason: 'told' }, notices: [], matrix: [] })
    }
    if (at.pathname.endsWith('/deployed')) deployed.push(at.pathname)
    return Response.json({
      _links: {
        self: link(path),
        'pb:publish-contracts': link('/contracts/publish'),
        'pb:record-deployment': [link(`${at.pathname}/deployed`)],
      },
    })
  })
  return { url, outcomes, published, deployed }
}

const folder = temporaryFolder()
mkdirSync(join(folder, 'pacts'))
cpSync(pactFile('needs'), join(folder, 'pacts', pactName('needs')))
const page = readFileSync(fileURLToPath(new URL('./files/broker.md', import.meta.url)), 'utf8')
const commands = page.split('\n').filter((line) => line.startsWith('timeout '))
const PATH = `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`

/** Runs the command of broker.md that has these words, for a version; gives its exit code. */
async function pact(words: string, broker: string, version: string): Promise<number> {
  const line = commands
    .find((one) => one.includes(words))
    ?.replace('$(git rev-parse HEAD)', version)
  const secrets = { PACT_BROKER_BASE_URL: broker, PACT_BROKER_TOKEN: 'hush' }
  const env = { ...secrets, PATH, CLIENT_VERSION: '1', PACT_DO_NOT_TRACK: 'true' }
  return promisify(execFile)('sh', ['-c', line ?? 'exit 99'], { cwd: folder, env }).then(
    () => 0,
    ({ code }: { code: number }) => code,
  )
}

async function verify(host: { url: string; states: string }, broker: string, version: string) {
  const env = { PACT_BROKER_BASE_URL: broker, PACT_BROKER_TOKEN: 'hush' }
  const options = ['--host', host.url, '--states', host.states, '--publish', version]
  return run([...options, '--branch', 'main'], { env, firstLine: () => '' })
}

test('one pact is published, judged by what harms a player, and decides what is deployed', async () => {
  const broker = await standIn()
  expect(await pact('broker publish', broker.url, '')).toBe(0)
  const [only, ...others] = broker.published
  expect([only?.consumerName, only?.providerName, others]).toEqual(['ank-client', 'ank-host', []])
  const content = Buffer.from(only?.content ?? '', 'base64').toString()
  expect((JSON.parse(content) as { interactions: unknown[] }).interactions.length).toBeGreaterThan(
    50,
  )

  // 201 for 200 is a wish, a bet without its day is harm.
  const created = everySuccess('placeBet', (reply) => ({ ...reply, status: 201 }))
  const wish = await untilEnd(serveFaulty(faultyHost([created])))
  expect((await verify(wish, broker.url, 'good')).code).toBe(0)
  const dayless = faultOf('leaves the day of a bet out')
  const harm = await untilEnd(serveFaulty(faultyHost([dayless])))
  expect((await verify(harm, broker.url, 'bad')).code).toBe(1)
  expect([...broker.outcomes]).toEqual([
    ['good', true],
    ['bad', false],
  ])

  expect(await pact('can-i-deploy', broker.url, 'good')).toBe(0)
  expect(await pact('can-i-deploy', broker.url, 'bad')).toBe(1)
  expect(await pact('record-deployment', broker.url, 'good')).toBe(0)
  expect(broker.deployed).toHaveLength(1)
}, 60_000)

test('a broker that doesn’t take the outcome is a sentence', async () => {
  const broker = await hostOf(() => new Response('', { status: 403 }))
  const { said, code } = await verify(mock, broker, 'any')
  expect(said).toMatch(/The outcome couldn't be published: GET http:.*\/latest returned 403\./)
  expect(code).toBe(2)
}, 60_000)
