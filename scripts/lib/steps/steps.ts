import { join } from 'node:path'
import { fetchOldest, NEEDED } from '../../node.cjs'
import { ensureChromium, ensureHeadlessShell } from '../programs/chromium.ts'
import { ensurePrograms, otherBrowsers, webServers } from '../programs/programs.ts'
import { root } from '../root.mjs'
import { readJourneys, readUnitTests, reportOf } from './reports.ts'
import type { TestStep } from './run-steps.ts'

/** Runs a script by its name. */
export const RUN = 'scripts/run.mjs'

/** The packages' programs: the file Node runs. */
export const packageBin = {
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  lsLint: 'node_modules/@ls-lint/ls-lint/bin/cli.js',
  tsc: 'node_modules/typescript-7/bin/tsc',
  knip: 'node_modules/knip/bin/knip.js',
  jscpd: 'node_modules/jscpd/bin/jscpd',
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
  esCheck: 'node_modules/es-check/lib/cli/index.js',
}

const plain = (name: string, bin: string, args: readonly string[] = []): TestStep => ({
  name,
  bin,
  args,
  isPlain: true,
})

const inProjects = (...names: string[]) => names.map((name) => `--project=${name}`)

/**
 * A run of Vitest; what it reports is counted.
 * @param which projects as `--project=NAME`, or paths
 */
export function unit(name: string, which: readonly string[]): TestStep {
  const report = reportOf(name)
  return {
    name,
    bin: packageBin.vitest,
    args: [
      'run',
      '--reporter=./scripts/lib/steps/unit-reporter.ts',
      `--outputFile.json=${report}`,
      ...which,
    ],
    tests: () => readUnitTests(report),
  }
}

/** Journeys with this tag are what a change must pass; `npm run test:all` runs all others too. */
const CORE = '@core'

/** The projects that have journeys of both kinds. */
const coreProjects = ['live', 'demo', 'pwa']

/**
 * A run of Playwright's projects. A journey that fails is tried once more, since a machine may stand
 * still for a moment; the last lines name those that passed on the second try only.
 * @param which `--grep=` or `--grep-invert=` and a tag
 */
function journeys(name: string, projects: readonly string[], which: string): TestStep {
  const report = reportOf(name)
  return {
    name,
    bin: packageBin.playwright,
    args: ['test', '--retries=1', which, ...inProjects(...projects)],
    tests: () => readJourneys(report),
    prepare: async () => {
      if (projects.includes('served')) ensurePrograms([...webServers, ...otherBrowsers])
      return {
        ANK_HEADLESS_SHELL: await ensureHeadlessShell(),
        CHROMIUM_PATH: await ensureChromium(),
        ANK_E2E_JSON: report,
      }
    },
  }
}

type Stages = readonly (readonly TestStep[])[]

/**
 * What a change must pass, in stages. The steps of one stage don't touch each other's files and run
 * side by side. A stage starts when the one before has ended, whether or not it passed.
 */
export const stages: Stages = [
  [
    plain('typecheck', packageBin.tsc, ['-p', '.']),
    { ...plain('build', packageBin.vite, ['build', '--logLevel=warn']), isPlain: false },
    {
      ...plain('build-demo', packageBin.vite, ['build', '--mode=demo', '--logLevel=error']),
      isPlain: false,
    },
    {
      ...plain('build-single', packageBin.vite, [
        'build',
        '--mode=demo',
        '--logLevel=error',
        '--',
        '--single',
      ]),
      isPlain: false,
    },
  ],
  [unit('unit', inProjects('node', 'dom', 'dom-alone', 'contract'))],
  // Journeys leave an eighth of two processors: what only reads files and builds takes it.
  [
    journeys('e2e', coreProjects, `--grep=${CORE}`),
    ...[
      plain('format', packageBin.prettier, ['--check', '--log-level=warn', '.']),
      plain('names', packageBin.lsLint),
      plain('deps', RUN, ['checks/deps']),
      plain('dead-code', packageBin.knip, ['--no-progress']),
      plain('duplicates', packageBin.jscpd, ['--silent', '.']),
      plain('lint', packageBin.oxlint, ['--deny-warnings']),
      {
        ...plain('budget', RUN, ['checks/bundle-budget']),
        prepare: async () => ({ CHROMIUM_PATH: await ensureChromium() }),
      },
      // The language a build is written in, and what it asks of a browser.
      plain('floor', packageBin.esCheck, [
        'checkBrowser',
        '--checkFeatures',
        '--module',
        'dist/**/*.js',
      ]),
      plain('floor-apis', RUN, ['checks/floor']),
    ].map((step) => ({ ...step, isPatient: true })),
  ],
  [{ ...plain('sentences', RUN, ['checks/sentences']), needsWhole: true }],
]

/** What `npm run test:all` adds. */
export const furtherStages: Stages = [
  // What asks most of Node; screens and journeys it hardly touches.
  [
    {
      ...unit('unit-oldest', inProjects('node', 'contract')),
      node: () =>
        process.versions.node === NEEDED ? process.execPath : fetchOldest(join(root, '.cache')),
    },
  ],
  [
    {
      ...unit('unit-rest', inProjects('host-kit')),
      prepare: async () => {
        ensurePrograms(['python3', 'javac', 'go', 'curl'])
        return {}
      },
    },
  ],
  [
    journeys(
      'e2e-rest',
      [
        'served',
        ...coreProjects,
        'browsers',
        'explored',
        // The fonts of its pictures are pinned on Linux alone.
        ...(process.platform === 'linux' ? ['looks'] : []),
      ],
      `--grep-invert=${CORE}`,
    ),
  ],
]

/** Every name `ANK_ONLY` accepts. */
export const stepNames = [...stages, ...furtherStages].flat().map((step) => step.name)
