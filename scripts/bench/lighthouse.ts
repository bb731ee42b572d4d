import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from '../lib/chromium.ts'
import { root, UsageError } from '../lib/root.mjs'

/** The last one that runs on Node 20. Installed on demand: it's larger than all our packages. */
const VERSION = '12.8.2'

interface Report {
  categories: Record<string, { score: number | null }>
}

/** Every screen that needs no sign-in. */
const SCREENS = ['/auth', '/auth/change-password', '/how-to-play', '/contact-us', '/privacy-policy']

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

/**
 * Gets Lighthouse's mobile scores of every public screen: rows of screen, performance, accessibility,
 * best practices, SEO. `origin` is where the build is served.
 */
export async function scores(origin: string): Promise<string[][]> {
  const bin = install()
  const CHROME_PATH = await ensureChromium()
  const out = join(root, '.cache/bench/lighthouse/report.json')
  const rows = SCREENS.map((screen) => {
    const flags = [
      '--quiet',
      '--output=json',
      `--output-path=${out}`,
      '--no-enable-error-reporting',
    ]
    const chrome = '--chrome-flags=--headless=new --no-sandbox --disable-gpu'
    const { status, stderr } = spawnSync(
      process.execPath,
      [bin, origin + screen, ...flags, chrome],
      {
        env: { ...process.env, CHROME_PATH },
        encoding: 'utf8',
        timeout: 180_000,
      },
    )
    if (status !== 0) return [screen, `no report: ${stderr.trim().split('\n').at(-1)}`, '', '', '']
    const { categories } = JSON.parse(readFileSync(out, 'utf8')) as Report
    const score = (name: string) => String(Math.round((categories[name]?.score ?? 0) * 100))
    return [screen, ...['performance', 'accessibility', 'best-practices', 'seo'].map(score)]
  })
  return [['Lighthouse mobile', 'performance', 'accessibility', 'best practices', 'SEO'], ...rows]
}
