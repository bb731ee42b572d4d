import { availableParallelism } from 'node:os'
import {
  defineConfig,
  devices,
  type LaunchOptions,
  type PlaywrightTestConfig,
} from '@playwright/test'
import type { JourneyOptions } from './e2e/fixtures.ts'
import { fontVariables } from './scripts/lib/programs/fonts.ts'

// The host of a journey runs in this process and follows the calendar of the player's phone.
process.env.TZ = 'Asia/Kolkata'

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/**
 * What a whole Chromium brings along and no journey meets: the list of the address bar is two pages
 * of its own per window, and a spare renderer waits for the next tab. A quarter of the time went
 * there. The first names repeat what Playwright switches off, since the last such switch counts.
 */
const unused = [
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'OptimizationHints',
  'ThirdPartyStoragePartitioning',
  'DestroyProfileOnBrowserClose',
  'AimEnabled',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
]

/** Journeys need no windows; only pictures are taken in a whole one. */
const shell = process.env.ANK_HEADLESS_SHELL ?? executablePath

const whole: LaunchOptions = {
  executablePath,
  env: { ...process.env, ...fontVariables },
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-quic',
    `--disable-features=${unused.join(',')}`,
  ],
}

const journeys: LaunchOptions = { ...whole, executablePath: shell }

type Project = NonNullable<PlaywrightTestConfig<JourneyOptions>['projects']>[number]

const onDemo: Project = {
  testDir: 'e2e/journeys',
  testIgnore: /\.live\.spec\.ts$/,
  use: { build: 'demo', launchOptions: journeys },
}

const onLive: Project = {
  testDir: 'e2e/journeys',
  testIgnore: /\.demo\.spec\.ts$/,
  // What a screen reader meets.
  snapshotPathTemplate: 'e2e/transcripts/{arg}{ext}',
  // Every journey begins with the page itself; what the worker does has tests of its own.
  use: { build: 'live', serviceWorkers: 'block', launchOptions: journeys },
}

/** How the screens look, against pictures. */
const looks: Project = {
  name: 'looks',
  testDir: 'e2e/looks',
  snapshotPathTemplate: 'e2e/looks/pictures/{arg}{ext}',
  use: { build: 'live', serviceWorkers: 'block' },
}

/**
 * A journey `*.live.spec.ts` runs on the live build, `*.demo.spec.ts` on the demo, any other on both.
 * Both builds must have been made: `npm test` does it. Every test serves its build, and the live one
 * its host, on free ports of its own.
 */
export default defineConfig<JourneyOptions>({
  testDir: 'e2e',
  outputDir: '.cache/e2e/results',
  fullyParallel: true,
  forbidOnly: true,
  // A journey waits for a third of its time.
  workers: availableParallelism() + 1,
  // Some visit every address, and a machine may be ten times slower than another.
  timeout: 120_000,
  // Long enough for a busy machine to start the app; what is there sooner is not waited for.
  expect: { timeout: 15_000 },
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
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    launchOptions: whole,
  },
  // Those with the longest tests first, so that none of these is left alone at the end.
  projects: [
    {
      // Behind the real web servers, with the headers that they send.
      name: 'served',
      testDir: 'e2e/served',
      use: { build: 'live', launchOptions: journeys },
    },
    {
      name: 'pwa',
      testDir: 'e2e/pwa',
      use: { build: 'live', launchOptions: journeys },
    },
    // A day on other browsers, which start by themselves.
    { name: 'browsers', testDir: 'e2e/browsers' },
    {
      name: 'explored',
      testDir: 'lab/explore',
      use: { build: 'live', serviceWorkers: 'block', launchOptions: journeys },
    },
    { name: 'demo', ...onDemo },
    { name: 'live', ...onLive },
    // The fonts of a journey are pinned on Linux alone.
    ...(process.platform === 'linux' ? [looks] : []),
  ],
})
