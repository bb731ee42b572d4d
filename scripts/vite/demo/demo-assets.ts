import { cpSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const workerFile = 'mockServiceWorker.js'
const folder = 'mocks/assets'

/** The mock worker's script. Our worker code goes first, since MSW's stops answering calls. */
export const mockWorker = (root: string): string =>
  ['mocks/transports/asleep-worker.js', `node_modules/msw/lib/${workerFile}`]
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('')

/**
 * Serves (dev) or copies (build) what only the demo has: the mock worker, and the files of
 * `mocks/assets` at the same paths on the site.
 */
export function demoAssets(root: string): Plugin {
  const isFile = (path: string) =>
    statSync(join(root, folder, path), { throwIfNoEntry: false })?.isFile() === true
  return {
    name: 'ank-demo-assets',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = decodeURI((request.url ?? '').split('?')[0] ?? '')
        if (path === `/${workerFile}`) {
          response.setHeader('content-type', 'text/javascript')
          return response.end(mockWorker(root))
        }
        if (isFile(path)) request.url = `/${folder}${path}`
        next()
      })
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        this.emitFile({ type: 'asset', fileName: workerFile, source: mockWorker(root) })
        // What `demo/all-parts.ts` fetches.
        const parts = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css)$/.test(name))
        const pictures = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
          .map((name) => name.replaceAll('\\', '/'))
          .filter(isFile)
        const source = JSON.stringify([...parts, ...pictures].map((name) => `/${name}`))
        this.emitFile({ type: 'asset', fileName: 'demo-files.json', source })
      },
    },
    writeBundle({ dir = '' }) {
      cpSync(join(root, folder), dir, { recursive: true })
    },
  }
}
