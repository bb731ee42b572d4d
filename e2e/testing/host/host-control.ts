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
  /** Runs a command of the host's staff. Resolves to a sentence about what happened. */
  command<Name extends CommandName>(name: Name, args: CommandArgs<Name>): Promise<string>
  /** Adds rows to the host's tables directly, without a call. */
  add<Model extends ModelName>(model: Model, rows: readonly NewRow<Model>[]): Promise<void>
  fault(planned: PlannedFault): Promise<void>
  clearFaults(): Promise<void>
  /** Every call as the host saw it, oldest first. */
  log(): Promise<readonly LogEntry[]>
  /** Shows `path` with `persona` (or nobody) signed in. */
  open(path: string, persona: Persona | null): Promise<void>
}

type Work<Input, Result> = (
  scenarioSession: ScenarioSession,
  input: Input,
) => Result | Promise<Result>

/**
 * Runs `work` with the scenario's session, in this process or in the page. Input and result must be plain
 * data, since they may be sent to the page and back.
 */
type InScenario = <Input, Result>(work: Work<Input, Result>, input: Input) => Promise<Result>

const controlOf = (inScenario: InScenario): Omit<HostControl, 'open'> => ({
  now: () => inScenario(({ clock }) => clock.now(), null),
  moveTo: (epochMs) => inScenario(({ clock }, moment) => clock.set(moment), epochMs),
  command: (name, args) =>
    inScenario(({ backend }, input) => backend.run(input.name, input.args), { name, args }),
  add: (model, rows) =>
    inScenario(
      ({ backend }, input) =>
        backend.edit((db) => {
          const table = db[input.model] as { create(row: unknown): void }
          for (const row of input.rows) table.create(row)
        }),
      { model, rows: rows as readonly unknown[] },
    ),
  fault: (planned) => inScenario(({ backend }, input) => void backend.faults.add(input), planned),
  clearFaults: () => inScenario(({ backend }) => backend.faults.clear(), null),
  log: () => inScenario(({ backend }) => backend.log.list(), null),
})

/** The live build: the host is in this process, and the phone's clock shows the host's moment. */
export async function liveHostControl(
  page: Page,
  scenarioSession: ScenarioSession,
): Promise<HostControl> {
  await page.clock.setFixedTime(scenarioSession.clock.now())
  const control = controlOf(async (work, input) => work(scenarioSession, input))
  return {
    ...control,
    async moveTo(epochMs) {
      await control.moveTo(epochMs)
      await page.clock.setFixedTime(epochMs)
    },
    async open(path, persona) {
      if (persona !== null) {
        await page.goto(blankPath)
        const stored = { [tokenKey]: tokenFor(scenarioSession, persona) }
        await page.evaluate((items) => Object.assign(localStorage, items), stored)
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
    ...controlOf(async <Input, Result>(work: Work<Input, Result>, input: Input) =>
      (await currentSession()).evaluate(work as Work<unknown, Result>, input as unknown),
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
