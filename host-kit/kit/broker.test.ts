import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { pactFile } from '#contracts/consumer/pact-file.ts'
import { temporaryFolder } from '#tests/testing/temporary-folder.ts'
import { root } from '../../scripts/lib/root.mjs'
import { everySuccess } from '../faults/answers.ts'
import { faultyHost, serveFaulty } from '../faults/faulty-host.ts'
import { faultOf } from '../faults/table.ts'
import { mockHost, runVerifier, untilEnd } from '../verify/testing/program.ts'
import { standInBroker } from '../verify/testing/stand-in-broker.ts'
import { makeKit } from './make-kit.ts'

type Broker = Awaited<ReturnType<typeof standInBroker>>

const mock = await mockHost()
const folder = temporaryFolder()
beforeAll(() => makeKit(join(folder, 'kit')), 60_000)

// Pact's program is here already: `npx --yes --package NAME pact …` runs it.
const bin = join(folder, 'bin')
mkdirSync(bin)
writeFileSync(join(bin, 'npx'), '#!/bin/sh\nshift 3\nexec "$@"\n', { mode: 0o755 })

/** What a shell line did. */
async function shell(line: string, env: Record<string, string>, cwd = folder) {
  const PATH = `${bin}:${join(root, 'node_modules/.bin')}:${process.env['PATH']}`
  const all = { PATH, HOME: folder, PACT_DO_NOT_TRACK: 'true', ...env }
  const ended = await promisify(execFile)('sh', ['-c', line], { cwd, env: all }).catch(
    (error: { code: number; stdout: string; stderr: string }) => error,
  )
  return { code: 'code' in ended ? ended.code : 0, output: ended.stdout + ended.stderr }
}

const access = ({ url }: Broker) => ({ PACT_BROKER_BASE_URL: url, PACT_BROKER_TOKEN: 'hush' })

/** The commands of a page or a job, each on one line, by what they begin with. */
const linesOf = (path: string, text = readFileSync(path, 'utf8')) =>
  text
    .replace(/>-\n +/g, '')
    .replace(/\n +(?=--|\|\|)/g, ' ')
    .split('\n')
    .map((line) => line.trim().replace(/^- (run: )?/, ''))

const lineWith = (path: string, words: string) =>
  linesOf(path).find((line) => line.startsWith('timeout ') && line.includes(words)) ?? 'exit 99'

type Pact = { interactions: Record<string, unknown>[] }
const ours = () => JSON.parse(readFileSync(pactFile('needs'), 'utf8')) as Pact

/** The client publishes a pact, as the first or another version of it. */
async function publishPact(broker: Broker, version: string, pact: Pact, branch = 'main') {
  const content = Buffer.from(JSON.stringify(pact)).toString('base64')
  const body = {
    pacticipantName: 'ank-client',
    pacticipantVersionNumber: version,
    branch,
    contracts: [{ content }],
  }
  const headers = { authorization: 'Bearer hush' }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  await fetch(`${broker.url}/contracts/publish`, init)
}

const newer = (): Pact => {
  const { interactions, ...rest } = ours()
  const more = { ...interactions[0], description: 'cashOut: full' }
  return { ...rest, interactions: [...interactions, more] }
}
const older = (): Pact => ({ ...ours(), interactions: ours().interactions.slice(2) })

/** Verifies the mock host and publishes, with the variables and options that a job would have. */
const verify = (broker: Broker, options: readonly string[] = [], env: object = {}) =>
  runVerifier(['--host', mock.url, '--states', mock.states, '--publish', 'host-1', ...options], {
    env: { ...access(broker), ...env },
    firstLine: () => '',
  })

