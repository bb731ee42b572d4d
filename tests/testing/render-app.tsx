import { configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import type { OperationName } from '#api/table/table.ts'
import { App, type AppProps } from '#app/app.tsx'
import { createApi, type Api, type ApiOptions } from '#data/api-context.tsx'
import { operationAt } from '#monitor/operation-of.ts'
import { configDefaults, readConfig, type Config } from '#platform/config.ts'
import { ScheduleProvider } from '#platform/schedule-context.ts'
import { timers, type Schedule } from '#platform/schedule.ts'
import { localStore } from '#platform/storage/storage.ts'
import type { Persona, ScenarioSession } from '#scenarios/define.ts'
import { defaultScenarioId, scenarioById } from '#scenarios/registry.ts'
import { tokenFor } from '#scenarios/scenario-session.ts'
import { tokenKey } from '#session/session.ts'
import { createToasts } from '#ui/overlay/toast-store.ts'
import { heldScenario, type HeldScenarioOptions } from './held-scenario.ts'

// A screen's chunk is compiled when it is first asked for, on machines that are busy with others.
configure({ asyncUtilTimeout: 15_000 })

/** A call's input, for a test's response. */
export interface RecordedCall {
  query: URLSearchParams
  body: unknown
  signal: AbortSignal | null | undefined
  /** The backend's own answer. */
  passOn(): Promise<Response>
}

/** Responses that replace the backend's, by operation. */
export type Answers = Partial<
  Record<OperationName, (call: RecordedCall) => Response | Promise<Response>>
>

export interface RenderAppOptions extends HeldScenarioOptions {
  /** Who is signed in; by default, the scenario's player. */
  as?: Persona | null
  /** Answers instead of the backend's; may be changed while the test runs. */
  answers?: Answers
  config?: Partial<Config>
  /** Moves the waits of screens by hand. */
  schedule?: Schedule
  /** Addresses that were visited before, oldest first. */
  visited?: readonly string[]
  /** Stores the answers for a later start; by default, nothing is stored. */
  storeAnswers?: ApiOptions['storeAnswers']
  /** The ways in which this browser installs the app, and newer versions of it. */
  device?: Pick<AppProps, 'install' | 'updates'>
}

export const defaultConfig = (): Config => {
  const answer = readConfig({})
  if (!answer.ok) throw new Error(`The defaults are wrong: ${Object.keys(configDefaults).join()}`)
  return answer.config
}

/**
 * Connects the client with a scenario’s backend. A request whose response was lost is given up at once.
 */
export const connect = (
  { backend, clock }: ScenarioSession,
  options: Partial<Pick<ApiOptions, 'fetch' | 'storeAnswers'>> = {},
) =>
  createApi({
    host: 'http://ank.test',
    clock,
    storage: localStore,
    fetch: backend.fetch,
    retryDelayMs: 0,
    moneyTimes: { aliveForMs: -1, pauses: [60_000] },
    ...options,
  })

interface ClientOptions extends Partial<Pick<AppProps, 'install' | 'updates' | 'slots'>> {
  visited?: readonly string[]
  config?: Partial<Config>
  schedule?: Schedule
}

/** The whole client at an address, started. */
export function renderClient(api: Api, path: string, options: ClientOptions = {}) {
  const { visited = [], config = {}, schedule = timers, ...more } = options
  const toasts = createToasts()
  const visits = [path]
  function RecordVisits() {
    const { pathname, search } = useLocation()
    if (visits.at(-1) !== pathname + search) visits.push(pathname + search)
    return null
  }
  void api.session.start()
  const view = render(
    <StrictMode>
      <MemoryRouter initialEntries={[...visited, path]}>
        <ScheduleProvider value={schedule}>
          <App api={api} config={{ ...defaultConfig(), ...config }} toasts={toasts} {...more} />
        </ScheduleProvider>
        <RecordVisits />
      </MemoryRouter>
    </StrictMode>,
  )
  return {
    ...view,
    toasts,
    user: userEvent.setup(),
    /** The address on screen. */
    path: () => visits.at(-1),
    /** Every address that was on screen, in order, including those that redirected. */
    visits: (): readonly string[] => visits,
  }
}

/** The client at an address, with a scenario’s backend. */
export function renderApp(path: string, options: RenderAppOptions = {}) {
  const scenario = scenarioById(options.scenario ?? defaultScenarioId)
  const { answers = {}, as = scenario.signedInAs, storeAnswers, device, ...rest } = options
  const scenarioSession = heldScenario(options)
  if (as !== null) localStore.set(tokenKey, tokenFor(scenarioSession, as))

  const calls: OperationName[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(String(input))
    const operation = operationAt(init?.method ?? 'GET', url.pathname)
    if (operation) calls.push(operation)
    const answer = operation && answers[operation]
    if (!answer) return scenarioSession.backend.fetch(input, init)
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    const passOn = () => scenarioSession.backend.fetch(input, init)
    return answer({ query: url.searchParams, body, signal: init?.signal, passOn })
  }

  const api = connect(scenarioSession, { fetch, ...(storeAnswers && { storeAnswers }) })
  const { visited, config, schedule } = rest
  const client = renderClient(api, path, {
    ...(visited && { visited }),
    ...(config && { config }),
    ...(schedule && { schedule }),
    ...device,
  })
  return {
    ...scenarioSession,
    ...client,
    api,
    answers,
    /** Every call that was sent, in order. */
    calls,
    /** What the toasts say, oldest first. */
    toastTexts: () => client.toasts.current().map((toast) => toast.text),
  }
}
