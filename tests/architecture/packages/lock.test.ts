import { describe, expect, it } from 'vitest'
import { fill, missingOptional, platformOf, type LockEntry } from '../../../scripts/lib/lock.ts'
import { readText } from '../project-files.ts'

const text = readText('package-lock.json')
const lock = JSON.parse(text)
const { workspaces } = JSON.parse(readText('package.json')) as { workspaces: string[] }

describe('package-lock.json', () => {
  it('names no registry: the only addresses in it are funding pages', () => {
    // Only this project's own folders are resolved, to themselves.
    const resolved = [...text.matchAll(/"resolved": "([^"]*)"/g)].map(([, place]) => place)
    expect(resolved).toEqual(workspaces)
    const withoutFunding = JSON.stringify(lock, (key, value) => (key === 'funding' ? null : value))
    expect(withoutFunding).not.toMatch(/https?:\/\//)
  })

  it('links each workspace by the name in its package.json, else npm ci refuses the lock', () => {
    for (const folder of workspaces) {
      const { name } = JSON.parse(readText(`${folder}/package.json`))
      expect(lock.packages[`node_modules/${name}`]).toEqual({ resolved: folder, link: true })
    }
  })

  it('is complete: every optional package of every system has its entry', () => {
    expect(missingOptional(lock)).toEqual([])
  })

  it('has an integrity of 512 bits for every package of every system', () => {
    const entries = Object.entries(lock.packages as Record<string, LockEntry>).filter(
      ([path, entry]) => path.startsWith('node_modules/') && !('link' in entry),
    )
    const weak = entries.filter(([, { integrity }]) => integrity?.startsWith('sha512-') !== true)
    expect(weak.map(([path]) => path)).toEqual([])
    // A bundled package would only be covered by the integrity of the one it's in.
    expect(entries.filter(([, entry]) => 'inBundle' in entry)).toEqual([])
  })

  it('lets no package run a script of its own when it is installed', () => {
    expect(readText('.npmrc').split('\n')).toContain('ignore-scripts=true')
  })

  it('names exact versions only', () => {
    const versions = ['.', ...workspaces].flatMap((folder) => {
      const { dependencies, devDependencies } = JSON.parse(readText(`${folder}/package.json`))
      return Object.entries({ ...dependencies, ...devDependencies })
    })
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([])
  })
})

describe('filling a lock', () => {
  const incomplete = {
    packages: {
      '': { name: 'app' },
      'node_modules/tool': {
        version: '2.0.0',
        dev: true,
        optionalDependencies: { '@tool/darwin-arm64': '2.0.0', '@tool/linux-x64-gnu': '2.0.0' },
      },
      'node_modules/@tool/linux-x64-gnu': { version: '2.0.0', optional: true },
      'node_modules/outer/node_modules/inner': {
        version: '1.0.0',
        optionalDependencies: { 'inner-win32-x64': '^1.0.0' },
      },
      'node_modules/outer/node_modules/inner-win32-x64': { version: '1.0.0', optional: true },
    },
  }

  it('finds what is missing, also from a nested package', () => {
    expect(missingOptional(incomplete)).toEqual([
      { path: 'node_modules/tool', name: '@tool/darwin-arm64', version: '2.0.0' },
    ])
  })

  it('adds an entry that npm skips on other systems', () => {
    expect(fill(incomplete).packages).toMatchObject({
      'node_modules/@tool/darwin-arm64': {
        version: '2.0.0',
        cpu: ['arm64'],
        os: ['darwin'],
        dev: true,
        optional: true,
      },
    })
    expect(missingOptional(fill(incomplete))).toEqual([])
  })

  it.each([
    ['@tailwindcss/oxide-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
    ['@tailwindcss/oxide-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
    ['@tailwindcss/oxide-wasm32-wasi', { cpu: ['wasm32'] }],
    ['@oxlint/binding-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ])('reads the system from the name %s', (name, platform) => {
    expect(platformOf(name)).toEqual(platform)
  })
})
