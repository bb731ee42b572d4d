import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { root, UsageError } from '../root.mjs'
import { fontVariables } from './fonts.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']

const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/** Runs a program and says whether it succeeded. Its output isn't shown. */
export const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { cwd: root, stdio: 'ignore', timeout: 300_000 }).status === 0

/** True for a program that starts. On a bare Linux, a downloaded browser may lack libraries. */
function works(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
  } catch {
    return false
  }
  return process.platform !== 'linux' || run(path, ['--version'])
}

/** The programs of these names in the folders of `PATH`. */
const inPath = (names: readonly string[]) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name)))

export const isRoot = (): boolean => process.getuid?.() === 0

/** An installed Chromium: `CHROMIUM_PATH`, Playwright's own, or the system's. */
export async function findChromium(): Promise<string | undefined> {
  const given = process.env.CHROMIUM_PATH
  if (given !== undefined && given !== '') {
    if (works(given)) return given
    throw new UsageError(`CHROMIUM_PATH is "${given}", which can't be run.`)
  }
  return [chromium.executablePath(), ...inPath(NAMES), ...ELSEWHERE].find(works)
}

/**
 * Finds a Chromium or installs one: with Playwright's installer or else, as root on Debian, with the
 * system's package manager. Throws a `UsageError` that says what to do.
 */
export async function ensureChromium(): Promise<string> {
  const found = await findChromium()
  if (found !== undefined) return found
  process.stdout.write('No Chromium found. Playwright is installing one...\n')
  const cli = join(root, 'node_modules/@playwright/test/cli.js')
  run(process.execPath, [cli, 'install', ...(isRoot() ? ['--with-deps'] : []), 'chromium'])
  const own = await findChromium()
  if (own !== undefined) return own
  if (isRoot() && run('apt-get', ['--version'])) {
    process.stdout.write("That didn't work. Installing the Debian package...\n")
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-qq', '-y', '--no-install-recommends', 'chromium'])
  }
  const installed = await findChromium()
  if (installed !== undefined) return installed
  throw new UsageError(
    'No Chromium was found and none could be installed. Install Chromium or Chrome, or set ' +
      'CHROMIUM_PATH to its executable, and try again.',
  )
}

/**
 * Chromium without windows, with which journeys need a fifth less processor time. It must have the
 * same version; Debian's is installed if needed. Falls back to Chromium itself.
 */
export async function ensureHeadlessShell(): Promise<string> {
  const whole = await ensureChromium()
  if (process.env.CHROMIUM_PATH !== undefined && process.env.CHROMIUM_PATH !== '') return whole
  const version = (path: string) =>
    /\d+(\.\d+)+/.exec(spawnSync(path, ['--version'], { timeout: 60_000 }).stdout.toString())?.[0]
  const find = () => inPath(SHELLS).find((path) => works(path) && version(path) === version(whole))
  const found = find()
  if (found !== undefined) return found
  if (isRoot() && run('dpkg', ['--status', 'chromium'])) {
    run('apt-get', ['install', '-qq', '-y', '--no-install-recommends', 'chromium-headless-shell'])
  }
  return find() ?? whole
}

/** Starts a Chromium that draws with the same fonts on every Linux. */
export const startChromium = (executablePath: string, args: string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath, args, env: { ...process.env, ...fontVariables } })
