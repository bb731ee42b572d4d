import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from 'playwright'
import { build } from 'vite'
import { ensureChromium } from '../lib/programs/chromium.ts'
import { root, UsageError } from '../lib/root.mjs'
import { clientBugs } from './client-bugs.ts'
import { switches } from './switches.ts'

const HELP = `Usage: npm run client-bugs -- [--minutes N] [--seed S] [--only NAME]... [--built]
  Builds the client with known bugs, each behind a switch, and lets the explorer look for them.
  --minutes N   how long to look for each bug (default 10)
  --seed S      the first seed for each bug (default 1)
  --only NAME   look only for bugs with this text in their name; can be repeated
  --built       use the previous build again
`

// As in explore.ts: the host uses the same calendar as the player's phone.
process.env.TZ = 'Asia/Kolkata'

const folder = join(root, '.cache/client-bugs')

function options() {
  try {
    const text = { type: 'string' } as const
    return parseArgs({
      options: {
        minutes: text,
        seed: text,
        only: { ...text, multiple: true },
        built: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${HELP}`)
  }
}

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
  const missing = clientBugs.filter(({ name }) => !code.includes(name))
  if (missing.length > 0) {
    throw new Error(
      `These bugs aren't in the build: ${missing.map(({ name }) => name).join(', ')}.`,
    )
  }
}

interface Search {
  browser: Browser
  seed: number
  minutes: number
  mutant?: string
}

/** Explores until something goes wrong or the time is up. Returns what went wrong, or null. */
async function search({ browser, seed, minutes, mutant }: Search): Promise<string | null> {
  const { explore } = await import('../../e2e/explore/explore.ts')
  const until = performance.now() + minutes * 60_000
  for (let next = seed; performance.now() < until; next += 1) {
    const place = { browser, build: folder, seed: next }
    const { wrong } = await explore({ ...place, ...(mutant !== undefined && { mutant }) })
    if (wrong[0] !== undefined) return `seed ${next}: ${wrong[0]}`
  }
  return null
}

async function run({
  minutes: most = '10',
  seed: first = '1',
  only = [],
  built,
}: ReturnType<typeof options>) {
  const [minutes, seed] = [Number(most), Number(first)]
  if (!(minutes > 0 && seed > 0))
    throw new UsageError('--minutes and --seed must be numbers above 0.')
  const wanted = clientBugs.filter(
    ({ name }) => only.length === 0 || only.some((part) => name.includes(part)),
  )
  if (wanted.length === 0) throw new UsageError(`No bug has ${only.join(' or ')} in its name.`)
  if (!built) await buildWithSwitches()
  const browser = await chromium.launch({ executablePath: await ensureChromium() })
  let found = 0
  try {
    for (const { name } of wanted) {
      const started = performance.now()
      const wrong = await search({ browser, seed, minutes, mutant: name })
      const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(4)
      if (wrong !== null) found += 1
      process.stdout.write(
        `${wrong === null ? 'NOT FOUND' : 'found    '} ${seconds} s  ${name}${wrong === null ? '' : ` (${wrong})`}\n`,
      )
    }
  } finally {
    await browser.close()
  }
  process.stdout.write(`${found} of ${wanted.length} found\n`)
  process.exitCode = found < wanted.length ? 1 : 0
}

const given = options()
if (given.help) process.stdout.write(HELP)
else await run(given)
