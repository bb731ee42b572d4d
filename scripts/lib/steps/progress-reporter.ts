import type { Reporter } from 'vitest/node'

/** Prints how many of a run's test files are done: `[12/310]`, as Playwright does of its tests. */
export default class ProgressReporter implements Reporter {
  private files = 0
  private done = 0

  onTestRunStart(specifications: readonly unknown[]): void {
    this.files = specifications.length
  }

  onTestModuleEnd(): void {
    this.done += 1
    process.stdout.write(`[${this.done}/${this.files}]\n`)
  }
}
