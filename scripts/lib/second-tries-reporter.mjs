/**
 * Prints the tests that passed only at the second try which CI allows them: such a test has a
 * defect of its own and must not go unseen. A reporter for Vitest and for Playwright.
 */
export default class SecondTries {
  #names = []

  #print() {
    for (const name of this.#names) process.stdout.write(`second try: ${name}\n`)
  }

  /** Vitest. */
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) this.#names.push(test.fullName)
  }

  /** Vitest. */
  onTestRunEnd() {
    this.#print()
  }

  /** Playwright; a first try that failed is followed by the second, whose outcome is 'flaky'. */
  onTestEnd(test) {
    if (test.outcome() === 'flaky') this.#names.push(test.titlePath().filter(Boolean).join(' > '))
  }

  /** Playwright. */
  onEnd() {
    this.#print()
  }
}
