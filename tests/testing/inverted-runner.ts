import { expect, TestRunner, type RunnerTestCase } from 'vitest'

/** What `expect` returns, as far as we turn it around: `negate` is what `.not` sets. */
interface Assertion {
  __flags: { negate?: boolean }
  [matcher: string]: unknown
}

const matchers = Object.getPrototypeOf(expect(0)) as Assertion
let isInverted = false

for (const name of Object.keys(matchers).filter((each) => /^to[A-Z]/.test(each))) {
  const match = matchers[name]
  if (typeof match !== 'function') continue
  matchers[name] = function (this: Assertion, ...given: unknown[]): unknown {
    if (!isInverted) return match.apply(this, given)
    this.__flags.negate = this.__flags.negate !== true
    // A matcher may use others.
    isInverted = false
    try {
      return match.apply(this, given)
    } finally {
      isInverted = true
      this.__flags.negate = !this.__flags.negate
    }
  }
}

/**
 * Turns the assertions around while a test's own function runs, not those of its hooks: a test that
 * passes all the same asserts nothing. `npm run prove` uses it.
 */
export default class InvertedRunner extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test)
    isInverted = true
    try {
      await run()
    } finally {
      isInverted = false
    }
  }
}
