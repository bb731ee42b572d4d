import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The file in which a build names the packages it contains, with their licenses. */
export const noticesFile = 'third-party-notices.txt'

/** Packages that only re-export another one: none of their own code is in a build. */
const passesOn: Readonly<Record<string, string>> = { 'react-router-dom': 'react-router' }

/**
 * What is missing from a build's license notices. `packages` are those every build contains.
 */
export function noticeProblems(build: string, packages: readonly string[]): string[] {
  const path = join(build, noticesFile)
  if (!existsSync(path)) return [`${path} is missing.`]
  const text = readFileSync(path, 'utf8')
  return packages
    .map((name) => passesOn[name] ?? name)
    .filter((name) => !new RegExp(`^## ${name} - [\\d.]+ \\(.+\\)$`, 'm').test(text))
    .map((name) => `${path} doesn't name ${name} and its license.`)
}
