import { cpSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Serves (dev) or copies (build) the demo's own files: `mocks/assets/a/b.svg` is `/a/b.svg` on the
 * site.
 */
export function demoAssets(root: string): Plugin {
  const folder = '/mocks/assets'
  const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true
  return {
    name: 'ank-demo-assets',
    configureServer(server) {
      server.middlewares.use((request, _, next) => {
        if (isFile(join(root, folder, request.url ?? ''))) request.url = folder + request.url
        next()
      })
    },
    writeBundle({ dir = '' }) {
      cpSync(join(root, folder), dir, { recursive: true })
    },
  }
}
