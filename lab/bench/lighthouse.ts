import { execFile, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ensureChromium } from '../../scripts/lib/programs/chromium.ts'
import { root, UsageError } from '../../scripts/lib/root.mjs'
import { patterns, publicRoutes } from '../../src/paths.ts'

/** The last one that runs on Node 20. Installed on demand: it's larger than all our packages. */
const VERSION = '12.8.2'

interface Report {
  categories: Record<string, { score: number | null }>
}

const run = promisify(execFile)

/** Every screen that needs no sign-in. */
const SCREENS = [patterns.auth, ...publicRoutes.map((route) => patterns[route])]

function install(): string {
  const folder = join(root, '.cache/bench/lighthouse')
  const bin = join(folder, 'node_modules/lighthouse/cli/index.js')
  if (existsSync(bin)) return bin
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  process.stderr.write(`Installing Lighthouse ${VERSION}...\n`)
  const args = ['install', `lighthouse@${VERSION}`, '--no-audit', '--no-fund', '--ignore-scripts']
  const { status } = spawnSync('npm', args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    timeout: 300_000,
  })
  if (status !== 0) throw new UsageError(`Lighthouse ${VERSION} couldn't be installed.`)
  return bin
}

/** The four scores of one address, or why there are none. */
async function scoresOf(address: string, bin: string, out: string): Promise<string[]> {
  const flags = [
    '--quiet',
    '--output=json',
    `--output-path=${out}`,
    '--no-enable-error-reporting',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ]
  const CHROME_PATH = await ensureChromium()
  try {
    const env = { ...process.env, CHROME_PATH }
    await run(process.execPath, [bin, address, ...flags], { env, timeout: 180_000 })
  } catch (error) {
    const { stderr } = error as { stderr: string }
    return [`no report: ${stderr.trim().split('\n').at(-1)}`, '', '', '']
  }
  const { categories } = JSON.parse(readFileSync(out, 'utf8')) as Report
  return ['performance', 'accessibility', 'best-practices', 'seo'].map((name) =>
    String(Math.round((categories[name]?.score ?? 0) * 100)),
  )
}

/**
 * Gets Lighthouse's mobile scores of every public screen: rows of screen, performance, accessibility,
 * best practices, SEO. `origin` is where the build is served.
 */
export async function scores(origin: string): Promise<string[][]> {
  const bin = install()
  const out = join(root, '.cache/bench/lighthouse/report.json')
  const rows: string[][] = []
  // One after the other; this process goes on meanwhile, since it serves the build.
  for (const screen of SCREENS) rows.push([screen, ...(await scoresOf(origin + screen, bin, out))])
  return [['Lighthouse mobile', 'performance', 'accessibility', 'best practices', 'SEO'], ...rows]
}
