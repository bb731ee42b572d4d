import { root } from './root.mjs'

/**
 * Imports a TypeScript module of this project in Node 20, which cannot strip types itself: Vite
 * transforms our files, packages are imported as they are.
 * @param {string} path absolute path
 */
export async function importTs(path) {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    configFile: false,
    envFile: false,
    logLevel: 'error',
    appType: 'custom',
    cacheDir: '.cache/vite-node',
    define: { __DEMO__: 'true' },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  return vite.ssrLoadModule(path)
}
