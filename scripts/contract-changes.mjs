import './check-node.cjs'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importTs } from './lib/import-ts.mjs'
import { root, runMain, UsageError } from './lib/root.mjs'

const files = {
  openapi: 'contracts/generated/openapi.json',
  states: 'contracts/generated/states.json',
}

const git = (...args) =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 50_000_000, timeout: 30_000 })

/** A file as it was at a commit; a sentence when there is none. */
function fileAt(ref, path) {
  if (git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`).status !== 0) {
    throw new UsageError(`"${ref}" is no commit, branch or tag of this repository.`)
  }
  const { status, stdout } = git('show', `${ref}:${path}`)
  if (status !== 0) throw new UsageError(`At ${ref} there was no ${path} yet to compare with.`)
  return stdout
}

/** `npm run contract:changes -- REF`: what changed for a host since a commit, in words. */
await runMain(async () => {
  const [ref, ...more] = process.argv.slice(2)
  if (ref === undefined || ref.startsWith('-') || more.length > 0) {
    throw new UsageError('Usage: npm run contract:changes -- REF (a commit, branch or tag)')
  }
  const each = (read) =>
    Object.fromEntries(Object.entries(files).map(([key, path]) => [key, read(path)]))
  const before = each((path) => fileAt(ref, path))
  const after = each((path) => readFileSync(join(root, path), 'utf8'))
  const { changesReport } = await importTs(join(root, 'contracts/changes/report.ts'))
  process.stdout.write(changesReport(before, after, ref))
  process.exit(0)
})
