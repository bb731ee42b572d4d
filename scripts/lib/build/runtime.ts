import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { textsIn } from './bundle.ts'

/** Code that no minifier renames: where each of the two packages gives its version. */
const OWN = {
  react: /\.__CLIENT_INTERNALS_\w+=(?!=)[^]*?\.version=["'`]([^"'`]+)/g,
  'react-dom': /version:["'`]([^"'`]+)["'`],rendererPackageName:["'`]react-dom["'`]/g,
}

/** The versions of react and react-dom installed in a project. */
export const installedReact = (root: string): Record<string, string> =>
  Object.fromEntries(
    Object.keys(OWN).map((name) => {
      const path = join(root, 'node_modules', name, 'package.json')
      return [name, JSON.parse(readFileSync(path, 'utf8')).version]
    }),
  )

/**
 * Why the runtime of a built client isn't React's own. It is when react and react-dom are there in
 * these versions, once each.
 */
export function runtimeProblems(
  build: string,
  versions: Readonly<Record<string, string>>,
): string[] {
  const texts = textsIn(build).map(([, text]) => text)
  return Object.entries(OWN).flatMap(([name, mark]) => {
    const found = texts.flatMap((text) => [...text.matchAll(mark)].map(([, version]) => version))
    if (found.length === 1 && found[0] === versions[name]) return []
    const finding = found.length === 0 ? 'is missing' : `is in the build as ${found.join(' and ')}`
    return [`${name} ${finding}; it should be there once, as ${versions[name]}.`]
  })
}
