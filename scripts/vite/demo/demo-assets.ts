import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
}

/**
 * Every file the demo serves besides the app: path on the site (no leading slash) to file on disk.
 * `mocks/assets/a/b.svg` is served as `/a/b.svg`; the worker script comes from the package.
 */
export function demoFiles(root: string): Map<string, string> {
  const files = new Map<string, string>([
    ['mockServiceWorker.js', join(root, 'node_modules/msw/lib/mockServiceWorker.js')],
  ])
  const assets = join(root, 'mocks/assets')
  if (!existsSync(assets)) return files
  for (const name of readdirSync(assets, { recursive: true, encoding: 'utf8' })) {
    const path = join(assets, name)
    if (statSync(path).isFile()) files.set(relative(assets, path).split(sep).join('/'), path)
  }
  return files
}

/** The text of one of these files. Our worker code goes first, since MSW's stops answering calls. */
export function demoFile(root: string, name: string, path: string): Buffer {
  const text = readFileSync(path)
  if (name !== 'mockServiceWorker.js') return text
  return Buffer.concat([readFileSync(join(root, 'mocks/doors/asleep-worker.js')), text])
}

/** Serves (dev) or copies (build) the mock worker and `mocks/assets`. For the demo only. */
export function demoAssets(root: string): Plugin {
  return {
    name: 'ank-demo-assets',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = decodeURI((request.url ?? '').split('?')[0] ?? '').slice(1)
        const file = demoFiles(root).get(path)
        if (file === undefined) return next()
        response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream')
        response.end(demoFile(root, path, file))
      })
    },
    generateBundle() {
      for (const [fileName, path] of demoFiles(root)) {
        this.emitFile({ type: 'asset', fileName, source: demoFile(root, fileName, path) })
      }
    },
  }
}
