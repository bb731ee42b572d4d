import { afterEach, beforeEach, expect, onTestFinished, vi } from 'vitest'

// Where the console can, React makes a task of each element for a debugger's stacks, which takes an
// eighth of a screen test's time. React looks for it when it's loaded, so this comes before.
Object.assign(console, { createTask: undefined })

/**
 * A test in which anything was written to `console.error` or `console.warn` fails.
 * A test that expects such a line calls `expectConsole(/pattern/)` first.
 */
let unexpected: string[] = []
let expected: RegExp[] = []

/** Allows console lines that match `pattern` in the running test. */
export function expectConsole(pattern: RegExp): void {
  expected.push(pattern)
}

beforeEach(() => {
  unexpected = []
  expected = []
  // Whatever fails: the worker's next tests have the same globals.
  onTestFinished(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
    vi.useRealTimers()
  })
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      const line = parts.map(String).join(' ')
      if (!expected.some((pattern) => pattern.test(line))) unexpected.push(`${method}: ${line}`)
    })
  }
})

afterEach(() => {
  expect(unexpected.join('\n'), 'what was written to console.error or console.warn').toBe('')
})
