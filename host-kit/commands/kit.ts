import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root, UsageError } from '../../scripts/lib/root.mjs'
import { kitVersion, makeKit } from '../kit/make-kit.ts'

// Makes and packs `kit/`, for a host's team without this repository.
await makeKit(join(root, 'kit'))
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
