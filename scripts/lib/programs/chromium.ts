import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { root, UsageError } from '../root.mjs'
import { fontVariables } from './fonts.ts'
import {
  announce,
  installPackages,
  isRoot,
  mayInstall,
  MissingProgram,
  succeeds,
} from './install.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']

const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/** True for a program that starts. On a bare Linux, a downloaded browser may lack libraries. */
function works(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
  } catch {
    return false
  }
  return process.platform !== 'linux' || succeeds(path, ['--version'])
}

/** The programs of these names in the folders of `PATH`. */
const inPath = (names: readonly string[]) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name)))

/** An installed Chromium: `CHROMIUM_PATH`, Playwright's own, or the system's. */
export async function findChromium(): Promise<string | undefined> {
  const given = process.env.CHROMIUM_PATH
  if (given !== undefined && given !== '') {
    if (works(given)) return given
    throw new UsageError(`CHROMIUM_PATH is "${given}", which can't be run.`)
  }
  return [chromium.executablePath(), ...inPath(NAMES), ...ELSEWHERE].find(works)
}

/** Installs a Chromium: Debian's package, or else Playwright's own. */
async function installChromium(): Promise<void> {
  const use = 'the journeys'
  installPackages(['chromium', 'chromium-headless-shell'], use)
  if ((await findChromium()) !== undefined) return
  const how = isRoot() ? 'Playwright, and the libraries it needs with apt-get' : 'Playwright'
  announce('Chromium', how, use)
  const cli = join(root, 'node_modules/@playwright/test/cli.js')
  succeeds(process.execPath, [cli, 'install', ...(isRoot() ? ['--with-deps'] : []), 'chromium'])
}

/**
 * Finds a Chromium or installs one: as root on Debian with the system's package manager, or else with
 * Playwright's installer. Throws a `MissingProgram` that says what to do.
 */
export async function ensureChromium(): Promise<string> {
  const found = await findChromium()
  if (found !== undefined) return found
  if (mayInstall()) await installChromium()
  const installed = await findChromium()
  if (installed !== undefined) return installed
  throw new MissingProgram(
    `No Chromium was found and ${mayInstall() ? 'none could be installed' : 'ANK_NO_INSTALL is set'}. ` +
      'Install Chromium or Chrome, or set CHROMIUM_PATH to its executable, and try again.',
  )
}

/** What a program prints. */
const outputOf = (command: string, args: readonly string[]): string =>
  spawnSync(command, args, { timeout: 60_000, encoding: 'utf8' }).stdout ?? ''

/**
 * Chromium without windows, with which journeys need a fifth less processor time. It must have the
 * same version; Debian's is installed if needed. Falls back to Chromium itself.
 */
export async function ensureHeadlessShell(): Promise<string> {
  const whole = await ensureChromium()
  if (process.env.CHROMIUM_PATH !== undefined && process.env.CHROMIUM_PATH !== '') return whole
  const version = (path: string) => /\d+(\.\d+)+/.exec(outputOf(path, ['--version']))?.[0]
  const find = () => inPath(SHELLS).find((path) => works(path) && version(path) === version(whole))
  const found = find()
  if (found !== undefined) return found
  const debian = outputOf('dpkg-query', ['-W', '-f', '${Version}', 'chromium'])
  // Another version would bring another Chromium with it.
  if (debian !== '') installPackages([`chromium-headless-shell=${debian}`], 'quicker journeys')
  return find() ?? whole
}

/** Starts a Chromium that draws with the same fonts on every Linux. */
export const startChromium = (executablePath: string, args: string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath, args, env: { ...process.env, ...fontVariables } })
