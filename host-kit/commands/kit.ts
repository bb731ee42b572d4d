import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root, UsageError } from '../../scripts/lib/root.mjs'
import { changesSince } from '../changes/report.ts'
import { kitVersion, makeKit } from '../kit/make-kit.ts'

// Makes and packs `kit/`, for a host's team without this repository. With `--since REF` the
// kit lists what has changed since the version the team has.
const [option, ref, ...more] = process.argv.slice(2)
const isAsked = option === '--since' && ref !== undefined && !ref.startsWith('-')
if (more.length > 0 || (option !== undefined && !isAsked)) {
  throw new UsageError('Usage: npm run kit -w host-kit [-- --since REF] (a commit, branch or tag)')
}
await makeKit(join(root, 'kit'), ref === undefined ? undefined : changesSince(ref))
const archive = `ank-contract-kit-${kitVersion()}.tar.gz`
const { error, status } = spawnSync('tar', ['-czf', archive, 'kit'], {
  cwd: root,
  stdio: 'inherit',
  timeout: 60_000,
})
if (error || status !== 0) {
  throw new UsageError('kit/ is ready but not packed: "tar" is missing or failed.')
}
process.stdout.write(`Made kit/ and ${archive}. Start with kit/README.md.\n`)
