import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { temporaryFolder } from '#tests/testing/temporary-folder.ts'
import { allCases, cases } from '../cases/cases.ts'
import { states } from '../cases/states.ts'
import { anchor } from '../documents/markdown.ts'
import { providerStates } from './files/state-endpoint/express/provider-states.mjs'
import { kitVersion, makeKit } from './make-kit.ts'

const folder = temporaryFolder()
const told = temporaryFolder()
const sources = fileURLToPath(new URL('./files/', import.meta.url))
const read = (path: string) => readFileSync(join(folder, path), 'utf8')

beforeAll(() => makeKit(folder))

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

  test('says its version, and what changed since the team’s', () => {
    const version = `version ${kitVersion()}`
    expect(read('CHANGES.md')).toContain(version)
    expect(read('README.md')).toContain(`V${version.slice(1)}`)
    expect(read('verify.sh')).toContain(`version=${kitVersion()}\n`)
    makeKit(told, 'Since 0.0.9, for a host:\n')
    expect(readFileSync(join(told, 'CHANGES.md'), 'utf8')).toContain('\nSince 0.0.9, for a host:\n')
  })

  test('has a README whose counts are right (npm run contract:write updates them), and that names what the first minute leaves out', () => {
    const guarded = allCases.filter(({ name }) => name === 'signed-out')
    const page = read('README.md')
    expect(page).not.toMatch(/\{\w+\}/)
    const { interactions } = JSON.parse(read('pacts/must.json')) as {
      interactions: { description: string }[]
    }
    const first = interactions.filter(({ description }) => description.includes('signed-out'))
    expect(page).toContain(`all ${interactions.length} cases passed.`)
    expect(page).toContain(`These ${first.length} calls`)
    expect(page).toContain(`${Object.keys(cases).length} calls in ${allCases.length} cases`)
    const open = Object.keys(cases).filter((name) => !guarded.some((one) => one.operation === name))
    const [, told = ''] = /passes too\. (.+) need no\s+session/s.exec(page) ?? []
    expect(told.split(/,\s+|\s+and\s+/).toSorted()).toEqual(open.toSorted())
  })
})

const sentences = Object.values(states).map(({ given }) => given)

describe('the example state endpoint', () => {
  test.each([
    'express/provider-states.mjs',
    'fastapi/provider_states.py',
    'laravel/ProviderStates.php',
    'spring/ProviderStates.java',
  ])('%s has every state once', (path) => {
    const text = readFileSync(join(sources, 'state-endpoint', path), 'utf8')
    const found = [...text.matchAll(/^ +(?:case )?(['"])([^'"]+)\1(:| =>| ->)/gm)].map(
      ([, , given]) => given,
    )
    expect(found.filter((given) => given?.includes(' ')).toSorted()).toEqual(sentences.toSorted())
  })

  /** Every state with the parameters of a case, and the names of what it must answer with. */
  const changes = allCases.map(({ state, params }) => ({ state: states[state].given, params }))
  const names = allCases.map(({ state }) => Object.keys(states[state].values).toSorted())
  const keysOf = (answers: object[]) => answers.map((values) => Object.keys(values).toSorted())

  /** A host of which everything is a function that gives a text, but its ids. */
  const host = new Proxy(
    {},
    { get: (_, name) => (String(name).endsWith('Id') ? `${String(name)}-1` : () => 'done') },
  )

  /** What the one in Express answers: its status, if it sets one, and the body. */
  async function express(body: object, secret = 'a secret') {
    const told: unknown[] = []
    const response = {
      status: (code: number) => (told.push(code), response),
      json: (values: object) => void told.push(values),
    }
    await providerStates(host, 'a secret')({ query: { secret }, body }, response)
    return told
  }

  test('in Express returns the values each state needs', async () => {
    const answers: object[] = []
    for (const body of changes) {
      answers.push(...((await express({ ...body, action: 'setup' })) as object[]))
    }
    expect(keysOf(answers)).toEqual(names)
  })

  test.each(['a rainy day', 'constructor'])(
    'in Express refuses an unknown state, %s',
    async (state) => {
      const message = `There is no state "${state}".`
      expect(await express({ state })).toEqual([404, { message }])
    },
  )

  test('in Express is absent without a secret, and refuses anyone who lacks it', async () => {
    expect(() => providerStates(host, '')).toThrow('ANK_STATES_SECRET is not set')
    const body = { state: 'nobody is signed in', action: 'setup' }
    const message = 'The secret is missing or wrong.'
    expect(await express(body, 'another!')).toEqual([403, { message }])
  })

  const run = (program: string, args: readonly string[]) =>
    spawnSync(program, args, { input: JSON.stringify(changes), encoding: 'utf8', timeout: 20_000 })

  const python = `
import json, sys
sys.path.insert(0, sys.argv[1])
sys.dont_write_bytecode = True
from provider_states import set_up
class Host:
    def __getattr__(self, name):
        return name if name.endswith('_id') else lambda *_, **__: 'done'
changes = json.load(sys.stdin)
assert set_up(Host(), 'a rainy day', {}) is None
print(json.dumps([set_up(Host(), change['state'], change['params']) for change in changes]))
`
  const php = `
require $argv[1];
class Host { public function __call($name, $given) { return 'done'; } }
$states = new ProviderStates(new Host());
if ($states->setUp('a rainy day', []) !== null) exit(1);
$answers = [];
foreach (json_decode(stream_get_contents(STDIN), true) as $change)
  $answers[] = $states->setUp($change['state'], $change['params']);
echo json_encode($answers);
`
  const interpreters = [
    { program: 'python3', args: ['-c', python], path: 'fastapi' },
    { program: 'php', args: ['-r', php], path: 'laravel/ProviderStates.php' },
  ].filter(({ program }) => run(program, ['--version']).status === 0)

  test.each(interpreters)(
    'does the same where $program is installed',
    ({ program, args, path }) => {
      const { stdout, stderr } = run(program, [...args, join(sources, 'state-endpoint', path)])
      expect(stderr).toBe('')
      expect(keysOf(JSON.parse(stdout) as object[])).toEqual(names)
    },
  )
})
