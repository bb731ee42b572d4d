import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

export interface StandIn {
  /** Only these files import the stand-in. */
  importer: RegExp
  /** What they import. */
  source: RegExp
  /** The file in this folder that replaces it. */
  file: string
}

/** Unused parts of the demo's libraries (docs/decisions/0005-one-worker-per-build.md). */
export const demoStandIns: readonly StandIn[] = [
  {
    importer: /\/node_modules\/@mswjs\/data\/lib\//,
    source: /^(date-fns|lodash|\.\/model\/generate(Rest|GraphQL)Handlers)$/,
    file: 'data-lite.ts',
  },
  {
    // The cookie jar of the mock library.
    importer: /\/node_modules\/tough-cookie\//,
    source: /^tldts$/,
    file: 'tldts-lite.ts',
  },
]

const folder = new URL('.', import.meta.url)

/** The file that replaces `source` for this importer, or null. */
export function standInFor(source: string, importer: string | undefined): string | null {
  const path = importer?.replaceAll('\\', '/') ?? ''
  const found = demoStandIns.find((each) => each.source.test(source) && each.importer.test(path))
  return found ? fileURLToPath(new URL(found.file, folder)) : null
}

/** Puts the stand-ins into the demo build. */
export function standIns(): Plugin {
  return { name: 'ank-stand-ins', enforce: 'pre', resolveId: standInFor }
}
