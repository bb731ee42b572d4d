import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { ensureHeadlessShell } from '../lib/programs/chromium.ts'
import { root, UsageError } from '../lib/root.mjs'

const HELP = `Usage: npm run explore -- [--minutes N] [--seed S] [--times N] [--build DIR]
  Takes random steps in a browser until something is wrong.
  --minutes N   how long to go on (default 5)
  --seed S      the first seed; each exploration takes the next one (default: a new one)
  --times N     make this many explorations, however long they take
  --build DIR   the live build to explore (default dist)
`

// The host runs in this process and must use the same calendar as the player's phone.
process.env.TZ = 'Asia/Kolkata'

function options() {
  try {
    const text = { type: 'string' } as const
    return parseArgs({
      options: {
        minutes: text,
        seed: text,
        times: text,
        build: { type: 'string', default: join(root, 'dist') },
        help: { type: 'boolean', short: 'h' },
      },
    }).values
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${HELP}`)
  }
}

/** An option's number. Throws a `UsageError` unless it is above zero. */
function numberOf(name: string, text: string): number {
  const number = Number(text)
  if (!(number > 0)) throw new UsageError(`--${name} must be a number above 0, not "${text}".`)
  return number
}

/** Explores until something goes wrong or the time is up. */
async function run({ minutes = '5', seed: asked, times, build }: ReturnType<typeof options>) {
  const folder = resolve(build)
  if (!existsSync(join(folder, 'index.html'))) {
    throw new UsageError(`There is no live build in ${folder}. Make one with: npm run build`)
  }
  const first = asked === undefined ? Date.now() % 1_000_000 : numberOf('seed', asked)
  const until = performance.now() + numberOf('minutes', minutes) * 60_000
  const count = times === undefined ? null : numberOf('times', times)
  const isOver = (done: number) => (count === null ? performance.now() >= until : done >= count)
  const { describeExploration, explore } = await import('../../e2e/explore/explore.ts')
  const browser = await chromium.launch({ executablePath: await ensureHeadlessShell() })
  let steps = 0
  try {
    for (let done = 0; !isOver(done); done += 1) {
      const seed = first + done
      const exploration = await explore({ browser, build: folder, seed })
      steps += exploration.steps.length
      process.stdout.write(
        `seed ${seed}: ${exploration.scenario}, ${exploration.steps.length} steps\n`,
      )
      if (count === 1) {
        process.stdout.write(`${exploration.steps.join('\n')}\n`)
      }
      if (exploration.wrong.length > 0) {
        process.stdout.write(`\n${describeExploration(exploration)}\n`)
        process.exitCode = 1
        return
      }
    }
    process.stdout.write(`${steps} steps, nothing wrong\n`)
  } finally {
    await browser.close()
  }
}

const given = options()
if (given.help) process.stdout.write(HELP)
else await run(given)
