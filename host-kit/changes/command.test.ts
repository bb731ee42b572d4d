import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const project = fileURLToPath(new URL('../../', import.meta.url))

const noSuchBranch = '"no-such-branch" isn\'t a commit, branch or tag in this repository.\n'
const usage = 'Usage: npm run changes -w host-kit -- REF (a commit, branch or tag)\n'

test.each([
  ['kit', ['--since', 'no-such-branch'], noSuchBranch],
  ['changes', ['no-such-branch'], noSuchBranch],
  ['changes', [], usage],
  ['changes', ['HEAD', 'main'], usage],
  ['scenario', [], 'Usage: npm run scenario -w host-kit -- FILE (a HAR file or a monitor’s log)\n'],
])('%s %j exits with 2 and a sentence', (command, args, sentence) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', `../host-kit/commands/${command}`, ...args],
    { cwd: project, encoding: 'utf8', timeout: 15_000 },
  )
  expect({ status, stderr }).toEqual({ status: 2, stderr: sentence })
})
