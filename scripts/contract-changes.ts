import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { changesReport } from '../contracts/changes/report.ts'
import { root, UsageError } from './lib/root.mjs'

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

/** `npm run contract:changes -- REF`: what changed for a host since a commit, in words. */
const [ref, ...more] = process.argv.slice(2)
if (ref === undefined || ref.startsWith('-') || more.length > 0) {
  throw new UsageError('Usage: npm run contract:changes -- REF (a commit, branch or tag)')
}
const each = (read: (path: string) => string) => ({ openapi: read(openapi), states: read(states) })
const before = each((path) => fileAt(ref, path))
const after = each((path) => readFileSync(join(root, path), 'utf8'))
process.stdout.write(changesReport(before, after, ref))
