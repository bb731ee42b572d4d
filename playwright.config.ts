import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'

/** Three ports per checkout, so that two checkouts can be tested on one machine. */
const base = Number(
  process.env.ANK_E2E_PORT ??
    4300 +
      3 *
        (createHash('sha256')
          .update(import.meta.dirname)
          .digest()
          .readUInt16BE(0) %
          3000),
)
const [demo, live, host] = [base, base + 1, base + 2]

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const preview = 'node node_modules/vite/bin/vite.js preview --host 127.0.0.1 --strictPort'

/**
 * The same journeys on both builds. A file `*.demo.spec.ts` runs on the demo alone, `*.live.spec.ts`
 * on the live build alone. Both builds must have been made: `npm test` does it.
 */
export default defineConfig({
  testDir: 'e2e/journeys',
  outputDir: '.cache/e2e/results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 5000 },
  reporter: [
    ['line'],
    ['json', { outputFile: process.env.ANK_E2E_JSON ?? '.cache/e2e/report.json' }],
  ],
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    hasTouch: true,
    isMobile: true,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'off',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
      ],
    },
  },
  projects: [
    {
      name: 'demo',
      testIgnore: /\.live\.spec\.ts$/,
      use: { baseURL: `http://127.0.0.1:${demo}` },
      metadata: { host: null },
    },
    {
      name: 'live',
      testIgnore: /\.demo\.spec\.ts$/,
      use: { baseURL: `http://127.0.0.1:${live}` },
      metadata: { host: `http://127.0.0.1:${host}` },
    },
  ],
  webServer: [
    {
      command: `${preview} --mode demo --outDir dist-demo --port ${demo}`,
      url: `http://127.0.0.1:${demo}/`,
      timeout: 30_000,
    },
    {
      command: `${preview} --outDir dist --port ${live}`,
      url: `http://127.0.0.1:${live}/`,
      env: { ANK_PREVIEW_API: `http://127.0.0.1:${host}` },
      timeout: 30_000,
    },
    ...(existsSync('mocks/http.ts')
      ? [
          {
            command: `node scripts/host.mjs --port ${host}`,
            url: `http://127.0.0.1:${host}/api/games`,
            timeout: 30_000,
          },
        ]
      : []),
  ],
})
