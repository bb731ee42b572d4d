import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Who imports what of the demo's libraries without need (docs/decisions/0005-one-worker-per-build.md). */
const replaced: readonly (readonly [importer: RegExp, source: RegExp])[] = [
  [
    /\/node_modules\/@mswjs\/data\/lib\//,
    /^(date-fns|lodash|\.\/extensions\/sync|\.\/model\/generate(Rest|GraphQL)Handlers)$/,
  ],
  [/\/node_modules\/tough-cookie\//, /^tldts$/],
]

const lite = fileURLToPath(new URL('lite.ts', import.meta.url))

/** The file that replaces `source` for this importer, or null. */
export function standInFor(source: string, importer = ''): string | null {
  const path = importer.replaceAll('\\', '/')
  return replaced.some(([from, what]) => from.test(path) && what.test(source)) ? lite : null
}

/** Puts `lite.ts` into the demo build. */
export function standIns(): Plugin {
  return { name: 'ank-stand-ins', enforce: 'pre', resolveId: standInFor }
}
