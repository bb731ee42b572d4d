// In place of lockfile-lint: docs/decisions/0014-dependencies.md, “Kept by hand”.

import { describe, expect, it } from 'vitest'
import { readProjectFile } from '../project-files.ts'

/** A package of the lock, as far as we read it. */
interface LockEntry {
  integrity?: string
  optionalDependencies?: Record<string, string>
}

const text = readProjectFile('package-lock.json')
const lock = JSON.parse(text) as { packages: Record<string, LockEntry> }

/** Whether Node would find `name` when asked from the package at `path`: beside it or further out. */
const isFound = (path: string, name: string): boolean =>
  `${path}/node_modules/${name}`.replace(/^\//, '') in lock.packages ||
  (path !== '' && isFound(path.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, ''), name))

describe('package-lock.json', () => {
  it('names no registry: the only addresses in it are funding pages', () => {
    expect(text).not.toContain('"resolved"')
    const withoutFunding = JSON.stringify(lock, (key, value) => (key === 'funding' ? null : value))
    expect(withoutFunding).not.toMatch(/https?:\/\//)
  })

  it('is complete: every optional package of every system has its entry', () => {
    const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isFound(path, name)),
    )
    expect(missing).toEqual([])
  })

  it('has an integrity of 512 bits for every package of every system', () => {
    const entries = Object.entries(lock.packages).filter(([path]) =>
      path.startsWith('node_modules/'),
    )
    const weak = entries.filter(([, { integrity }]) => integrity?.startsWith('sha512-') !== true)
    expect(weak.map(([path]) => path)).toEqual([])
    // A bundled package would only be covered by the integrity of the one it's in.
    expect(entries.filter(([, entry]) => 'inBundle' in entry)).toEqual([])
  })

  it('lets no package run a script of its own when it is installed', () => {
    expect(readProjectFile('.npmrc').split('\n')).toContain('ignore-scripts=true')
  })

  it('names exact versions only', () => {
    const { dependencies, devDependencies } = JSON.parse(readProjectFile('package.json'))
    const versions = Object.entries({ ...dependencies, ...devDependencies })
    const exact = /^(npm:@?[\w/.-]+@)?\d+\.\d+\.\d+$/
    expect(versions.filter(([, version]) => !exact.test(String(version)))).toEqual([])
  })
})
