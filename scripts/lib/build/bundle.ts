import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { filesIn } from '../files-in.ts'

/** The bytes of all files, each compressed by itself as a server sends it. */
export function gzipBytes(folder: string, files: readonly string[]): number {
  let bytes = 0
  for (const file of files) bytes += gzipSync(readFileSync(join(folder, file)), { level: 9 }).length
  return bytes
}

/** Words that only the mock backend, the scenarios and their libraries contain. */
const FOREIGN = [/mockServiceWorker/, /@mswjs/, /\bmsw\b/i, /\bscenarios?\b/i, /\bfaker\b/i]

/** The text of each file of a build whose ending `kinds` accepts, by its name. */
export const textsIn = (folder: string, kinds = /\.(js|html)$/): [file: string, text: string][] =>
  filesIn(folder)
    .filter(([file]) => kinds.test(file))
    .map(([file, content]) => [file, content.toString()])

/** The first foreign word in each text file of a build, if it has one. */
export const foreignWords = (folder: string) =>
  textsIn(folder, /\.(js|css|html|json|webmanifest|map)$/).flatMap(([file, text]) => {
    const found = FOREIGN.map((word) => word.exec(`${file}\n${text}`)?.[0]).find(Boolean)
    return found === undefined ? [] : [{ file, word: found }]
  })
