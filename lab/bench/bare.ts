import { join } from 'node:path'
import { build } from 'vite'
import { root } from '../../scripts/lib/root.mjs'

/** Builds the bare React page on the spot; gives its folder. */
export async function buildBare(): Promise<string> {
  const outDir = join(root, '.cache/bench/bare')
  await build({
    root: join(root, 'lab/bench/bare'),
    configFile: false,
    envFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  })
  return outDir
}
