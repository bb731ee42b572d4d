import type { Page } from '@playwright/test'
import type { LogEntry } from '#api/request-log.ts'
import type { CommandArgs, CommandName } from '#mocks/commands.ts'
import type { PlannedFault } from '#mocks/http/faults.ts'
import type { ModelName, NewRow } from '#mocks/store/models.ts'
import type { Persona, ScenarioSession } from '#scenarios/define.ts'
import { scenarioById, type ScenarioId } from '#scenarios/registry.ts'
import { tokenFor } from '#scenarios/scenario-session.ts'
import { tokenKey } from '#session/session.ts'
import { journeyStart } from './journey-backend.ts'
import { blankPath } from './site.ts'

/** A test's control of the host behind the page. */
export interface HostControl {
  /** The moment on the host's clock (epoch ms). */
  now(): Promise<number>
  /** Moves the host's clock, and the phone's with it. */
  moveTo(epochMs: number): Promise<void>
  /** What the host's staff do. */
  command<Name extends CommandName>(name: Name, args: CommandArgs<Name>): Promise<string>
  /** Writes rows at the host by control. */
  add<Model extends ModelName>(model: Model, rows: readonly NewRow<Model>[]): Promise<void>
  fault(planned: PlannedFault): Promise<void>
  clearFaults(): Promise<void>
  /** Every call as the host saw it, oldest first. */
  log(): Promise<readonly LogEntry[]>
  /** Shows `path` with `persona` (or nobody) signed in. */
  open(path: string, persona: Persona | null): Promise<void>
}

type Work<Given, Result> = (
  scenarioSession: ScenarioSession,
  given: Given,
) => Result | Promise<Result>

/**
 * Does something with the scenario's session, wherever it is; what is given and returned may go
 * over a wire.
 */
type InScenario = <Given, Result>(work: Work<Given, Result>, given: Given) => Promise<Result>

const controlOf = (inScenario: InScenario): Omit<HostControl, 'open'> => ({
  now: () => inScenario(({ clock }) => clock.now(), null),
  moveTo: (epochMs) => inScenario(({ clock }, moment) => clock.set(moment), epochMs),
  command: (name, args) =>
    inScenario(({ backend }, given) => backend.run(given.name, given.args), { name, args }),
  add: (model, rows) =>
    inScenario(
      ({ backend }, given) =>
        backend.edit((db) => {
          const table = db[given.model] as { create(row: unknown): void }
          for (const row of given.rows) table.create(row)
        }),
      { model, rows: rows as readonly unknown[] },
    ),
  fault: (planned) => inScenario(({ backend }, given) => void backend.faults.add(given), planned),
  clearFaults: () => inScenario(({ backend }) => backend.faults.clear(), null),
  log: () => inScenario(({ backend }) => backend.log.list(), null),
})

/** The live build: the host is in this process, and the phone's clock shows the host's moment. */
export async function liveHostControl(
  page: Page,
  scenarioSession: ScenarioSession,
): Promise<HostControl> {
  await page.clock.setFixedTime(scenarioSession.clock.now())
  const control = controlOf(async (work, given) => work(scenarioSession, given))
  return {
    ...control,
    async moveTo(epochMs) {
      await control.moveTo(epochMs)
      await page.clock.setFixedTime(epochMs)
    },
    async open(path, persona) {
      if (persona !== null) {
        await page.goto(blankPath)
        const kept = { [tokenKey]: tokenFor(scenarioSession, persona) }
        await page.evaluate((items) => Object.assign(localStorage, items), kept)
      }
      await page.goto(path)
    },
  }
}

/** The demo: its host is in the page, at the scenario's moment on the phone's day. */
export async function demoHostControl(page: Page, scenario: ScenarioId): Promise<HostControl> {
  await page.clock.setFixedTime(journeyStart)
  const { signedInAs } = scenarioById(scenario)
  /** A reload makes another session. */
  async function currentSession() {
    await page.waitForFunction(() => window.ank !== undefined)
    return page.evaluateHandle(() => window.ank as ScenarioSession)
  }
  return {
    ...controlOf(async <Given, Result>(work: Work<Given, Result>, given: Given) =>
      (await currentSession()).evaluate(work as Work<unknown, Result>, given as unknown),
    ),
    async open(path, persona) {
      if (persona !== signedInAs) throw new Error(`The demo opens ${scenario} as its player.`)
      await page.goto(blankPath)
      await page.evaluate(() => localStorage.clear())
      await page.goto(linkTo(path, scenario))
      await currentSession()
    },
  }
}

/** The demo's link that opens a scenario at an address of the app. */
function linkTo(path: string, scenario: ScenarioId): string {
  const url = new URL(path, 'http://demo')
  url.searchParams.set('scenario', scenario)
  return url.pathname + url.search
}
