import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { judge } from './lib/budgets.ts'
import { foldersIn, foreignSentences, foreignWords, gzipBytes } from './lib/bundle.ts'
import { firstLoads, type FirstLoads } from './lib/first-load.ts'
import { noticeProblems } from './lib/notices.ts'
import { root } from './lib/root.mjs'
import { installedReact, runtimeProblems } from './lib/runtime.ts'

const live = join(root, 'dist')
const demo = join(root, 'dist-demo')
const PAGE = 'index.html'

/** What a first visit of the live build weighs, as `budgets` names it. */
function weigh({ ready, shown }: FirstLoads) {
  const js = (paths: readonly string[]) =>
    gzipBytes(
      live,
      paths.filter((path) => path.endsWith('.js')),
    ) / 1000
  const css = readdirSync(join(live, 'assets')).filter((file) => file.endsWith('.css'))
  return {
    authJs: js(ready),
    homeJs: js(shown),
    page: gzipBytes(live, [PAGE]) / 1000,
    authRequests: ready.length,
    homeRequests: shown.length,
    css: gzipBytes(join(live, 'assets'), css) / 1000,
  }
}

/** No sentence of mocks, scenarios and toolbar is in the live build; in the demo all three are. */
function foreignProblems() {
  const foreign = foreignSentences(root)
  const words = foreignWords(live).map(
    ({ file, word }) => `dist/${file} holds "${word}": the mock backend reached the live build.`,
  )
  const sentences = foldersIn(live, foreign).map(
    ({ folder, sentence }) =>
      `dist holds "${sentence}" of ${folder}: the demo reached the live build.`,
  )
  if (!existsSync(demo)) return [...words, ...sentences]
  const found = foldersIn(demo, foreign).map(({ folder }) => folder)
  const blind = foreign
    .filter(({ folder }) => !found.includes(folder))
    .map(
      ({ folder }) => `The check finds nothing of ${folder} in the demo, where it is: it is blind.`,
    )
  return [...words, ...sentences, ...blind]
}

const builds = () => [live, demo].filter((build) => existsSync(build))

/** Every build that is there runs on React itself. */
const runtime = () => builds().flatMap((build) => runtimeProblems(build, installedReact(root)))

/** Every build that is there names the packages in it. */
function notices() {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  return builds().flatMap((build) => noticeProblems(build, Object.keys(manifest.dependencies)))
}

async function check() {
  if (!existsSync(join(live, PAGE))) return ['There is no live build to measure: npm run build.']
  const loads = await firstLoads(live)
  const { lines, problems } = judge(weigh(loads))
  const late = loads.late.map(
    (path) => `${path} is asked for after another script: the page's head should name it.`,
  )
  process.stdout.write(lines.map((line) => `${line}\n`).join(''))
  return [...problems, ...late, ...foreignProblems(), ...runtime(), ...notices()]
}

const problems = await check()
for (const problem of problems) process.stdout.write(`${problem}\n`)
process.exitCode = problems.length > 0 ? 1 : 0
