import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import type { Game } from '#api/schemas/game.ts'
import { rowOf, type OperationName, type PlainOperation } from '#api/table/table.ts'
import { App } from '#app/app.tsx'
import { preloadAddress } from '#app/routing/routes.tsx'
import type { Slots } from '#app/slots.tsx'
import { Waiting } from '#app/waiting.tsx'
import { createApi, type Api } from '#data/api-context.tsx'
import { deviceClock } from '#domain/time/clock.ts'
import { formatTime } from '#domain/time/dates.ts'
import { GamesSection } from '#features/dashboard/games/games-section.tsx'
import { heavyRoutes, pathPatterns, paths, publicRoutes } from '#paths'
import type { Config } from '#platform/config.ts'
import { tokenKey } from '#session/session.ts'
import { createToasts } from '#ui/overlay/toast-store.ts'
import { LoginPage } from './login-page.tsx'
import type { BootstrapFacts, EarlyCall, PrerenderName, ScreenFacts } from './page/bootstrap.ts'
import { rowForms, rowTexts } from './page/early-games.ts'

/** What a build puts into its page (docs/decisions/0025-prerender.md). */
export interface Prerendered {
  html: Record<PrerenderName | 'games', string> & Record<string, string>
  /** Everything except what only the build knows. */
  facts: Omit<BootstrapFacts, 'parts' | 'screens' | 'styles'> & {
    screens: Record<string, Omit<ScreenFacts, 'files'>>
  }
}

export interface PrerenderOptions {
  config: Config
  /** Renders the login without the app around it, as `mount` does. */
  loginFirst: boolean
  slots?: Slots
}

/** The app for this token (or none), before the host has answered. */
function apiOf(config: Config, token: string | null, send: typeof fetch): Api {
  const storage = { get: () => token, set: () => {}, remove: () => {} }
  return createApi({ host: config.apiHost, clock: deviceClock, storage, fetch: send })
}

/** What the client sends for these operations, found by letting it send them. */
async function callsOf(config: Config, operations: PlainOperation[]): Promise<EarlyCall[]> {
  const calls: EarlyCall[] = []
  for (const operation of operations) {
    const { auth } = rowOf(operation)
    const send: typeof fetch = async (input) => {
      calls.push({ operation, url: String(input).slice(config.apiHost.length), auth })
      throw new TypeError('Nothing is sent while a build is made.')
    }
    const { client } = apiOf(config, 'a token', send)
    await client.call(operation).catch(() => undefined)
  }
  return calls
}

/** What the rendered screens would read, except for what waits until the page is idle. */
function takeReads({ queryClient }: Api): PlainOperation[] {
  const found = queryClient
    .getQueryCache()
    .findAll({ predicate: (query) => (query.options as { enabled?: boolean }).enabled !== false })
    .map(({ queryKey }) => queryKey[0] as OperationName as PlainOperation)
  // The timers of its queries would keep the build from ending.
  queryClient.clear()
  return found
}

/** Noon, wherever the build is made. */
const sampleNow = new Date(2026, 10, 20, 12, 0).getTime()

/**
 * A market for each form of a row: times and result. One to bet on has its open session over, so that
 * its link names the other.
 */
const samples = {
  bettable: ['11:01', '14:02', '***-**-***'],
  closed: ['9:01', '10:02', '***-**-***'],
  declared: ['13:01', '14:02', '123-67-124'],
} as const

const sampleOf = (form: (typeof rowForms)[number]): Game => {
  const [openTime, closeTime, result] = samples[form]
  return { _id: `id of/${form}`, gameName: 'Sample name', openTime, closeTime, result }
}

/** Numbers in the place of words, as `renderGames` fills them in. */
const unnamed = (html: string, words: readonly string[]) =>
  words.reduce((text, word, at) => (word ? text.replaceAll(word, `{${at}}`) : text), html)

/** Home's games as `renderGames` copies them: a row of each form. */
export function renderSampleRows(): string {
  const games = { error: null, isUnread: true, refreshing: false, refresh: () => {} }
  const section = (
    <QueryClientProvider client={new QueryClient()}>
      <GamesSection
        games={{ ...games, list: rowForms.map(sampleOf), receivedAt: sampleNow }}
        isActive
        now={sampleNow}
        freshOf={() => null}
      />
    </QueryClientProvider>
  )
  // The page's content policy refuses style attributes; the script sets what they say.
  const html = renderToString(section).replaceAll(/ style="[^"]*"/g, '')
  const [before = '', ...rows] = html.split(/(?=<li)/)
  return [
    unnamed(before, [formatTime(sampleNow)]),
    ...rows.map((row, at) => {
      const form = rowForms[at] as (typeof rowForms)[number]
      return unnamed(row, rowTexts(sampleOf(form), sampleNow).words)
    }),
  ].join('')
}

/**
 * Renders what the page shows before the app has started, from the screens themselves, and finds
 * which calls home makes.
 */
export async function prerenderScreens(options: PrerenderOptions): Promise<Prerendered> {
  const { config, loginFirst, slots = {} } = options
  await Promise.all([preloadAddress(paths.auth), preloadAddress(paths.dashboard)])
  const noHost: typeof fetch = () => Promise.reject(new TypeError('There is no host.'))
  const nobody = apiOf(config, null, noHost)
  const somebody = apiOf(config, 'a token', noHost)
  const toasts = createToasts()

  const app = (path: string, api: Api): ReactElement => (
    <MemoryRouter initialEntries={[path]}>
      <App {...{ api, config, toasts, slots }} />
    </MemoryRouter>
  )
  const login = (
    <LoginPage
      {...{ config, toasts, slots, connection: nobody, next: paths.dashboard, go: () => {} }}
      prepare={async () => undefined}
    />
  )
  const html: Prerendered['html'] = {
    auth: renderToString(loginFirst ? login : app(paths.auth, nobody)),
    home: renderToString(app(paths.dashboard, somebody)),
    waiting: renderToString(<Waiting />),
    games: renderSampleRows(),
  }
  const reads = takeReads(somebody)
  const screens: Prerendered['facts']['screens'] = {}
  takeReads(nobody)
  for (const route of publicRoutes) {
    await preloadAddress(paths[route])
    html[pathPatterns[route]] = renderToString(app(paths[route], nobody))
    screens[pathPatterns[route]] = { isOpen: true, reads: await callsOf(config, takeReads(nobody)) }
  }
  for (const route of heavyRoutes) {
    screens[pathPatterns[route]] = { isOpen: false, reads: await callsOf(config, ['listMyBets']) }
  }
  return {
    html,
    facts: {
      apiHost: config.apiHost,
      tokenKey,
      auth: paths.auth,
      home: paths.dashboard,
      session: await callsOf(config, ['getAuthProfile']),
      reads: await callsOf(config, reads),
      screens,
    },
  }
}
