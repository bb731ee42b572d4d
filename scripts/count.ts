import { execFileSync } from 'node:child_process'
import { root } from './lib/root.mjs'

/**
 * `npm run count -- [REF]`: how many lines of TypeScript there are, at a commit or now (what Git
 * tracks). The main house is everything but what hosts are verified with (`host-kit`, once part of
 * `contracts`) and the laboratory (`lab`, once `e2e/explore`, `scripts/explore`, `scripts/bench`).
 */
const ref = process.argv[2] ?? null

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 })
const files = git('grep', '-c', '', ...(ref === null ? [] : [ref]), '--', '*.ts', '*.tsx')
  .trim()
  .split('\n')
  .map((line) => /^(?:[^:]+:)??([^:]+):(\d+)$/.exec(line))
  .map((match) => ({ path: match?.[1] ?? '', lines: Number(match?.[2]) }))

const isHostKit = (path: string) =>
  /^(host-kit|contracts\/(verify|levels|torture|proof|kit|example-host|monitor|documents))\//.test(
    path,
  )
const isLab = (path: string) => /^(lab|e2e\/explore|scripts\/(explore|bench))\//.test(path)
const isTest = (path: string) =>
  /\.(test|spec)\.tsx?$|^(tests|e2e)\/|\/(testing|support)\//.test(path) && !isLab(path)

const tally = (name: string, matches: (path: string) => boolean) => {
  const found = files.filter(({ path }) => matches(path))
  const lines = found.reduce((sum, file) => sum + file.lines, 0)
  return `| ${name.padEnd(36)} | ${String(lines).padStart(7)} | ${String(found.length).padStart(5)} |`
}
const manifest = JSON.parse(git('show', `${ref ?? ''}:package.json`)) as { scripts: object }

process.stdout.write(
  [
    '| What                                 |   Lines | Files |',
    '| ------------------------------------ | ------: | ----: |',
    tally('All .ts and .tsx', () => true),
    tally('Main house', (path) => !isHostKit(path) && !isLab(path)),
    tally('Host kit', isHostKit),
    tally('Laboratory', isLab),
    tally('Tests, journeys and what helps them', isTest),
    tally('src without its tests', (path) => path.startsWith('src/') && !isTest(path)),
    tally('Scripts', (path) => path.startsWith('scripts/')),
    `Commands in package.json: ${Object.keys(manifest.scripts).length}`,
    '',
  ].join('\n'),
)
