import { describe, expect, it } from 'vitest'
import { codeFiles, projectFiles, readProjectFile } from './project-files.ts'

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

  it('in plain JavaScript are checked by their types too', () => {
    const unchecked = codeFiles
      .filter((path) => /\.[cm]?js$/.test(path))
      .filter((path) => !readProjectFile(path).includes('// @ts-check\n'))
    expect(unchecked).toEqual([
      // Put before the script of another package, whose globals it uses.
      'mocks/transports/asleep-worker.js',
      'host-kit/kit/files/state-endpoint/express/provider-states.mjs',
    ])
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
