import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, UsageError } from '../../scripts/lib/root.mjs'
import { inlined } from '../documents/openapi/named.ts'
import type { OpenDocument } from '../documents/openapi/openapi.ts'
import type { Change } from './fields.ts'
import { operationChanges } from './operations.ts'
import { stateChanges, type ToldState } from './states.ts'

/** The contract at one time: the texts of two generated files. */
interface Kept {
  openapi: string
  states: string
}

const part = (title: string, changes: readonly Change[]): string[] =>
  changes.length > 0 ? ['', title, ...changes.map(({ sentence }) => `  ${sentence}`)] : []

/** Describes what changed for a host. */
export function changesReport(before: Kept, after: Kept, since: string): string {
  const statesOf = ({ states }: Kept) => (JSON.parse(states) as { states: ToldState[] }).states
  const changes = [
    ...operationChanges(
      inlined(JSON.parse(before.openapi) as OpenDocument),
      inlined(JSON.parse(after.openapi) as OpenDocument),
    ),
    ...stateChanges(statesOf(before), statesOf(after)),
  ]
  if (changes.length === 0) return `Nothing changed for a host since ${since}.\n`
  const lines = [
    `Since ${since}, for a host:`,
    ...part(
      'To do',
      changes.filter(({ must }) => must),
    ),
    ...part(
      'To know',
      changes.filter(({ must }) => !must),
    ),
  ]
  return `${lines.join('\n')}\n`
}

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
