import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readOptions } from '../../scripts/lib/options.ts'
import { root, UsageError } from '../../scripts/lib/root.mjs'
import { measure, type Build } from './measure.ts'
import { draw, tableOf } from './report.ts'

const usage = `Usage: npm run bench -- [options]
  Times both builds on a slow phone. Build them first.
  --runs N            how often to make each visit (default 5)
  --only A,B          make only these visits
  --build NAME=DIR    a folder with dist and dist-demo; repeat it to compare builds, which then
                      take turns (default: this one)
`

/** Whatever hangs, the benchmark stops after this many minutes for each run of each build. */
const minutesPerRun = 8

/** The builds that were asked for, each with its folders. */
function buildsOf(given: readonly string[]): Build[] {
  return given.map((text) => {
    const [, name = text, folder = text] = /^([^=]+)=(.+)$/.exec(text) ?? []
    const builds = { name, live: resolve(folder, 'dist'), demo: resolve(folder, 'dist-demo') }
    for (const part of [builds.live, builds.demo]) {
      if (!existsSync(join(part, 'index.html'))) {
        throw new UsageError(
          `There is no build in ${part}. Make both with: npm run build && npm run build:demo`,
        )
      }
    }
    return builds
  })
}

// Measures and prints the table.
const given = readOptions(usage, {
  runs: { type: 'string', default: '5' },
  only: { type: 'string' },
  build: { type: 'string', multiple: true, default: [`now=${root}`] },
})
const runs = Number(given.runs)
if (!Number.isInteger(runs) || runs < 1 || runs > 99) {
  throw new UsageError(`--runs must be a whole number from 1 to 99, not "${given.runs}".`)
}
const builds = buildsOf(given.build)
const limit = minutesPerRun * runs * builds.length * 60_000
setTimeout(() => {
  process.stderr.write(`Stopped after ${limit / 60_000} minutes.\n`)
  process.exit(1)
}, limit).unref()

const results = await measure(builds, {
  runs,
  only: given.only?.split(','),
  tell: (line) => process.stderr.write(`${line}\n`),
})
process.stdout.write(`${draw(tableOf(results))}\n`)
// The hosts and servers started for the visits would keep the process alive.
process.exit(0)
