import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#tests/testing/temporary-folder.ts'
import { root } from '../root.mjs'
import { packageBin } from './steps.ts'

const folder = temporaryFolder()

it('an error that no test has caught is printed, with the file it comes from', () => {
  const late = `import { it } from ${JSON.stringify(join(root, 'node_modules/vitest/dist/index.js'))}
    it('passes', () => { setTimeout(() => { throw new TypeError('much too late') }) })
    it('runs then', () => new Promise((resolve) => process.once('uncaughtExceptionMonitor', resolve)))`
  writeFileSync(join(folder, 'late.test.js'), late)
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(root, packageBin.vitest),
      'run',
      `--root=${folder}`,
      `--reporter=${join(root, 'scripts/lib/steps/progress-reporter.ts')}`,
      '--reporter=json',
      '--outputFile.json=report.json',
    ],
    { encoding: 'utf8', env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' } },
  )
  expect(status).toBe(1)
  expect(stdout).toContain('[1/1]')
  expect(stderr).toMatch(/TypeError: much too late[^]*late\.test\.js/)
})