describe('a pact that isn’t the one the verifier holds', () => {
  test.each([
    ['newer', newer, 'it also asks for 1 interaction ("cashOut: full").'],
    ['older', older, "it doesn't ask for 2 interactions ("],
    [
      'changed',
      () => ({
        ...ours(),
        interactions: ours().interactions.map((one, at) =>
          at > 0 ? one : { ...one, pending: true },
        ),
      }),
      'it asks for something else in 1 interaction ("changePassword: full").',
    ],
  ])('%s: nothing is sent to the host or published, exit code 5', async (_, pact, difference) => {
    const broker = await standInBroker()
    await publishPact(broker, '2.0.0', pact())
    for (const env of [{}, { PACT_URL: broker.pactUrl('2.0.0') }]) {
      const { code, output } = await verify(broker, [], env)
      expect(output).toContain(
        `Pact between ank-client (2.0.0) and ank-host isn't the pact that this verifier checks: ${difference}`,
      )
      expect(code).toBe(5)
    }
    expect(broker.outcomes).toEqual([])
  })

  test('a part of the pact, and no pact at all', async () => {
    const broker = await standInBroker()
    const none = await verify(broker)
    expect(none.output).toContain('The broker has no pact of ank-client for ank-host')
    await publishPact(broker, '1', ours())
    const part = await verify(broker, ['--only', 'bet'])
    expect(part.output).toMatch(/^Nothing was checked or published: --only bet checks a part/)
    expect([none.code, part.code]).toEqual([5, 5])
    expect(broker.outcomes).toEqual([])
  })

  test('the address of a webhook must be the broker’s, which its token is for', async () => {
    const broker = await standInBroker()
    const { code, output } = await verify(broker, [], {
      PACT_URL: 'https://elsewhere.example/pact',
    })
    expect(output).toMatch(/\nPACT_URL must be an address on PACT_BROKER_BASE_URL\.\n$/)
    expect(code).toBe(2)
  })

  test('a broker that doesn’t answer as one is a sentence', async () => {
    const broker = { ...(await standInBroker('another token')) }
    const { output, code } = await verify(broker)
    expect(output).toMatch(
      /\nThe Pact Broker couldn't be used: POST http:.*\/for-verification returned 401\.\n$/,
    )
    expect(code).toBe(2)
  })
})

test('of two pacts, the outcome is published for the one that was checked', async () => {
  const broker = await standInBroker()
  await publishPact(broker, '1', older())
  broker.deployed.push(...broker.versions)
  await publishPact(broker, '2', ours())
  const { code, output } = await verify(broker, ['--branch', 'main'])
  expect(output).toContain(
    'Published: ank-host host-1 passes Pact between ank-client (2) and ank-host.',
  )
  expect(output).toContain("Pact between ank-client (1) and ank-host isn't the pact")
  expect(code).toBe(5)
  expect(broker.outcomes).toHaveLength(1)
  // The older one is work in progress for a branch that never passed it, and stops nobody.
  const pending = await verify(broker, ['--branch', 'next', '--enable-pending'])
  expect(pending.code).toBe(0)
  expect(broker.selected[0]).toEqual({
    consumerVersionSelectors: [
      { mainBranch: true, consumer: 'ank-client' },
      { deployedOrReleased: true, consumer: 'ank-client' },
      { matchingBranch: true, consumer: 'ank-client' },
    ],
    providerVersionBranch: 'main',
    includePendingStatus: false,
  })
}, 600_000)

/** The temporary history of a client whose pact is committed, as the scripts see it. */
function committed(pact: string) {
  const at = temporaryFolder()
  const env = { GIT_DIR: join(at, '.git'), GIT_WORK_TREE: root }
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, env: { ...process.env, ...env }, encoding: 'utf8' })
  git('init', '--quiet', '--initial-branch', 'main')
  const blob = execFileSync('git', ['hash-object', '-w', '--stdin'], {
    cwd: root,
    env: { ...process.env, ...env },
    input: pact,
    encoding: 'utf8',
  }).trim()
  const path = 'contracts/generated/ank-client-ank-host.json'
  git('update-index', '--add', '--cacheinfo', `100644,${blob},${path}`)
  git('-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '--quiet', '-m', 'pact')
  return { env, commit: git('rev-parse', 'HEAD').trim() }
}

const npm = (name: string, env: Record<string, string>) =>
  shell(`npm run --silent ${name}`, env, root)

const github = join(folder, 'kit/ci/github-broker.yml')
const gitlab = join(folder, 'kit/ci/gitlab-broker.yml')

/** Runs a command of a host's job, started by the webhook for a pact of the client. */
const jobsOf =
  (broker: Broker, pact: string) =>
  (path: string, words: string, host: { url: string; states: string }, version: string) =>
    shell(
      lineWith(path, words)
        .replaceAll(/http:\/\/\w+:8000\/_pact\/states/g, host.states)
        .replace(/http:\/\/\w+:8000/, host.url)
        .replace(/(sh \S+) \w+ 8000/, `$1 127.0.0.1 ${new URL(host.url).port}`)
        // The small host of this test knows no preflights.
        .replace(' --origin https://app.example.com', ''),
      {
        ...access(broker),
        GITHUB_ACTIONS: 'true',
        GITHUB_SERVER_URL: 'https://github.example',
        GITHUB_REPOSITORY: 'c/d',
        GITHUB_RUN_ID: '8',
        CI_JOB_URL: 'https://gitlab.example/9',
        VERSION: version,
        BRANCH: 'main',
        PACT_URL: broker.pactUrl(pact),
      },
    )

