import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { temporaryFolder } from '#tests/testing/temporary-folder.ts'
import { makeKit } from '../kit/make-kit.ts'
import { pactVersion, runPact } from './standalone.ts'

const folder = temporaryFolder()
const read = (path: string) => readFileSync(join(folder, path), 'utf8')

beforeAll(() => makeKit(folder))

test('every image matches the version of the program that runs here', () => {
  const images = ['compose.yml', 'ci/gitlab-ci.yml', 'README.md', 'broker.md'].flatMap((path) => [
    ...read(path).matchAll(/pactfoundation\/pact:([\d.]*\d)/g),
  ])
  expect(images.length).toBeGreaterThan(3)
  expect(new Set(images.map(([, version]) => version))).toEqual(new Set([pactVersion]))
})

test('the README says how to ask that program for its version', async () => {
  const { output } = await runPact(['verifier', '--version'], folder)
  const [, version = 'none'] = /version +: (v[\d.]+)/.exec(output) ?? []
  expect(read('README.md')).toContain(`\`${version}\``)
})

test('the compose file and the GitLab job run verify.sh with variables it reads', () => {
  const script = read('verify.sh')
  const compose = read('compose.yml')
  expect(compose).toContain('entrypoint: [sh, /kit/verify.sh]')
  expect(read('ci/gitlab-ci.yml')).toMatch(/timeout 300 sh kit\/verify\.sh$/m)
  expect(read('ci/github-actions.yml')).toContain('kit/compose.yml run --rm verify\n')
  const names = [...compose.matchAll(/^ +([A-Z_]+): \$\{(\w+):-/gm)]
  expect(names.map(([, name]) => name)).toEqual([
    ...['HOST_URL', 'STATES_URL', 'ANK_STATES_SECRET', 'ONLY', 'LEVEL'],
  ])
  for (const [, name = '', from] of names) {
    expect(from).toBe(name)
    expect(script).toContain(`\${${name}:-`)
  }
})

describe('the commands for a broker', () => {
  const lines = () => read('broker.md').match(/^timeout .+$/gm) ?? []

  test('finish in time', () => {
    expect(lines()).toHaveLength(4)
    const unbounded = read('broker.md')
      .split('\n')
      .filter((line) => /pact broker|--publish/.test(line) && !line.startsWith('timeout '))
    expect(unbounded).toEqual([])
  })

  test('use only options the program has', async () => {
    for (const line of lines()) {
      const [, words = ''] = /^timeout \d+ pact (\S+(?: [a-z]+(?:-[a-z]+)*)?)/.exec(line) ?? []
      const { output } = await runPact([...words.split(' ').filter(Boolean), '--help'], folder)
      const options = line.match(/--[a-z-]+/g) ?? []
      expect(
        options.filter((option) => !new RegExp(`${option}\\b`).test(output)),
        line,
      ).toEqual([])
    }
  }, 250_000)
})
