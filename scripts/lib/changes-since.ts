import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { changesReport } from '../../contracts/changes/report.ts'
import { root, UsageError } from './root.mjs'

const openapi = 'contracts/generated/openapi.json'
const states = 'contracts/generated/states.json'

const git = (...args: string[]) =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 50_000_000, timeout: 30_000 })

/** A file as it was at a commit; a sentence when there is none. */
function fileAt(ref: string, path: string): string {
  if (git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`).status !== 0) {
    throw new UsageError(`"${ref}" is no commit, branch or tag of this repository.`)
  }
  const { status, stdout } = git('show', `${ref}:${path}`)
  if (status !== 0) throw new UsageError(`At ${ref} there was no ${path} yet to compare with.`)
  return stdout
}

/** What changed for a host since a commit, in words. Throws a `UsageError` where there is none. */
export function changesSince(ref: string): string {
  const each = (read: (path: string) => string) => ({
    openapi: read(openapi),
    states: read(states),
  })
  const before = each((path) => fileAt(ref, path))
  const after = each((path) => readFileSync(join(root, path), 'utf8'))
  return changesReport(before, after, ref)
}
