import { configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { type ApiOptions, createApi } from '#api/api-context.tsx'
import { tokenKey } from '#api/session.ts'
import { operationNames, rowOf, type OperationName } from '#api/table/table.ts'
import { App, type AppProps } from '#app/app.tsx'
import type { Seed } from '#mocks/models.ts'
import type { players } from '#mocks/seed/players.ts'
import { friday, testHost } from '#mocks/support/test-backend.ts'
import { type Config, configDefaults, readConfig } from '#platform/config.ts'
import { ScheduleProvider } from '#platform/schedule-context.ts'
import { type Schedule, timers } from '#platform/schedule.ts'
import { localStore } from '#platform/storage.ts'
import { scenarioById, type ScenarioId } from '#scenarios/registry.ts'
import { momentOf } from '#scenarios/stage.ts'
import { createToasts } from '#ui/toast-store.ts'

// A screen's chunk is compiled when it is first asked for, on machines that are busy with others.
configure({ asyncUtilTimeout: 5_000 })

/** What a call asked for, as an answer of a test sees it. */
export interface Asked {
  query: URLSearchParams
  body: unknown
  signal: AbortSignal | null | undefined
}

/** Answers that take the place of the backend's, by operation. */
export type Answers = Partial<Record<OperationName, (asked: Asked) => Response | Promise<Response>>>

export interface RenderAppOptions {
  /** Its rows, its moment, its player and its faults; what is given besides rules over it. */
  scenario?: ScenarioId
  /** Who is signed in. */
  as?: keyof typeof players | null
  /** Epoch ms; Friday, 20 November 2026, 1:42 PM unless given. */
  now?: number
  /** Rows besides the base seed. */
  extra?: Seed
  /** Takes the place of the backend's answers; may be changed while the test runs. */
  answers?: Answers
  config?: Partial<Config>
  /** Moves the waits of screens by hand. */
  schedule?: Schedule
  /** Addresses that were visited before, oldest first. */
  visited?: readonly string[]
  /** Keeps the answers for a later start; nothing is kept unless given. */
  keepAnswers?: ApiOptions['keepAnswers']
  /** The ways in which this browser installs the app, and newer versions of it. */
  device?: Pick<AppProps, 'install' | 'updates'>
}

/** Which row a request is for. */
function operationOf(method: string, pathname: string): OperationName | undefined {
  return operationNames.find((name) => {
    const row = rowOf(name)
    const pattern = new RegExp(`^/api${row.path.replaceAll(/:\w+/g, '[^/]+')}$`)
    return row.method === method && pattern.test(pathname)
  })
}

const defaultConfig = (): Config => {
  const answer = readConfig({})
  if (!answer.ok) throw new Error(`The defaults are wrong: ${Object.keys(configDefaults).join()}`)
  return answer.config
}

/** The whole client at an address, on a backend of its own. */
export function renderApp(path: string, options: RenderAppOptions = {}) {
  const story = options.scenario === undefined ? null : scenarioById(options.scenario)
  const { extra, answers = {}, config = {}, visited = [], as = story?.signedInAs ?? null } = options
  const { schedule = timers, keepAnswers, device } = options
  const now = options.now ?? (story ? momentOf(story.clock, friday) : friday)
  const host = testHost({ now, ...(extra && { extra }), ...(story && { base: story.seed }) })
  for (const fault of story?.faults ?? []) host.backend.faults.add(fault)
  if (as !== null) localStore.set(tokenKey, host.tokenOf(as))

  const calls: OperationName[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(String(input))
    const operation = operationOf(init?.method ?? 'GET', url.pathname)
    if (operation) calls.push(operation)
    const answer = operation && answers[operation]
    if (!answer) return host.backend.fetch(input, init)
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    return answer({ query: url.searchParams, body, signal: init?.signal })
  }

  const api = createApi({
    host: 'http://ank.test',
    clock: host.clock,
    storage: localStore,
    fetch,
    retryDelayMs: 0,
    pauses: [0, 0],
    ...(keepAnswers && { keepAnswers }),
  })
  const toasts = createToasts()
  let where = path
  function Where() {
    const { pathname, search } = useLocation()
    where = pathname + search
    return null
  }
  void api.session.start()
  const view = render(
    <StrictMode>
      <MemoryRouter initialEntries={[...visited, path]}>
        <ScheduleProvider value={schedule}>
          <App api={api} config={{ ...defaultConfig(), ...config }} toasts={toasts} {...device} />
        </ScheduleProvider>
        <Where />
      </MemoryRouter>
    </StrictMode>,
  )
  return {
    ...host,
    ...view,
    api,
    answers,
    toasts,
    /** Every call that was sent, in order. */
    calls,
    user: userEvent.setup(),
    /** The address on screen. */
    path: () => where,
    /** What the toasts say, oldest first. */
    said: () => toasts.current().map((toast) => toast.text),
  }
}
