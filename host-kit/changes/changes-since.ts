import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, UsageError } from '../../scripts/lib/root.mjs'
import { changesReport } from './report.ts'

const openapi = 'contracts/generated/openapi.json'
const states = 'contracts/generated/states.json'

const git = (...args: string[]) =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 50_000_000, timeout: 30_000 })

/** A file as it was at a commit. Throws a `UsageError` if it didn't exist. */
function fileAt(ref: string, path: string): string {
  if (git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`).status !== 0) {
    throw new UsageError(`"${ref}" isn't a commit, branch or tag in this repository.`)
  }
  const { status, stdout } = git('show', `${ref}:${path}`)
  if (status !== 0)
    throw new UsageError(`There's nothing to compare with: ${path} didn't exist at ${ref}.`)
  return stdout
}

/** Describes what changed for a host since a commit. Throws a `UsageError` if that isn't known. */
export function changesSince(ref: string): string {
  const each = (read: (path: string) => string) => ({
    openapi: read(openapi),
    states: read(states),
  })
  const before = each((path) => fileAt(ref, path))
  const after = each((path) => readFileSync(join(root, path), 'utf8'))
  return changesReport(before, after, ref)
}
