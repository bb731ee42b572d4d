import type { Page } from '@playwright/test'
import type { LogEntry } from '#api/request-log.ts'
import type { CommandArgs, CommandName } from '#mocks/commands.ts'
import type { PlannedFault } from '#mocks/http/faults.ts'
import { players } from '#mocks/seed/players.ts'
import type { ModelName, NewRow } from '#mocks/store/models.ts'
import { configKey } from '#platform/ank-json/kept-config.ts'
import type { Persona, Stage } from '#scenarios/define.ts'
import { defaultScenarioId, scenarioById, type ScenarioId } from '#scenarios/registry.ts'
import { tokenKey } from '#session/session.ts'
import { blankPath } from './site.ts'
import { friday } from './world.ts'

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

const login = '/api/auth/login'

/** The call that signs a persona in. */
function loginOf(persona: Persona) {
  const { mobileNumber, password } = players[persona]
  const body = JSON.stringify({ mobileNumber, password })
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body }
}

/** The live build: the host is in this process, and the phone's clock shows the host's moment. */
export async function liveHostControl(page: Page, { backend, clock }: Stage): Promise<HostControl> {
  await page.clock.setFixedTime(clock.now())
  return {
    now: async () => clock.now(),
    async moveTo(epochMs) {
      clock.set(epochMs)
      await page.clock.setFixedTime(epochMs)
    },
    command: async (name, args) => backend.run(name, args),
    add: (model, rows) =>
      backend.edit((db) => {
        for (const row of rows) db[model].create(row)
      }),
    fault: async (planned) => void backend.faults.add(planned),
    clearFaults: async () => backend.faults.clear(),
    log: async () => backend.log.list(),
    async open(path, persona) {
      if (persona !== null) {
        const answer = await backend.fetch(`http://host${login}`, loginOf(persona))
        const { token } = (await answer.json()) as { token: string }
        await page.goto(blankPath)
        // A signed-in player has opened the app before, so the operator's configuration is stored.
        const kept = { [tokenKey]: token, [configKey]: '{}' }
        await page.evaluate((items) => Object.assign(localStorage, items), kept)
      }
      await page.goto(path)
    },
  }
}

/** The stage in the demo's page, which a reload makes again. */
async function stageIn(page: Page) {
  await page.waitForFunction(() => window.ank !== undefined)
  return page.evaluateHandle(() => window.ank as Stage)
}

/** The calls that the demo's host sees, also those from before a reload. */
async function keepLog(page: Page): Promise<readonly LogEntry[]> {
  const kept: LogEntry[] = []
  await page.exposeFunction('hostSaw', (entry: LogEntry) => void kept.push(entry))
  await page.addInitScript(() => {
    const own = window as unknown as { hostSaw(entry: unknown): void }
    let stage: Stage | undefined
    let last = 0
    Object.defineProperty(window, 'ank', {
      get: () => stage,
      set(made: Stage) {
        stage = made
        const { log } = made.backend
        log.subscribe(() => {
          for (const entry of log.list().filter(({ id }) => id > last)) own.hostSaw(entry)
          last = Math.max(last, log.list().at(-1)?.id ?? 0)
        })
      },
    })
  })
  return kept
}

/** Signs in as another tab of the browser would. */
const become = async (page: Page, persona: Persona) =>
  (await stageIn(page)).evaluate(
    async ({ backend }, { key, address, init }) => {
      const answer = await backend.fetch(address, init)
      localStorage.setItem(key, ((await answer.json()) as { token: string }).token)
      dispatchEvent(new StorageEvent('storage', { key }))
    },
    { key: tokenKey, address: login, init: loginOf(persona) },
  )

/** The demo: its host is in the page, at the scenario's moment on the phone's day. */
export async function demoHostControl(page: Page, scenario: ScenarioId): Promise<HostControl> {
  await page.clock.setFixedTime(friday)
  const log = await keepLog(page)
  return {
    now: async () => (await stageIn(page)).evaluate(({ clock }) => clock.now()),
    moveTo: async (epochMs) =>
      (await stageIn(page)).evaluate(({ clock }, moment) => clock.set(moment), epochMs),
    command: async (name, args) =>
      (await stageIn(page)).evaluate(({ backend }, asked) => backend.run(asked.name, asked.args), {
        name,
        args,
      }),
    add: async (model, rows) =>
      (await stageIn(page)).evaluate(
        ({ backend }, added) =>
          backend.edit((db) => {
            const table = db[added.model] as unknown as { create(row: unknown): void }
            for (const row of added.rows) table.create(row)
          }),
        { model, rows: rows as readonly unknown[] },
      ),
    fault: async (planned) =>
      (await stageIn(page)).evaluate(({ backend }, each) => void backend.faults.add(each), planned),
    clearFaults: async () =>
      (await stageIn(page)).evaluate(({ backend }) => backend.faults.clear()),
    log: async () => log,
    async open(path, persona) {
      await page.goto(blankPath)
      await page.evaluate(() => localStorage.clear())
      // Without a scenario in its address, the demo starts signed out.
      if (persona === null && scenario !== defaultScenarioId) throw new Error(`Not in ${scenario}.`)
      await page.goto(persona === null ? path : linkTo(path, scenario))
      await stageIn(page)
      if (persona !== null && persona !== scenarioById(scenario).signedInAs) {
        await become(page, persona)
      }
    },
  }
}

/** The demo's link that opens a scenario at an address of the app. */
function linkTo(path: string, scenario: ScenarioId): string {
  const url = new URL(path, 'http://demo')
  url.searchParams.set('scenario', scenario)
  return url.pathname + url.search
}
