import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { changesSince } from './lib/changes-since.ts'
import { kitVersion, makeKit } from './lib/kit.ts'
import { root, UsageError } from './lib/root.mjs'

/**
 * Makes `kit/` and packs it, for a team that has a host and neither Node nor this repository;
 * `--since REF` tells in it what changed since the version that the team has.
 */
const [option, ref, ...more] = process.argv.slice(2)
const isAsked = option === '--since' && ref !== undefined && !ref.startsWith('-')
if (more.length > 0 || (option !== undefined && !isAsked)) {
  throw new UsageError('Usage: npm run kit [-- --since REF] (a commit, branch or tag)')
}
makeKit(join(root, 'kit'), ref === undefined ? undefined : changesSince(ref))
const archive = `ank-contract-kit-${kitVersion()}.tar.gz`
const { error, status } = spawnSync('tar', ['-czf', archive, 'kit'], {
  cwd: root,
  stdio: 'inherit',
  timeout: 60_000,
})
if (error || status !== 0) {
  throw new UsageError('kit/ is made, but this machine has no "tar" to pack it with.')
}
process.stdout.write(`kit/ and ${archive} are made. Begin with kit/README.md.\n`)
