import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/**
 * What a browser fetches for the given manifest keys: their files, everything they import
 * statically, and the styles of all of these.
 * @param {Record<string, { file: string, imports?: string[], css?: string[] }>} manifest
 * @param {string[]} keys
 */
export function firstLoad(manifest, keys) {
  const seen = new Set()
  const visit = (key) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const next of manifest[key].imports ?? []) visit(next)
  }
  keys.forEach(visit)
  const chunks = [...seen].map((key) => manifest[key])
  return {
    js: new Set(chunks.map((chunk) => chunk.file).filter((file) => file.endsWith('.js'))),
    css: new Set(chunks.flatMap((chunk) => chunk.css ?? [])),
  }
}

/** Bytes of the files together, each compressed by itself as a server sends it. */
export function gzipBytes(folder, files) {
  let bytes = 0
  for (const file of files) bytes += gzipSync(readFileSync(join(folder, file)), { level: 9 }).length
  return bytes
}

/** Words that only the mock backend, the scenarios and their libraries bring along. */
const FOREIGN = [/mockServiceWorker/, /@mswjs/, /\bmsw\b/i, /\bscenarios?\b/i, /\bfaker\b/i]

/** The first foreign word of each text file of a build, if there is one. */
export function foreignWords(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css|html|json|webmanifest|map)$/.test(file))
    .flatMap((file) => {
      const text = `${file}\n${readFileSync(join(folder, file), 'utf8')}`
      const found = FOREIGN.map((word) => word.exec(text)?.[0]).find(Boolean)
      return found === undefined ? [] : [{ file, word: found }]
    })
}
