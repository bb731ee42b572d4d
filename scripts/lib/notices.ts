import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where a build tells the names and licenses of the packages whose code it holds. */
export const noticesFile = 'third-party-notices.txt'

/** Packages that only pass on what another one holds: no line of theirs is in a build. */
const passesOn: Readonly<Record<string, string>> = { 'react-router-dom': 'react-router' }

/**
 * Why the notices of a build are not what the licenses of its packages ask for; empty when they
 * are. `packages` are those that every build holds.
 */
export function noticeProblems(build: string, packages: readonly string[]): string[] {
  const path = join(build, noticesFile)
  if (!existsSync(path)) return [`${path} is missing.`]
  const text = readFileSync(path, 'utf8')
  return packages
    .map((name) => passesOn[name] ?? name)
    .filter((name) => !new RegExp(`^## ${name} - [\\d.]+ \\(.+\\)$`, 'm').test(text))
    .map((name) => `${path} does not name ${name} and its license.`)
}
