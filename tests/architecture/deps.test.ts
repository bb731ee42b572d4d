import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '#tests/testing/temporary-folder.ts'
import config from '../../.dependency-cruiser.cjs'
import { circlesIn } from '../../scripts/lib/imports/architecture.ts'
import { codeFolders, cruiseFolders } from '../../scripts/lib/imports/cruise.ts'
import { readProjectFile } from './project-files.ts'

/** One forbidden import for each rule: from, to. The step `deps` shows that no other is refused. */
const broken: Record<string, [from: string, to: string]> = {
  'no-cycles': ['src/domain/egg.ts', './hen.ts'],
  'no-barrels': ['src/ui/with-barrel.ts', './fields/index.ts'],
  resolvable: ['src/domain/lost.ts', './nowhere.ts'],
  'declared-packages': ['scripts/undeclared.ts', 'undeclared-package'],
  'shipped-packages': ['src/ui/with-tool.ts', 'dev-package'],
  'src-stands-alone': ['src/app/with-mocks.ts', '#mocks/store/database.ts'],
  'main-reaches-the-demo-alone': ['src/main.tsx', '#mocks/store/database.ts'],
  'src-knows-no-scripts': ['src/main.tsx', '../scripts/fine.ts'],
  'src-knows-no-host-kit': ['src/features/bet/with-verifier.ts', '#host-kit/verify/fine.ts'],
  'the-demo-is-a-chunk': ['src/main.tsx', '#demo/demo.tsx'],
  'the-monitor-is-a-chunk': ['src/main.tsx', '#monitor/monitor.tsx'],
  'lib-is-plumbing': ['src/lib/with-rules.ts', '#domain/fine.ts'],
  'domain-knows-rules-only': ['src/domain/with-words.ts', '#messages/app/common.ts'],
  'messages-know-rules-only': ['src/messages/with-api.ts', '#api/client.ts'],
  'api-is-the-wire': ['src/api/with-part.ts', '#ui/part.ts'],
  'client-fetches-no-notes': ['src/session/with-notes.ts', '#api/contract/contract.ts'],
  'session-knows-no-data': ['src/session/with-data.ts', '#data/fine.ts'],
  'drafts-know-no-data': ['src/drafts/with-data.ts', '#data/fine.ts'],
  'data-knows-no-play': ['src/data/with-play.ts', '#play/fine.ts'],
  'play-knows-no-money': ['src/play/with-bet.ts', '#money/bet.ts'],
  'money-knows-no-screen': ['src/money/with-part.ts', '#ui/part.ts'],
  'parts-take-values': ['src/ui/with-api.ts', '#api/client.ts'],
  'platform-knows-no-part': ['src/platform/with-part.ts', '#ui/part.ts'],
  'features-are-apart': ['src/features/bet/with-wallet.ts', '#features/wallet/wallet.ts'],
  'nothing-needs-the-start': ['src/app/with-start.ts', '#start/fine.ts'],
  'features-know-no-app': ['src/features/bet/with-shell.ts', '#app/shell.ts'],
  'mocks-know-api-and-domain': ['mocks/with-part.ts', '#ui/part.ts'],
  'icons-one-by-one': ['src/ui/with-icons.ts', 'lucide-react'],
  'one-importer-of-the-data-library': ['mocks/handlers/with-data.ts', '@mswjs/data'],
  'filler-is-made-beforehand': ['mocks/seed/with-filler.ts', '../filler/make.ts'],
  'scenarios-know-mocks-and-domain': ['scenarios/with-shell.ts', '#app/shell.ts'],
  'scenarios-know-no-demo': ['scenarios/with-tools.ts', '#demo/demo.tsx'],
  'the-demo-knows-no-screen': ['demo/toolbar/with-bet.ts', '#features/bet/bet.ts'],
  'contracts-know-no-screen': ['contracts/with-shell.ts', '#app/shell.ts'],
  'contracts-know-no-host-kit': ['contracts/with-verifier.ts', '#host-kit/verify/verify-host.ts'],
  'the-monitor-stands-apart': ['src/monitor/with-session.ts', '#session/fine.ts'],
  'the-kit-knows-no-fault': ['host-kit/verify/with-fault.ts', '../faults/table.ts'],
  'nothing-needs-the-laboratory': ['scripts/with-lab.ts', '../lab/explore/fine.ts'],
  'node-reads-no-jsx': ['scripts/with-screen.ts', '../lab/screen.tsx'],
  'nothing-imports-a-test': ['src/domain/with-test.ts', './fine.test.ts'],
}

const sources: Record<string, string> = {
  'src/domain/hen.ts': "import './egg.ts'",
  'tsconfig.json': readProjectFile('tsconfig.json'),
}

const manifest = {
  name: 'fixture',
  type: 'module',
  imports: JSON.parse(readProjectFile('package.json')).imports,
  dependencies: { 'lucide-react': '1.0.0' },
  devDependencies: { 'dev-package': '1.0.0', '@mswjs/data': '1.0.0' },
}

const base = temporaryFolder()
let violations: { rule: { name: string }; from: string }[] = []

/** The file that an import leads to; the packages are below. */
const fileOf = (from: string, to: string) =>
  to.startsWith('#')
    ? to.replace(/^#([\w-]+)/, (_, room: string) => manifest.imports[`#${room}/*`].slice(2, -2))
    : join(dirname(from), to)

beforeAll(async () => {
  for (const [from, to] of Object.values(broken)) {
    sources[from] = `${sources[from] ?? ''}\nimport '${to}'`
    if (/^[#.]/.test(to) && to !== './nowhere.ts') sources[fileOf(from, to)] ??= ''
  }
  sources['package.json'] = JSON.stringify(manifest)
  for (const [name, main] of [
    ['dev-package', 'main.js'],
    ['undeclared-package', 'main.js'],
    ['@mswjs/data', 'main.js'],
    ['lucide-react', 'dist/lucide-react.js'],
  ]) {
    sources[`node_modules/${name}/package.json`] = JSON.stringify({ name, main })
    sources[`node_modules/${name}/${main}`] = ''
  }
  for (const [path, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(base, path)), { recursive: true })
    writeFileSync(join(base, path), text)
  }
  violations = (await cruiseFolders(config, base, codeFolders(base))).violations
})

describe('import rules', () => {
  it('each have an import here that breaks them', () => {
    expect(Object.keys(broken)).toEqual(config.forbidden.map(({ name }) => name))
  })

  it.each(Object.entries(broken))('%s catches the forbidden import', (name, [from]) => {
    const caught = violations.filter((violation) => violation.rule.name === name)
    expect(caught.map((violation) => violation.from)).toContain(from)
  })
})

it('rooms that import each other are a circle', () => {
  const rooms = { one: ['two'], two: ['one'], three: ['one'] }
  const imports = Object.entries(rooms).map(([room, known]) => [room, new Set(known)] as const)
  expect(circlesIn(new Map(imports))).toEqual(['one', 'two'])
})
