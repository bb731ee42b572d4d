import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const project = fileURLToPath(new URL('../../../', import.meta.url))

test('a kit can’t be made since a commit that doesn’t exist', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'contract/kit', '--since', 'no-such-branch'],
    { cwd: project, encoding: 'utf8', timeout: 15_000 },
  )
  const sentence = '"no-such-branch" isn\'t a commit, branch or tag in this repository.\n'
  expect({ status, stderr }).toEqual({ status: 2, stderr: sentence })
})

test.each([
  {
    args: ['no-such-branch'],
    sentence: '"no-such-branch" isn\'t a commit, branch or tag in this repository.\n',
  },
  { args: [], sentence: 'Usage: npm run contract:changes -- REF (a commit, branch or tag)\n' },
  {
    args: ['HEAD', 'main'],
    sentence: 'Usage: npm run contract:changes -- REF (a commit, branch or tag)\n',
  },
])('contract:changes $args exits with 2 and a sentence', ({ args, sentence }) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'contract/changes', ...args],
    { cwd: project, encoding: 'utf8', timeout: 15_000 },
  )
  expect({ status, stderr }).toEqual({ status: 2, stderr: sentence })
})
