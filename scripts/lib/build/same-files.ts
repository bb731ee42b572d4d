import { filesIn } from '../files-in.ts'

/** Names of the files that are in `one` but not in `other`, sorted. */
export function filesOnlyIn(one: string, other: string): string[] {
  const others = new Map(filesIn(other))
  const names = filesIn(one).map(([name]) => name)
  return names.filter((name) => !others.has(name)).sort()
}

/** A sentence for each file that is in only one of the folders or differs between them. */
export function fileDifferences(one: string, other: string): string[] {
  const [first, second] = [new Map(filesIn(one)), new Map(filesIn(other))]
  return [...new Set([...first.keys(), ...second.keys()])].sort().flatMap((name) => {
    const [content, otherContent] = [first.get(name), second.get(name)]
    if (!otherContent) return [`${name} is only in the first build.`]
    if (!content) return [`${name} is only in the second build.`]
    return content.equals(otherContent) ? [] : [`${name} differs between the builds.`]
  })
}
