import './check-node.cjs'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { firstLoad, foldersIn, foreignSentences, foreignWords, gzipBytes } from './lib/bundle.mjs'
import { root } from './lib/root.mjs'

/**
 * kB are thousands of bytes, gzip level 9. Chunks are found by their source file: the route's own
 * screen, and what it fetches before there is anything to see on it.
 */
const FIRST_LOADS = [
  { route: '/auth', chunks: ['src/features/auth/auth-screen.tsx'], budget: 118 },
  {
    route: '/dashboard',
    chunks: [
      'src/features/dashboard/dashboard-screen.tsx',
      'src/app/shell/shell-frame.tsx',
      'src/api/table/table.ts',
    ],
    budget: 153,
  },
]
const CSS_BUDGET = 15
const ENTRY = 'index.html'

const dist = join(root, 'dist')
const kB = (bytes) => (bytes / 1000).toFixed(1).padStart(6)
const problems = []

function row(label, bytes, budget) {
  const over = bytes > budget * 1000
  if (over) problems.push(`${label} is ${kB(bytes).trim()} kB, over its budget of ${budget} kB.`)
  process.stdout.write(
    `     ${label.padEnd(46)}${kB(bytes)} of ${budget} kB${over ? '  OVER' : ''}\n`,
  )
}

function check() {
  const path = join(dist, '.vite/manifest.json')
  if (!existsSync(path)) return problems.push('There is no live build to measure: npm run build.')
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  for (const { route, chunks, budget } of FIRST_LOADS) {
    const missing = chunks.filter((chunk) => !(chunk in manifest))
    for (const chunk of missing) problems.push(`${chunk} is no chunk of its own in the live build.`)
    if (missing.length > 0) continue
    const { js } = firstLoad(manifest, [ENTRY, ...chunks])
    row(`JS for ${route}, first load`, gzipBytes(dist, js), budget)
  }
  const css = new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []))
  row('CSS, all of it', gzipBytes(dist, css), CSS_BUDGET)
  for (const { file, word } of foreignWords(dist)) {
    problems.push(`dist/${file} holds "${word}": the mock backend reached the live build.`)
  }
  checkForeign()
}

/** No sentence of mocks, scenarios and toolbar is in the live build; in the demo all three are. */
function checkForeign() {
  const foreign = foreignSentences(root)
  for (const { folder, sentence } of foldersIn(dist, foreign)) {
    problems.push(`dist holds "${sentence}" of ${folder}: the demo reached the live build.`)
  }
  const demo = join(root, 'dist-demo')
  if (!existsSync(demo)) return
  const found = foldersIn(demo, foreign).map(({ folder }) => folder)
  for (const { folder } of foreign.filter((each) => !found.includes(each.folder))) {
    problems.push(`The check finds nothing of ${folder} in the demo, where it is: it is blind.`)
  }
}

check()
for (const problem of problems) process.stdout.write(`${problem}\n`)
process.exitCode = problems.length > 0 ? 1 : 0
