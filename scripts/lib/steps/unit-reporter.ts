import { readFileSync, writeFileSync } from 'node:fs'
import {
  JsonReporter,
  type SerializedError,
  type TestModule,
  type TestSpecification,
} from 'vitest/node'
import type { UnitReport } from './reports.ts'

/**
 * Vitest’s JSON report, with the errors that no test has caught: they fail a run too. While it runs,
 * prints how many test files are done: `[12/310]`, as Playwright does of its tests.
 */
export default class UnitReporter extends JsonReporter {
  private files = 0
  private done = 0

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.files = specifications.length
  }

  onTestModuleEnd(): void {
    this.done += 1
    process.stdout.write(`[${this.done}/${this.files}]\n`)
  }

  override async onTestRunEnd(
    modules: readonly TestModule[],
    errors: readonly SerializedError[] = [],
  ): Promise<void> {
    await super.onTestRunEnd(modules)
    const { outputFile } = this.ctx.config
    if (errors.length === 0 || typeof outputFile !== 'object' || !outputFile.json) return
    const report = JSON.parse(readFileSync(outputFile.json, 'utf8')) as UnitReport
    report.uncaught = errors.map(({ message, stack, VITEST_TEST_PATH: path }) => ({
      message,
      stack: stack ?? message,
      path: typeof path === 'string' ? path : undefined,
    }))
    writeFileSync(outputFile.json, JSON.stringify(report))
  }
}
