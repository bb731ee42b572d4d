import type { Reporter, SerializedError, TestModule, TestSpecification, Vitest } from 'vitest/node'

/**
 * Prints how many of a run's test files are done: `[12/310]`, as Playwright does of its tests. At the
 * end it prints the errors that no test has caught: they fail the run, and Vitest's JSON report
 * doesn't have them.
 */
export default class ProgressReporter implements Reporter {
  private vitest: Vitest | undefined
  private files = 0
  private done = 0

  onInit(vitest: Vitest): void {
    this.vitest = vitest
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.files = specifications.length
  }

  onTestModuleEnd(): void {
    this.done += 1
    process.stdout.write(`[${this.done}/${this.files}]\n`)
  }

  onTestRunEnd(_: readonly TestModule[], errors: readonly SerializedError[]): void {
    if (errors.length > 0) this.vitest?.logger.printUnhandledErrors([...errors])
  }
}
