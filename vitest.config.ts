import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

// Rules follow the calendar of the device; tests that show a time expect a phone in India.
process.env.TZ ??= 'Asia/Kolkata'

/** Tests that load Pact's library. */
const nativePact = 'contracts/{consumer,provider}/*.test.ts'

/** Tests with a document. */
const dom = '{src,mocks,scenarios,demo,contracts,tests}/**/*.test.tsx'

/** Those that need modules of their own: of how an app starts, or with a module replaced. */
const alone = dom.replace('*.test', '*.alone.test')

export default defineConfig({
  plugins: [react()],
  cacheDir: '.cache/vitest',
  define: { __DEMO__: 'false', __MONITOR__: 'false', __ONE_FILE__: 'false', __LANGUAGE__: '"en"' },
  test: {
    // `npm run prove`.
    ...(process.env.ANK_INVERT && { runner: './tests/testing/inverted-runner.ts' }),
    // Property tests on a busy machine; a test that hangs still ends.
    testTimeout: 20_000,
    // On a busy machine; it ends before the test does, so that it says what it waited for.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 20_000,
    // How much of the page a query that finds nothing prints: the rest of 7,000 characters hides what failed.
    env: { DEBUG_PRINT_LIMIT: '1000' },
    // Vitest leaves one processor for itself, half of a small machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // These tests share nothing, so the modules of a worker are loaded once.
          isolate: false,
          include: ['{src,mocks,scenarios,demo,contracts,tests,lab,scripts}/**/*.test.ts'],
          exclude: [nativePact],
          setupFiles: ['tests/testing/fail-on-console.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          environment: 'node',
          // Pact's library is native: a process for each file.
          pool: 'forks',
          include: [nativePact],
          setupFiles: ['tests/testing/fail-on-console.ts'],
          env: { PACT_DO_NOT_TRACK: 'true' },
        },
      },
      {
        extends: true,
        test: {
          name: 'host-kit',
          environment: 'node',
          pool: 'forks',
          include: ['host-kit/**/*.test.ts'],
          setupFiles: ['tests/testing/fail-on-console.ts'],
          env: { PACT_DO_NOT_TRACK: 'true' },
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          // One document for all of a worker's files: starting one takes longer than most of them.
          isolate: false,
          include: [dom],
          exclude: [alone],
          setupFiles: ['tests/testing/fail-on-console.ts', 'tests/testing/dom.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom-alone',
          environment: 'jsdom',
          include: [alone],
          setupFiles: ['tests/testing/fail-on-console.ts', 'tests/testing/dom.ts'],
        },
      },
    ],
  },
})
