import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { measure, type Build } from './bench/measure.ts'
import { draw, tableOf } from './bench/report.ts'
import { root, UsageError } from './lib/root.mjs'

const HELP = `Usage: npm run bench -- [options]
  --runs N            runs of every visit, builds taking turns (default 5)
  --only A,B          only these visits
  --build NAME=DIR    a folder that holds dist and dist-demo; may be given several times, the
                      builds take turns (default: this one)
  --brotli            files are sent in Brotli, not in gzip
  --lighthouse        also Lighthouse's mobile scores of every public screen (installed on demand)
  --markdown          the table as Markdown
`

/** The whole thing ends by itself, whatever hangs: this many minutes for each run of each build. */
const minutesPerRun = 8

function options() {
  try {
    return parseArgs({
      options: {
        runs: { type: 'string', default: '5' },
        only: { type: 'string' },
        build: { type: 'string', multiple: true, default: [`now=${root}`] },
        brotli: { type: 'boolean', default: false },
        lighthouse: { type: 'boolean', default: false },
        markdown: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h' },
      },
    }).values
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${HELP}`)
  }
}

/** Name to folder of every build that was asked for. */
function buildsOf(given: readonly string[]): Build[] {
  return given.map((text) => {
    const [, name = text, folder = text] = /^([^=]+)=(.+)$/.exec(text) ?? []
    const builds = { name, live: resolve(folder, 'dist'), demo: resolve(folder, 'dist-demo') }
    for (const part of [builds.live, builds.demo]) {
      if (!existsSync(join(part, 'index.html'))) {
        throw new UsageError(`${part} is no build: npm run build, npm run build:demo.`)
      }
    }
    return builds
  })
}

/** Measures and prints the tables. */
async function bench(given: ReturnType<typeof options>): Promise<void> {
  const runs = Number(given.runs)
  if (!Number.isInteger(runs) || runs < 1 || runs > 99) {
    throw new UsageError(`--runs must be a number from 1 to 99. It is "${given.runs}".`)
  }
  const builds = buildsOf(given.build)
  const limit = minutesPerRun * runs * builds.length * 60_000
  setTimeout(() => {
    process.stderr.write(`Stopped after ${limit / 60_000} minutes.\n`)
    process.exit(1)
  }, limit).unref()

  const { results, lighthouse } = await measure(builds, {
    runs,
    only: given.only?.split(','),
    coding: given.brotli ? 'br' : 'gzip',
    lighthouse: given.lighthouse,
    tell: (line) => process.stderr.write(`${line}\n`),
  })
  for (const table of [tableOf(results), ...lighthouse]) {
    process.stdout.write(`${draw(table, given)}\n\n`)
  }
  // The hosts and servers of the visits would keep the process alive.
  process.exit(0)
}

const given = options()
if (given.help) process.stdout.write(HELP)
else await bench(given)
