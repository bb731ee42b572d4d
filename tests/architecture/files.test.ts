import { describe, expect, it } from 'vitest'
import { codeFiles, projectFiles, readProjectFile } from './project-files.ts'

const KEBAB_FOLDER = /^[a-z0-9]+(-[a-z0-9]+)*$/
const KEBAB_FILE =
  /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|alone\.test|spec|d|demo\.spec|live\.spec|golden))?\.\w+$/

/** Absolute paths on someone's machine, and addresses of package registries. */
const PERSONAL = [
  new RegExp(String.raw`(?<![\w.])/(home|Users|root|work|tmp)/\w`),
  /[A-Z]:\\Users\\/,
  /\bregistry\.[a-z]+\.(org|com|io|dev)\b/,
]

const TEXT = /\.(md|json|ya?ml|html|css|svg|txt|tsx?|[cm]?js|webmanifest)$|^\.npmrc$|^\.ci\//

describe('files', () => {
  it('are found: these checks don’t run over nothing', () => {
    expect(codeFiles).toContain('src/domain/time/clock.ts')
    expect(projectFiles).toContain('package.json')
  })

  it('have kebab-case names, and so have their folders', () => {
    const misnamed = codeFiles.filter((path) => {
      const folders = path.split('/')
      const name = folders.pop() ?? ''
      return !KEBAB_FILE.test(name) || folders.some((folder) => !KEBAB_FOLDER.test(folder))
    })
    expect(misnamed).toEqual([])
  })

  it('are TypeScript, but for what runs before packages are installed', () => {
    const plain = codeFiles.filter((path) => /\.[cm]?js$/.test(path))
    expect(plain).toEqual([
      'mocks/transports/asleep-worker.js',
      'scripts/lib/root.mjs',
      'scripts/lib/setup/import.cjs',
      'scripts/lib/setup/install.mjs',
      'scripts/node.cjs',
      'scripts/run.mjs',
      'host-kit/kit/files/state-endpoint/express/provider-states.mjs',
    ])
    const unchecked = plain.filter((path) => !readProjectFile(path).includes('// @ts-check\n'))
    expect(unchecked).toEqual([
      // Put before the script of another package, whose globals it uses.
      'mocks/transports/asleep-worker.js',
      'host-kit/kit/files/state-endpoint/express/provider-states.mjs',
    ])
  })

  it('are no barrels', () => {
    expect(codeFiles.filter((path) => /\/index\.\w+$/.test(path))).toEqual([])
  })

  it('name no machine’s path and no package registry', () => {
    const personal = projectFiles
      .filter((path) => TEXT.test(path))
      .flatMap((path) =>
        PERSONAL.map((pattern) => [path, pattern.exec(readProjectFile(path))?.[0]]),
      )
      .filter(([, found]) => found !== undefined)
    expect(personal).toEqual([])
  })
})
