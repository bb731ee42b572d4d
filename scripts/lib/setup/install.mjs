// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../root.mjs'

/**
 * True if `node_modules` has every package of the lock in the locked version. Packages for other
 * systems (`optional`) may be missing; this project's own folders (`link`) are never looked up by name.
 * @param {string} root
 */
export function arePackagesInstalled(root) {
  const installed = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(installed)) return false
  const wanted = readPackages(join(root, 'package-lock.json'))
  const present = readPackages(installed)
  return Object.entries(wanted).every(
    ([path, { version, optional, peer, link }]) =>
      !path.startsWith('node_modules/') ||
      link === true ||
      (path in present ? present[path]?.version === version : optional === true || peer === true),
  )
}

/**
 * @typedef {{ version?: string, optional?: boolean, peer?: boolean, link?: boolean }} Entry
 * @param {string} path of a lock
 * @returns {Record<string, Entry>}
 */
function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    throw new UsageError(`${path} isn't valid JSON. Restore it and try again.`)
  }
}

/**
 * The command that starts npm, even if a script was started without npm.
 * @returns {{ command: string, first: string[] }}
 */
function npm() {
  const path = process.env.npm_execpath
  return path !== undefined && /npm-cli\.c?js$/.test(path)
    ? { command: process.execPath, first: [path] }
    : { command: 'npm', first: [] }
}

/**
 * Installs the locked packages when they are missing or older than the lock.
 * @param {string} root
 * @throws {UsageError} when npm fails, after npm has said why
 */
export function ensureInstalled(root) {
  if (arePackagesInstalled(root)) return
  process.stdout.write('Installing packages. This takes a minute, and only the first time...\n')
  const { command, first } = npm()
  const started = performance.now()
  const done = spawnSync(command, [...first, 'ci', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: command === 'npm' && process.platform === 'win32',
  })
  if (done.error !== undefined || done.status !== 0) {
    throw new UsageError(
      'The packages could not be installed: "npm ci" failed for the reason above. ' +
        'Check your network connection and try again.',
    )
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(`Packages installed in ${seconds} s.\n`)
}
