import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages, type Language } from '../../src/platform/language/languages.ts'
import { judgeBudgets } from '../lib/build/budgets.ts'
import { foreignWords, gzipBytes } from '../lib/build/bundle.ts'
import { firstLoads, type FirstLoads } from '../lib/build/first-load.ts'
import { noticeProblems } from '../lib/build/notices.ts'
import { installedReact, runtimeProblems } from '../lib/build/runtime.ts'
import { root } from '../lib/root.mjs'
import { pageFile } from '../vite/chunks/messages.ts'

const live = join(root, 'dist')
const demo = join(root, 'dist-demo')
const PAGE = pageFile('en')

/** What a first load of the live build weighs in a language, as `budgets` names it. */
function weigh({ ready, shown }: FirstLoads, language: Language) {
  const js = (paths: readonly string[]) =>
    gzipBytes(
      live,
      paths.filter((path) => path.endsWith('.js')),
    ) / 1000
  const css = readdirSync(join(live, 'assets')).filter((file) => file.endsWith('.css'))
  return {
    authJs: js(ready),
    homeJs: js(shown),
    page: gzipBytes(live, [pageFile(language)]) / 1000,
    authRequests: ready.length,
    homeRequests: shown.length,
    css: gzipBytes(join(live, 'assets'), css) / 1000,
  }
}

/** The live build has nothing of the demo: neither its libraries nor a scenario. */
const foreignProblems = () =>
  foreignWords(live).map(
    ({ file, word }) =>
      `dist/${file} contains "${word}": the mock backend got into the live build.`,
  )

const builds = () => [live, demo].filter((build) => existsSync(build))

/** Every existing build runs on React itself. */
const runtime = () => builds().flatMap((build) => runtimeProblems(build, installedReact(root)))

/** Every existing build names the packages in it. */
function notices() {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  return builds().flatMap((build) => noticeProblems(build, Object.keys(manifest.dependencies)))
}

async function check() {
  if (!existsSync(join(live, PAGE)))
    return ['There is no live build to measure. Make one with: npm run build']
  const found: string[] = []
  for (const [language, { name, locale }] of Object.entries(languages)) {
    const loads = await firstLoads(live, locale)
    const { lines, problems } = judgeBudgets(weigh(loads, language as Language))
    process.stdout.write(`     ${[name, ...lines].join('\n')}\n`)
    const late = loads.late.map(
      (path) =>
        `${path} is requested only after another script has loaded. Name it in the page's head.`,
    )
    found.push(...problems, ...late)
  }
  return [...found, ...foreignProblems(), ...runtime(), ...notices()]
}

const problems = await check()
for (const problem of problems) process.stdout.write(`${problem}\n`)
process.exitCode = problems.length > 0 ? 1 : 0