test('both pipelines: published, verified by each job, asked about and recorded', async () => {
  const broker = await standInBroker()
  const { env: git, commit } = committed(readFileSync(pactFile('needs'), 'utf8'))
  const client = { ...access(broker), ...git }

  const published = await npm('pact:publish', {
    ...client,
    GITHUB_SERVER_URL: 'https://github.example',
    GITHUB_REPOSITORY: 'a/b',
    GITHUB_RUN_ID: '7',
  })
  expect(published).toMatchObject({ code: 0 })
  expect(broker.versions).toMatchObject([{ of: 'ank-client', version: commit, branch: 'main' }])

  // 201 for 200 is an info, a bet without its day an error.
  const created = everySuccess('placeBet', (reply) => ({ ...reply, status: 201 }))
  const good = await untilEnd(serveFaulty(faultyHost([created])))
  const dayless = faultOf('leaves the day of a bet out')
  const bad = await untilEnd(serveFaulty(faultyHost([dayless])))
  const job = jobsOf(broker, commit)
  const failed = await job(github, 'ank-verify', bad, 'bad')
  expect(failed.output).toMatch(/^::error title=Breaks \/bidding-history/m)
  expect(failed.code).toBe(1)
  expect(await job(gitlab, 'ank-verify', good, 'good')).toMatchObject({ code: 0 })
  expect(broker.outcomes).toMatchObject([
    {
      success: false,
      providerApplicationVersion: 'bad',
      buildUrl: 'https://github.example/c/d/actions/runs/8',
    },
    {
      success: true,
      providerApplicationVersion: 'good',
      buildUrl: 'https://gitlab.example/9',
    },
  ])
  const [first, second] = broker.outcomes.map(({ testResults }) => testResults)
  const harmed = first?.filter(({ success }) => !success) ?? []
  expect(harmed.map((one) => one.interactionDescription)).toContain('listMyBets: full')
  expect(harmed.flatMap((one) => one.mismatches ?? [])).toContainEqual({
    attribute: 'body',
    identifier: '$.bets[0].betDate',
    description:
      'expected a day, or a moment with its zone: 2026-11-20 or 2026-11-20T08:12:00.000Z, got nothing',
  })
  const ids = new Set(second?.map(({ interactionId }) => interactionId))
  expect(ids.size).toBe(ours().interactions.length)

  // Neither side is anywhere yet; then each asks about the other.
  expect((await job(github, 'can-i-deploy', good, 'good')).code).toBe(0)
  expect((await job(github, 'record-deployment', good, 'good')).code).toBe(0)
  expect((await npm('pact:can-i-deploy', client)).code).toBe(0)
  expect((await npm('pact:record-deployment', client)).code).toBe(0)
  expect((await job(gitlab, 'can-i-deploy', good, 'good')).code).toBe(0)
  expect((await job(gitlab, 'can-i-deploy', bad, 'bad')).code).toBe(1)
  expect(broker.deployed).toMatchObject([{ of: 'ank-host' }, { of: 'ank-client' }])

  // What isn't committed has no version.
  const { env: other } = committed('{}')
  const dirty = await npm('pact:publish', { ...client, ...other })
  expect(dirty.output).toContain('The pact isn’t what this commit holds.')
  expect(dirty.code).toBe(2)
}, 900_000)

test('a pact of another version is verified all the same, by Pact’s own verifier', async () => {
  const broker = await standInBroker()
  await publishPact(broker, 'next', newer())
  const { code, output } = await jobsOf(broker, 'next')(github, 'ank-verify', mock, 'host-1')
  expect(output).toContain('it also asks for 1 interaction ("cashOut: full")')
  expect(code).toBe(0)
  expect(broker.outcomes).toMatchObject([{ success: true, providerApplicationVersion: 'host-1' }])
  expect(broker.outcomes[0]?.testResults).toHaveLength(newer().interactions.length)
}, 600_000)

test('the webhooks start a job with the pact, the version and the branch', async () => {
  const broker = await standInBroker()
  const page = join(folder, 'kit/broker.md')
  for (const words of ['api.github.com', 'gitlab.com']) {
    const env = { ...access(broker), GITHUB_TOKEN: 'a', TRIGGER_TOKEN: 'b' }
    expect(await shell(lineWith(page, words), env)).toMatchObject({ code: 0 })
  }
  const text = JSON.stringify(broker.webhooks)
  for (const name of ['pactUrl', 'providerVersionNumber', 'providerVersionBranch']) {
    expect(text.split(`\${pactbroker.${name}}`)).toHaveLength(3)
  }
  expect(text.split('contract_requiring_verification_published').length).toBeGreaterThan(2)
}, 240_000)
