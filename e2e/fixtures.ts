import { test as base, expect } from '@playwright/test'
import { momentAt, parseTimeOfDay } from '#domain/time/time-of-day.ts'
import type { Persona } from '#scenarios/define.ts'
import { scenarioById, type ScenarioId } from '#scenarios/registry.ts'
import { forbidStrayTexts, recordAnnouncements } from './testing/announcements.ts'
import { watch, type Problems } from './testing/checks/problems.ts'
import { demoHostControl, liveHostControl, type HostControl } from './testing/host/host-control.ts'
import {
  startJourneyBackend,
  type Build,
  type JourneyBackend,
} from './testing/host/journey-backend.ts'

/** What a journey controls apart from the page: the host, the clocks, who is signed in. */
export interface JourneyControl extends Omit<HostControl, 'moveTo' | 'open'> {
  clock: {
    /** 'HH:MM' of the same day, for the host and the phone. */
    moveTo(time: string): Promise<void>
    advance(ms: number): Promise<void>
    /** Fires at once whatever the page does within `ms`: polling. */
    letPass(ms: number): Promise<void>
  }
  /** Opens an address signed in as the scenario's player, as `as`, or signed out. */
  open(path: string, options?: { as?: Persona | null }): Promise<void>
}

export interface JourneyOptions {
  build: Build
  /** Where a test starts: `test.use({ scenario: 'low-balance' })`. */
  scenario: ScenarioId
  /**
   * Connections are used again, as in life. Off where a test loses an answer on purpose: a browser
   * repeats by itself what breaks on a connection it has used before.
   */
  reuse: boolean
}

interface Fixtures extends JourneyOptions {
  backend: JourneyBackend
  control: JourneyControl
  /** Anything loud fails the test at its end, unless `problems.allow` expects it. */
  problems: Problems
}

/** 'HH:MM' of the day of `moment` (epoch ms). */
function timeOn(moment: number, time: string): number {
  const minutes = parseTimeOfDay(time)
  if (minutes === null) throw new Error(`"${time}" is no time of day.`)
  return momentAt(moment, minutes)
}

/** One journey, on the demo and on the live build: nothing is shared between two tests. */
export const test = base.extend<Fixtures>({
  build: ['demo', { option: true }],
  scenario: ['regular-day', { option: true }],
  reuse: [true, { option: true }],

  backend: async ({ build, scenario, reuse }, provide) => {
    const backend = await startJourneyBackend(build, scenario, 'dist', reuse)
    await provide(backend)
    await backend.close()
  },

  baseURL: async ({ backend }, provide) => provide(backend.origin),

  problems: [
    async ({ context, backend }, provide) => {
      const problems = watch(context, backend.origin)
      await provide(problems)
      expect(problems.found(), 'nothing loud may happen').toEqual([])
    },
    { auto: true },
  ],

  control: async ({ context, page, backend, scenario }, provide) => {
    await recordAnnouncements(context)
    await forbidStrayTexts(context)
    const hostControl = await (backend.scenarioSession
      ? liveHostControl(page, backend.scenarioSession)
      : demoHostControl(page, scenario))
    const { moveTo, open, ...rest } = hostControl
    await provide({
      ...rest,
      clock: {
        moveTo: async (time) => moveTo(timeOn(await hostControl.now(), time)),
        advance: async (ms) => moveTo((await hostControl.now()) + ms),
        letPass: (ms) => page.clock.fastForward(ms),
      },
      open: (path, { as = scenarioById(scenario).signedInAs } = {}) => open(path, as),
    })
  },
})

export { expect }
