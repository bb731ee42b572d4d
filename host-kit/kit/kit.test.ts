import { execFile } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { allCases, cases } from '#contracts/cases/cases.ts'
import { temporaryFolder } from '#tests/testing/temporary-folder.ts'
import { anchor } from '../documents/markdown.ts'
import { faultyHost, serveFaulty } from '../faults/faulty-host.ts'
import { faultOf } from '../faults/table.ts'
import { optionsOf } from '../verify/command/options.ts'
import { mockHost, startSmallHost, untilEnd } from '../verify/testing/program.ts'
import { passOn } from '../verify/testing/small-host.ts'
import { kitVersion, makeKit } from './make-kit.ts'

const folder = temporaryFolder()
const elsewhere = temporaryFolder()
const read = (path: string) => readFileSync(join(folder, path), 'utf8')

beforeAll(() => makeKit(folder), 60_000)

const host = await mockHost()

const isJob = (path: string) => path.startsWith('ci/')

const filesOf = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))

/** Targets of the links of a page, apart from addresses. */
const linksOf = (page: string) =>
  [...read(page).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, target]) => target ?? '')

describe('the kit', () => {
  test('has a README that names every file and nothing else', () => {
    const named = linksOf('README.md').map((link) => link.replace(/#.*/, ''))
    const held = filesOf().filter((path) => path !== 'README.md')
    expect([...new Set(named)].toSorted()).toEqual(held.toSorted())
  })

  test.each(['README.md', 'broker.md', 'api.md'])('has working links in %s', (page) => {
    const lost = linksOf(page).filter((link) => {
      const [path = '', heading] = link.split('#')
      const target = path === '' ? page : path
      if (!existsSync(join(folder, target))) return true
      const headings = read(target).match(/^#+ .+$/gm) ?? []
      const anchors = headings.map((line) => anchor(line.replace(/^#+ /, '')))
      return heading !== undefined && !anchors.includes(`#${heading}`)
    })
    expect(lost).toEqual([])
  })

  test('has a one-page README', () => {
    expect(read('README.md').split(/\s+/).length).toBeLessThan(900)
  })

  test('says its version and counts', () => {
    const page = read('README.md')
    expect(page).toContain(`Version ${kitVersion()}`)
    expect(page).not.toMatch(/\{\w+\}/)
    expect(page).toContain(`${Object.keys(cases).length} calls in ${allCases.length} cases`)
  })
})

describe('the verifier of the kit, alone in an empty folder', () => {
  /**
   * Runs it as a host's team does, with nothing of this project but the file. `broker.test.ts` runs all of
   * its checks.
   */
  const verify = (of: { url: string; states: string }) =>
    new Promise<{ code: number | null; said: string }>((resolve) => {
      copyFileSync(join(folder, 'ank-verify.mjs'), join(elsewhere, 'ank-verify.mjs'))
      const args = ['ank-verify.mjs', '--host', of.url, '--states', of.states, '--only', 'bet']
      const options = { cwd: elsewhere, env: { PATH: process.env['PATH'] }, timeout: 240_000 }
      const child = execFile(process.execPath, args, options, (_, stdout, stderr) =>
        resolve({ code: child.exitCode, said: stdout + stderr }),
      )
    })

  test('passes a host that serves the client', async () => {
    const { code, said } = await verify(host)
    expect(said).toMatch(/The client works on this host: \d+ checks passed\.\n$/)
    expect(code).toBe(0)
  }, 240_000)

  test('names what a faulty host breaks, as the README shows it', async () => {
    const broken = await untilEnd(serveFaulty(faultyHost([faultOf('leaves the day of a bet out')])))
    const { code, said } = await verify(broken)
    const [, shown = ''] = /```text\n([^`]+)```/.exec(read('README.md')) ?? []
    const wanted = shown.split('\n').map((line) => line.trim())
    expect(wanted.length).toBeGreaterThan(3)
    expect(wanted.filter((line) => !said.includes(line))).toEqual([])
    expect(code).toBe(1)
  }, 240_000)
})

test('every command that a page, a job or the compose file shows has options the verifier knows', () => {
  const pages = ['README.md', 'compose.yml', 'broker.md', ...filesOf().filter(isJob)]
  const secrets = { env: { PACT_BROKER_BASE_URL: 'https://broker.example' }, firstLine: () => '' }
  const shown = pages.flatMap((path) => [
    ...read(path)
      .replace(/\$\{\w+:-([^}]*)\}/g, '$1')
      .replace(/\n +(?=--)/g, ' ')
      .matchAll(/node \S*ank-verify\.mjs (--.*)/g),
  ])
  expect(shown.length).toBeGreaterThan(5)
  for (const [line, args = ''] of shown) {
    expect(optionsOf(args.replace(/"[^"]*"/g, 'x').split(/ +/), secrets), line).toHaveProperty(
      'host',
    )
  }
})

test.each(['ci/github-actions.yml', 'ci/gitlab-ci.yml'])(
  'the command of %s passes the secret, leaves its report and says what breaks',
  async (job) => {
    const [command = ''] = /timeout \d+ node kit\/ank-verify\.mjs --.*/.exec(read(job)) ?? []
    expect(read(job)).toMatch(/ANK_STATES_SECRET/)
    const at = temporaryFolder()
    cpSync(folder, join(at, 'kit'), { recursive: true })
    const states = await startSmallHost(async (asked) => {
      if (!asked.path.includes('secret=hush')) return new Response('', { status: 403 })
      return passOn(broken.url, { ...asked, path: '/states' })
    })
    const broken = await untilEnd(serveFaulty(faultyHost([faultOf('leaves the day of a bet out')])))
    const line = command
      // The host of this test answers no preflights.
      .replace('--origin https://app.example.com', '')
      .replace(/http:\/\/\w+:8000(?=\/_pact)/, states)
      .replace(/http:\/\/\w+:8000/, `${broken.url} --only bet`)
    const env = { PATH: process.env['PATH'], ANK_STATES_SECRET: 'hush', GITHUB_ACTIONS: 'true' }
    const child = await promisify(execFile)('sh', ['-c', line], { cwd: at, env }).catch(
      (error: { code: number; stdout: string }) => error,
    )
    expect(child.stdout).toMatch(
      /^::error title=Breaks \/bidding-history.*::GET \/api\/bets\/me: bets\[0\]\.betDate: /m,
    )
    expect(child).toHaveProperty('code', 1)
    expect(readFileSync(join(at, 'contract-report.xml'), 'utf8')).toContain('<failure')
  },
  240_000,
)

test('the commands for a broker finish in time', () => {
  const pages = ['broker.md', ...filesOf().filter(isJob)]
  const commands = pages.flatMap((page) =>
    read(page)
      .replace(/>-\n +/g, '')
      .split('\n')
      .filter((line) => /pact (broker|verifier) |node \S*ank-verify\.mjs/.test(line)),
  )
  expect(commands.length).toBeGreaterThan(8)
  expect(commands.filter((line) => !/^[\s-]*(run: |exec )?timeout \d+ /.test(line))).toEqual([])
})
