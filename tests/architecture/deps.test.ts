import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '#tests/testing/temporary-folder.ts'
import config from '../../.dependency-cruiser.cjs'
import { circlesIn } from '../../scripts/lib/imports/architecture.ts'
import { cruiseFolders } from '../../scripts/lib/imports/cruise.ts'
import { readText } from './project-files.ts'

/** One forbidden import for each rule: from, to. */
const broken: Record<string, [from: string, to: string]> = {
  'no-cycles': ['src/domain/egg.ts', './hen.ts'],
  resolvable: ['src/domain/lost.ts', './nowhere.ts'],
  'declared-packages': ['scripts/undeclared.ts', 'undeclared-package'],
  'shipped-packages': ['src/ui/with-tool.ts', 'dev-package'],
  'src-stands-alone': ['src/app/with-mocks.ts', '#mocks/store/database.ts'],
  'main-reaches-demo-and-monitor': ['src/main.tsx', '#mocks/store/database.ts'],
  'demo-and-monitor-are-chunks': ['src/main.tsx', '#scenarios/demo/demo.tsx'],
  'domain-knows-rules-only': ['src/domain/with-words.ts', '#messages/app/common.ts'],
  'messages-know-rules-only': ['src/messages/with-api.ts', '#api/client.ts'],
  'api-is-the-wire': ['src/api/with-part.ts', '#ui/part.ts'],
  'client-fetches-no-notes': ['src/session/with-table.ts', '#api/table/table.ts'],
  'session-knows-no-money': ['src/session/with-bet.ts', '#money/bet.ts'],
  'money-knows-no-screen': ['src/money/with-part.ts', '#ui/part.ts'],
  'parts-take-values': ['src/ui/with-api.ts', '#api/client.ts'],
  'platform-knows-no-part': ['src/platform/with-part.ts', '#ui/part.ts'],
  'features-are-apart': ['src/features/bet/with-wallet.ts', '#features/wallet/wallet.ts'],
  'features-know-no-app': ['src/features/bet/with-shell.ts', '#app/shell.ts'],
  'mocks-know-api-and-domain': ['mocks/with-part.ts', '#ui/part.ts'],
  'icons-one-by-one': ['src/ui/with-icons.ts', 'lucide-react'],
  'one-door-to-the-data-library': ['mocks/handlers/with-data.ts', '@mswjs/data'],
  'filler-is-made-beforehand': ['mocks/seed/with-filler.ts', '../filler/make.ts'],
  'scenarios-know-mocks-and-domain': ['scenarios/with-shell.ts', '#app/shell.ts'],
  'stories-know-no-demo': ['scenarios/with-tools.ts', './demo/demo.tsx'],
  'the-demo-knows-no-screen': ['scenarios/demo/toolbar/with-bet.ts', '#features/bet/bet.ts'],
  'contracts-know-no-screen': ['contracts/with-shell.ts', '#app/shell.ts'],
  'contracts-know-no-host-kit': ['contracts/with-verifier.ts', '#host-kit/verify/verify-host.ts'],
  'the-monitor-stands-apart': ['host-kit/monitor/with-mocks.ts', '#mocks/store/database.ts'],
  'verification-knows-no-exam': ['host-kit/verify/with-exam.ts', '../proof/exam.ts'],
  'the-example-host-is-a-witness': ['host-kit/example-host/with-rules.ts', '#domain/fine.ts'],
  'nothing-needs-the-laboratory': ['scripts/with-lab.ts', '../lab/explore/fine.ts'],
  'nothing-imports-a-test': ['src/domain/with-test.ts', './fine.test.ts'],
}

