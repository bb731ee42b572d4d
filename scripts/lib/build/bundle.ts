import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The bytes of all files, each compressed by itself as a server sends it. */
export function gzipBytes(folder: string, files: readonly string[]): number {
  let bytes = 0
  for (const file of files) bytes += gzipSync(readFileSync(join(folder, file)), { level: 9 }).length
  return bytes
}

/** Words that only the mock backend, the scenarios and their libraries contain. */
const FOREIGN = [/mockServiceWorker/, /@mswjs/, /\bmsw\b/i, /\bscenarios?\b/i, /\bfaker\b/i]

/** The first foreign word in each text file of a build, if it has one. */
export function foreignWords(folder: string): { file: string; word: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css|html|json|webmanifest|map)$/.test(file))
    .flatMap((file) => {
      const text = `${file}\n${readFileSync(join(folder, file), 'utf8')}`
      const found = FOREIGN.map((word) => word.exec(text)?.[0]).find(Boolean)
      return found === undefined ? [] : [{ file, word: found }]
    })
}

/** The first of these texts that a script or page of a build contains. */
export function textIn(folder: string, wanted: readonly string[]): string | undefined {
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|html)$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
  return wanted.find((each) => texts.some((text) => text.includes(each)))
}
