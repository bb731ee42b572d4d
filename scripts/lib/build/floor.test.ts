import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readProjectFile } from '#tests/architecture/project-files.ts'
import { temporaryFolder } from '#tests/testing/temporary-folder.ts'
import { root } from '../root.mjs'
import { packageBin } from '../steps/steps.ts'
import { aboveFloor } from './above-floor.ts'
import { buildTarget, floor } from './floor.ts'

const folder = temporaryFolder()

function written(name: string, code: string): string {
  const file = join(folder, name)
  writeFileSync(file, code)
  return file
}

/** What is above the floor in a built file, without its place. */
const above = (code: string) =>
  aboveFloor([written('built.js', code)]).map((found) => found.replace(/^.*?:\d+: /, ''))

test('the floor is the one that README and record name', () => {
  expect(buildTarget).toEqual(['chrome103', 'safari16.4', 'ios16.4', 'firefox115'])
  for (const file of ['README.md', 'docs/decisions/0001-versions.md']) {
    const text = readProjectFile(file)
    for (const { version } of floor) expect(text).toContain(String(version))
  }
})

test('finds what a browser of the floor lacks', () => {
  expect(
    above(`
      fetch('/', { signal: AbortSignal.any([AbortSignal.timeout(1)]) })
      new URLSearchParams('a=1').size
      const search = ['b', 'a'].toSorted()
      document.startViewTransition(() => search.findLast(Boolean))
      URL.canParse('x')
    `),
  ).toEqual([
    expect.stringMatching(/^AbortSignal\.any needs chrome 116, webview_android 116, safari 17\.4/),
    expect.stringMatching(/^URLSearchParams\.size needs chrome 113/),
    expect.stringMatching(/^Array\.toSorted needs chrome 110/),
    expect.stringMatching(/^Document\.startViewTransition needs chrome 111/),
    expect.stringMatching(/^URL\.canParse needs chrome 120/),
  ])
})

test('lets pass what the code asks for first', () => {
  expect(
    above(`
      if (document.startViewTransition) document.startViewTransition(() => {})
      if (typeof scheduler !== 'undefined') scheduler.postTask(() => {})
      indexedDB.databases?.()
    `),
  ).toEqual([])
})

test('the script that turns old browsers away is in syntax they read', () => {
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(readProjectFile('index.html')) ?? []
  expect(script).toContain('AbortSignal')
  const file = written('too-old.js', script)
  execFileSync(process.execPath, [join(root, packageBin.esCheck), 'es5', file])
})
