import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readOptions } from '../../scripts/lib/options.ts'
import { ensureHeadlessShell, startChromium } from '../../scripts/lib/programs/chromium.ts'
import { root, UsageError } from '../../scripts/lib/root.mjs'

const usage = `Usage: npm run explore -- [--minutes N] [--seed S] [--times N] [--build DIR]
  Takes random steps in a browser until something is wrong.
  --minutes N   how long to go on (default 5)
  --seed S      the first seed; each exploration takes the next one (default: a new one)
  --times N     make this many explorations, however long they take
  --build DIR   the live build to explore (default dist)
`

// The host runs in this process and must use the same calendar as the player's phone.
process.env.TZ = 'Asia/Kolkata'

/** An option's number. Throws a `UsageError` unless it is above zero. */
function numberOf(name: string, text: string): number {
  const number = Number(text)
  if (!(number > 0)) throw new UsageError(`--${name} must be a number above 0, not "${text}".`)
  return number
}

// Explores until something goes wrong or the time is up.
const {
  minutes,
  seed: seedText,
  times,
  build,
} = readOptions(usage, {
  minutes: { type: 'string', default: '5' },
  seed: { type: 'string' },
  times: { type: 'string' },
  build: { type: 'string', default: join(root, 'dist') },
})
const folder = resolve(build)
if (!existsSync(join(folder, 'index.html'))) {
  throw new UsageError(`There is no live build in ${folder}. Make one with: npm run build`)
}
const first = seedText === undefined ? Date.now() % 1_000_000 : numberOf('seed', seedText)
const until = performance.now() + numberOf('minutes', minutes) * 60_000
const count = times === undefined ? null : numberOf('times', times)
const isOver = (explored: number) =>
  count === null ? performance.now() >= until : explored >= count
const { describeExploration, explore } = await import('./explore.ts')
const browser = await startChromium(await ensureHeadlessShell())
let steps = 0
let report: string | null = null
try {
  for (let explored = 0; report === null && !isOver(explored); explored += 1) {
    const seed = first + explored
    const exploration = await explore({ browser, build: folder, seed })
    steps += exploration.steps.length
    process.stdout.write(
      `seed ${seed}: ${exploration.scenario}, ${exploration.steps.length} steps\n`,
    )
    if (count === 1) process.stdout.write(`${exploration.steps.join('\n')}\n`)
    if (exploration.wrong.length > 0) report = describeExploration(exploration)
  }
} finally {
  await browser.close()
}
process.stdout.write(report === null ? `${steps} steps, nothing wrong\n` : `\n${report}\n`)
process.exitCode = report === null ? 0 : 1
