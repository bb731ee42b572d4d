import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, extname, join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { kindOf, servedHeaders } from '../../src/platform/installed/served-headers.ts'
import { filesIn } from '../lib/files-in.ts'
import { headerFiles } from './headers.ts'

const text = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.webmanifest'])
/** In bytes. Compressing smaller files isn't worth it. */
const leastToCompress = 1000

/** The compressed forms of a file, by the suffix of their names. */
const codings: Record<string, (body: Buffer) => Buffer> = {
  '.gz': (body) => gzipSync(body, { level: 9 }),
  '.br': (body) =>
    brotliCompressSync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  // The highest level whose window (8 MiB) every browser accepts.
  '.zst': (body) => zstdCompressSync(body, { params: { [constants.ZSTD_c_compressionLevel]: 19 } }),
}

/** Writes a compressed copy of every text file in each coding. */
function compress(folder: string): void {
  for (const [name, body] of filesIn(folder)) {
    const worth = text.has(extname(name)) && body.length >= leastToCompress
    if (!worth || name.startsWith('.')) continue
    for (const [suffix, code] of Object.entries(codings)) {
      writeFileSync(join(folder, name + suffix), code(body))
    }
  }
}

/** An address that the page answers: not the host's, and not a file of the site. */
const isScreen = (path: string) => !/^\/(api|assets|\.well-known)(\/|$)|\.\w+$/.test(path)

/** A preview sends the same headers, and never the page for a file or call that isn't there. */
const previewed = (demo: boolean): Plugin => ({
  name: 'ank-previewed',
  configurePreviewServer({ middlewares, config: { root, build } }) {
    middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://preview')
      const kind = isScreen(pathname) ? 'page' : kindOf(pathname)
      for (const [name, value] of Object.entries(servedHeaders(kind, demo))) {
        response.setHeader(name, value)
      }
      if (kind === 'page' || existsSync(join(resolve(root, build.outDir), pathname))) return next()
      response.statusCode = 404
      response.end()
    })
  },
})

/**
 * Adds what a server needs: the headers in every format, and compressed copies of text files. It must
 * be the last plugin, since it reads what the others have written.
 */
export const served = (demo: boolean): Plugin[] => [previewed(demo), written(demo)]

function written(demo: boolean): Plugin {
  return {
    name: 'ank-served',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir }) {
        if (dir === undefined) throw new Error('The build has no output folder.')
        const names = filesIn(dir).map(([name]) => name)
        const files = headerFiles(names, demo)
        for (const [name, content] of Object.entries(files)) {
          mkdirSync(dirname(join(dir, name)), { recursive: true })
          writeFileSync(join(dir, name), content)
        }
        compress(dir)
      },
    },
  }
}
