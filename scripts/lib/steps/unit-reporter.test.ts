import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#tests/testing/temporary-folder.ts'
import { root } from '../root.mjs'
import { unitTests, type UnitReport } from './reports.ts'
import { packageBin } from './steps.ts'

const folder = temporaryFolder()

it(
  'an error that no test has caught is a failure of its own, with its file',
  { timeout: 60_000 },
  () => {
    const late = `import { it } from ${JSON.stringify(join(root, 'node_modules/vitest/dist/index.js'))}
    it('passes', () => new Promise((resolve) => {
      process.once('uncaughtExceptionMonitor', resolve)
      setImmediate(() => { throw new TypeError('much too late') })
    }))`
    writeFileSync(join(folder, 'late.test.js'), late)
    const reporter = join(root, 'scripts/lib/steps/unit-reporter.ts')
    const report = join(folder, 'report.json')
    const { status, stdout } = spawnSync(process.execPath, [
      join(root, packageBin.vitest),
      'run',
      `--root=${folder}`,
      `--reporter=${reporter}`,
      `--outputFile.json=${report}`,
    ])
    expect(status).toBe(1)
    expect(String(stdout)).toContain('[1/1]')
    const [passes, uncaught] = unitTests(JSON.parse(readFileSync(report, 'utf8')) as UnitReport)
    expect(passes?.status).toBe('passed')
    expect(uncaught).toMatchObject({
      title: 'no test caught “much too late”',
      where: expect.stringMatching(/late\.test\.js$/),
      status: 'failed',
      message: expect.stringContaining('TypeError: much too late\n'),
    })
  },
)
