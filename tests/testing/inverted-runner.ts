import { expect } from 'vitest'
import { VitestTestRunner } from 'vitest/runners'
import { getFn, setFn } from 'vitest/suite'

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
export default class InvertedRunner extends VitestTestRunner {
  override async onBeforeRunTask(test: Parameters<VitestTestRunner['onBeforeRunTask']>[0]) {
    await super.onBeforeRunTask(test)
    if (test.type !== 'test') return
    const run = getFn(test)
    setFn(test, async () => {
      isInverted = true
      try {
        await run()
      } finally {
        isInverted = false
      }
    })
  }
}
