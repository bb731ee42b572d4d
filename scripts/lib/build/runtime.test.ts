import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readProjectFile } from '#tests/architecture/project-files.ts'
import { temporaryFolder } from '#tests/testing/temporary-folder.ts'
import { root } from '../root.mjs'
import { installedReact, runtimeProblems } from './runtime.ts'

const versions = { react: '19.3.1', 'react-dom': '19.3.1' }
// As a minified build writes them.
const react =
  'e.useState=a,e.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=S,e.version=`19.3.1`'
const reactDom = 'var q={bundleType:0,version:`19.3.1`,rendererPackageName:`react-dom`}'

const folder = temporaryFolder()
/** A build of these scripts. */
function build(...scripts: string[]): string {
  const made = mkdtempSync(join(folder, 'build-'))
  scripts.forEach((text, index) => writeFileSync(join(made, `${index}.js`), text))
  return made
}

// `ANK_ONLY=budget npm test` checks both builds for it.
describe('the runtime of a build', () => {
  it('is React: both packages of the installed version, once', () => {
    expect(runtimeProblems(build(`${react};${reactDom}`), versions)).toEqual([])
    expect(runtimeProblems(build(react, reactDom), versions)).toEqual([])
  })

  it.each([
    ['without either package', ['let a'], ['react is missing', 'react-dom is missing']],
    ['twice', [react, reactDom, react], ['react is in the build as 19.3.1 and 19.3.1']],
    [
      'of another version',
      [react.replace('19.3.1', '18.3.1'), reactDom],
      ['react is in the build as 18.3.1'],
    ],
  ])('%s is refused', (_, scripts, expected) => {
    const problems = runtimeProblems(build(...scripts), versions)
    expect(problems.map((problem, index) => problem.slice(0, expected[index]?.length))).toEqual(
      expected,
    )
  })
})

it('what is installed is what package.json asks for', () => {
  const { react: wanted, 'react-dom': wantedDom } = JSON.parse(
    readProjectFile('package.json'),
  ).dependencies
  expect(installedReact(root)).toEqual({ react: wanted, 'react-dom': wantedDom })
})
