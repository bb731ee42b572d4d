import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Lock } from '../lock.ts'

/**
 * Code that no minifier renames: where each of the two packages gives its version.
 */
const OWN = {
  react: /\.__CLIENT_INTERNALS_\w+=(?!=)[^]*?\.version=["'`]([^"'`]+)/g,
  'react-dom': /version:["'`]([^"'`]+)["'`],rendererPackageName:["'`]react-dom["'`]/g,
}

/** Replacements for React, by what they leave in a minified build. */
const OTHERS = {
  Preact: /\b__k:\s*null\b|\bdebounceRendering\b|\bpreact\b/,
  Inferno: /\bchildFlags:|\binferno\b/i,
  Solid: /\b_\$HY\b|solid-proxy/,
  Million: /\bmillion\/react\b/,
}

/** The same, by the name of the package. */
const OTHER_PACKAGES =
  /(^|\/)(@preact\/|preact|inferno|nervjs|react-lite|anujs|rax|solid-js|million)/

const versionIn = (path: string) =>
  (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version

/** The versions of react and react-dom installed in a project. */
export const installedReact = (root: string): Record<string, string> =>
  Object.fromEntries(
    Object.keys(OWN).map((name) => [
      name,
      versionIn(join(root, 'node_modules', name, 'package.json')),
    ]),
  )

/** The text of every script and page in a build. */
const textsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|html)$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))

/**
 * Why the runtime of a built client isn't React's own. It is when react and react-dom are there in
 * these versions, once each, with nothing in their place.
 */
export function runtimeProblems(
  build: string,
  versions: Readonly<Record<string, string>>,
): string[] {
  const texts = textsIn(build)
  const problems = Object.entries(OWN).flatMap(([name, mark]) => {
    const found = texts.flatMap(({ text }) =>
      [...text.matchAll(mark)].map(([, version]) => version),
    )
    if (found.length === 1 && found[0] === versions[name]) return []
    const said = found.length === 0 ? 'is missing' : `is in the build as ${found.join(' and ')}`
    return [`${name} ${said}; it should be there once, as ${versions[name]}.`]
  })
  const strangers = Object.entries(OTHERS).flatMap(([name, mark]) =>
    texts
      .filter(({ text }) => mark.test(text))
      .map(
        ({ file, text }) => `${file} contains "${mark.exec(text)?.[0]}", which points to ${name}.`,
      ),
  )
  return [...problems, ...strangers]
}

/** `package.json`, as far as we read it. */
export interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  overrides?: Record<string, unknown>
}

/**
 * Packages of a project that aren't React itself: another runtime by name, or one installed under
 * React's name.
 */
export function packageProblems(manifest: Manifest, lock: Lock): string[] {
  const wanted = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.overrides }
  const named = Object.entries(wanted)
    .filter(
      ([name, range]) =>
        OTHER_PACKAGES.test(name) || OTHER_PACKAGES.test(String(range).replace(/^npm:/, '/')),
    )
    .map(([name, range]) => `package.json asks for ${name} ${range}, another runtime.`)
  const locked = Object.entries(lock.packages)
    .filter(([path, { name = '' }]) => OTHER_PACKAGES.test(path) || OTHER_PACKAGES.test(name))
    .map(([path]) => `package-lock.json contains ${path}, another runtime.`)
  return [...named, ...locked]
}