/** Imports that every rule must let pass. */
const allowed: [from: string, to: string][] = [
  ['src/messages/bet/bet.ts', '#domain/fine.ts'],
  ['src/api/client.ts', '#domain/fine.ts'],
  ['src/ui/part.ts', '#domain/fine.ts'],
  ['src/features/bet/bet.ts', './bet-form.ts'],
  ['src/features/bet/bet-form.ts', '#paths'],
  ['src/features/wallet/wallet.ts', '#ui/part.ts'],
  ['src/money/bet.ts', '#session/session.ts'],
  ['src/session/session.ts', '#api/client.ts'],
  ['src/app/shell.ts', '#features/bet/bet.ts'],
  ['src/app/screen.test.ts', '#mocks/store/database.ts'],
  ['mocks/store/database.ts', '@mswjs/data'],
  ['mocks/filler/make.ts', '@faker-js/faker'],
  ['scenarios/demo/toolbar/bar.ts', '#ui/part.ts'],
  ['scenarios/demo/toolbar/log.ts', '#host-kit/monitor/log-view.ts'],
  ['host-kit/monitor/log-view.ts', '#ui/part.ts'],
  ['host-kit/example-host/server.ts', 'node:http'],
  ['tests/testing/render.ts', '#app/shell.ts'],
]

const sources: Record<string, string> = {
  'src/domain/egg.ts': "import './hen.ts'",
  'src/domain/hen.ts': "import './egg.ts'",
  'src/domain/fine.test.ts': '',
  'src/messages/app/common.ts': '',
  'src/domain/fine.ts': '',
  'host-kit/proof/exam.ts': '',
  'host-kit/verify/verify-host.ts': '',
  'src/api/table/table.ts': '',
  'src/paths.ts': '',
  'lab/explore/fine.ts': '',
  'scenarios/demo/demo.tsx': '',
  'host-kit/monitor/monitor.tsx': '',
  'src/main.tsx':
    "void import('#scenarios/demo/demo.tsx')\nvoid import('#host-kit/monitor/monitor.tsx')",
  'tsconfig.json': readText('tsconfig.json'),
}

const manifest = {
  name: 'fixture',
  type: 'module',
  imports: JSON.parse(readText('package.json')).imports,
  dependencies: { 'shipped-package': '1.0.0', 'lucide-react': '1.0.0' },
  devDependencies: { 'dev-package': '1.0.0', '@mswjs/data': '1.0.0', '@faker-js/faker': '1.0.0' },
}

const base = temporaryFolder()
let violations: { rule: { name: string }; from: string; to: string }[] = []

beforeAll(async () => {
  for (const [from, to] of [...Object.values(broken), ...allowed]) {
    if (from === 'src/domain/egg.ts') continue
    sources[from] = `${sources[from] ?? ''}\nimport '${to}'`
  }
  sources['package.json'] = JSON.stringify(manifest)
  for (const name of [
    'shipped-package',
    'dev-package',
    'undeclared-package',
    '@mswjs/data',
    '@faker-js/faker',
  ]) {
    sources[`node_modules/${name}/package.json`] = JSON.stringify({ name, main: 'main.js' })
    sources[`node_modules/${name}/main.js`] = ''
  }
  sources['node_modules/lucide-react/package.json'] = JSON.stringify({
    name: 'lucide-react',
    main: 'dist/lucide-react.js',
  })
  sources['node_modules/lucide-react/dist/lucide-react.js'] = ''
  for (const [path, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(base, path)), { recursive: true })
    writeFileSync(join(base, path), text)
  }
  const folders = ['src', 'mocks', 'scenarios', 'contracts', 'host-kit', 'tests', 'scripts', 'lab']
  violations = (await cruiseFolders(config, base, folders)).violations
})

describe('import rules', () => {
  it('each have an import here that breaks them', () => {
    expect(Object.keys(broken)).toEqual(config.forbidden.map(({ name }) => name))
  })

  it.each(Object.entries(broken))('%s catches the forbidden import', (name, [from]) => {
    const caught = violations.filter((violation) => violation.rule.name === name)
    expect(caught.map((violation) => violation.from)).toContain(from)
  })

  it('let every other import pass', () => {
    const guilty = new Set([...Object.values(broken).map(([from]) => from), 'src/domain/hen.ts'])
    const innocent = violations.filter((violation) => !guilty.has(violation.from))
    expect(innocent.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([])
  })
})

it('rooms that import each other are a circle', () => {
  const rooms = { one: ['two'], two: ['one'], three: ['one'] }
  const imports = Object.entries(rooms).map(([room, known]) => [room, new Set(known)] as const)
  expect(circlesIn(new Map(imports))).toEqual(['one', 'two'])
})
