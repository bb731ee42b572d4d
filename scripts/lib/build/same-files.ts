import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'))

/** Names of the files that are in `one` but not in `other`, sorted. */
export function filesOnlyIn(one: string, other: string): string[] {
  const others = new Set(filesIn(other))
  return filesIn(one)
    .filter((name) => !others.has(name))
    .sort()
}

/** A sentence for each file that is in only one of the folders or differs between them. */
export function fileDifferences(one: string, other: string): string[] {
  const [first, second] = [filesIn(one), filesIn(other)]
  return [...new Set([...first, ...second])].sort().flatMap((name) => {
    if (!second.includes(name)) return [`${name} is only in the first build.`]
    if (!first.includes(name)) return [`${name} is only in the second build.`]
    const same = readFileSync(join(one, name)).equals(readFileSync(join(other, name)))
    return same ? [] : [`${name} differs between the builds.`]
  })
}
