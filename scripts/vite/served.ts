import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import * as zlib from 'node:zlib'
import type { Plugin } from 'vite'
import type { Config } from '../../src/platform/config.ts'
import { filesIn } from '../lib/files-in.ts'
import { servedPolicy } from './content-policy.ts'
import { headerFiles } from './headers.ts'

const { brotliCompressSync, constants, gzipSync } = zlib

const text = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.webmanifest'])
/** In bytes: below it a smaller body is not worth a second file. */
const leastToCompress = 1000
/** An operator writes it: a compressed copy would go on telling what the build wrote. */
const written = 'ank.json'

/** What Node's zlib has since 22.15 and 23.8; the oldest Node that builds this has none of it. */
interface Zstd {
  zstdCompressSync?: (body: Buffer, options: { params: Record<number, number> }) => Buffer
  constants: object
}

/** The forms in which a server may send a file, by what is added to its name. */
export function codingsWith(given: Zstd): Record<string, (body: Buffer) => Buffer> {
  const { zstdCompressSync } = given
  const level = (given.constants as { ZSTD_c_compressionLevel?: number }).ZSTD_c_compressionLevel
  return {
    '.gz': (body) => gzipSync(body, { level: 9 }),
    '.br': (body) =>
      brotliCompressSync(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      }),
    ...(zstdCompressSync &&
      level !== undefined && {
        // The highest level whose window every browser takes: 8 MiB.
        '.zst': (body) => zstdCompressSync(body, { params: { [level]: 19 } }),
      }),
  }
}

/** Writes every text of a build's folder once more in each coding. */
function compress(folder: string): void {
  for (const [name, body] of filesIn(folder)) {
    const worth = text.has(extname(name)) && body.length >= leastToCompress && name !== written
    if (!worth || name.startsWith('.')) continue
    for (const [suffix, code] of Object.entries(codingsWith(zlib))) {
      writeFileSync(join(folder, name + suffix), code(body))
    }
  }
}

/**
 * What a server needs beside the files of a build: its headers in every form, and its texts
 * compressed. The last plugin: it reads what the others have written.
 */
export function served(config: Config, demo: boolean): Plugin {
  return {
    name: 'ank-served',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir }) {
        if (dir === undefined) throw new Error('The build has no folder.')
        const page = readFileSync(join(dir, 'index.html'), 'utf8')
        const files = headerFiles(page, config.apiHost, demo)
        for (const [name, content] of Object.entries(files)) {
          mkdirSync(dirname(join(dir, name)), { recursive: true })
          writeFileSync(join(dir, name), content)
        }
        if (!demo) writeFileSync(join(dir, written), '{}\n')
        compress(dir)
        this.info(`Policy of this build:\n${servedPolicy(page, config.apiHost, demo)}\n`)
      },
    },
  }
}
