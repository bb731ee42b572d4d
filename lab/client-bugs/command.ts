import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { readOptions } from '../../scripts/lib/options.ts'
import { ensureHeadlessShell, startChromium } from '../../scripts/lib/programs/chromium.ts'
import { root, UsageError } from '../../scripts/lib/root.mjs'
import { bugNames } from './client-bugs.ts'
import { switches } from './switches.ts'

const usage = `Usage: npm run client-bugs -- [--minutes N] [--seed S] [--only NAME]... [--built]
  Builds the client with known bugs, each behind a switch, and lets the explorer look for them.
  A bug counts as found if something is wrong with it that isn't without it, with the same seed.
  --minutes N   how long to look for each bug (default 10)
  --seed S      the first seed for each bug (default 1)
  --only NAME   look only for bugs with this text in their name; can be repeated
  --built       use the previous build again
`

// As in explore.ts: the host uses the same calendar as the player's phone.
process.env.TZ = 'Asia/Kolkata'

const folder = join(root, '.cache/client-bugs')

/** Makes the build with all switches. Throws if one of them isn't in it. */
async function buildWithSwitches(): Promise<void> {
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [switches(root)],
    build: { outDir: folder, emptyOutDir: true },
  })
  const assets = join(folder, 'assets')
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const code = scripts.map((name) => readFileSync(join(assets, name), 'utf8')).join('\n')
  const missing = bugNames.filter((name) => !code.includes(name))
  if (missing.length > 0) throw new Error(`These bugs aren't in the build: ${missing.join(', ')}.`)
}

const given = readOptions(usage, {
  minutes: { type: 'string', default: '10' },
  seed: { type: 'string', default: '1' },
  only: { type: 'string', multiple: true, default: [] },
  built: { type: 'boolean', default: false },
})
const { only, built } = given
const [minutes, seed] = [Number(given.minutes), Number(given.seed)]
if (!(minutes > 0 && seed > 0))
  throw new UsageError('--minutes and --seed must be numbers above 0.')
const wanted = bugNames.filter(
  (name) => only.length === 0 || only.some((part) => name.includes(part)),
)
if (wanted.length === 0) throw new UsageError(`No bug has ${only.join(' or ')} in its name.`)
if (!built) await buildWithSwitches()
const { explore } = await import('../explore/explore.ts')
const browser = await startChromium(await ensureHeadlessShell())

/** What is wrong with the exploration of a seed, with a bug or without. */
async function look(of: number, mutant?: string): Promise<readonly string[]> {
  const place = { browser, build: folder, seed: of }
  return (await explore({ ...place, ...(mutant !== undefined && { mutant }) })).wrong
}

/** What is wrong without a bug, by seed: each is explored once. */
const unchanged = new Map<number, readonly string[]>()
async function lookUnchanged(of: number): Promise<readonly string[]> {
  const known = unchanged.get(of)
  if (known !== undefined) return known
  const wrong = await look(of)
  unchanged.set(of, wrong)
  if (wrong.length > 0) process.stdout.write(`WITHOUT A BUG, seed ${of}: ${wrong.join('; ')}\n`)
  return wrong
}

/**
 * Explores until a bug shows or the time is up. Returns the sentences that show it, or null. A seed
 * where something is wrong without the bug too proves nothing.
 */
async function search(mutant: string): Promise<string | null> {
  const until = performance.now() + minutes * 60_000
  for (let next = seed; performance.now() < until; next += 1) {
    const wrong = await look(next, mutant)
    if (wrong.length === 0) continue
    if ((await lookUnchanged(next)).length === 0) return `seed ${next}: ${wrong.join('; ')}`
  }
  return null
}

let found = 0
try {
  for (const name of wanted) {
    const started = performance.now()
    const wrong = await search(name)
    const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(4)
    if (wrong !== null) found += 1
    process.stdout.write(
      wrong === null
        ? `NOT FOUND ${seconds} s  ${name}\n`
        : `found     ${seconds} s  ${name}\n                  by ${wrong}\n`,
    )
  }
} finally {
  await browser.close()
}
const alarms = [...unchanged.values()].filter((wrong) => wrong.length > 0).length
process.stdout.write(`${found} of ${wanted.length} found, ${alarms} wrong without a bug\n`)
process.exitCode = found < wanted.length || alarms > 0 ? 1 : 0
