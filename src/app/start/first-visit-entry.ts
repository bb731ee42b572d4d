import { deviceClock } from '#domain/time/clock.ts'
import { drawGames } from '#features/dashboard/games/early-games.ts'
import {
  decide,
  demoDecides,
  plain,
  type KeptGames,
  type VisitFacts,
} from '#platform/first-visit/first-visit.ts'
import { holdTaps } from '#platform/first-visit/held-taps.ts'
import {
  addressIn,
  arrivedAt,
  languageKey,
  languageOfLink,
  pages,
  wantedLanguage,
} from '#platform/first-visit/languages.ts'
import { startCall, type StartedCall } from '#platform/first-visit/started-calls.ts'
import { addressOf, pathOnScreen } from '#platform/links/address.ts'
import { stored } from '#platform/storage/storage.ts'
import { keptGames, plainGames } from '#session/storage/kept-games.ts'
import { applyTheme, readThemeChoice } from '#ui/look/theme-choice.ts'

/** Filled in by the build. */
declare const __VISIT__: VisitFacts

/** Prefetches a file of the app. Resolves when it has loaded or failed. */
function bring(rel: string, href: string): Promise<unknown> {
  const link = document.createElement('link')
  document.head.append(Object.assign(link, { rel, href, crossOrigin: '' }))
  return new Promise((resolve) => Object.assign(link, { onload: resolve, onerror: resolve }))
}

/**
 * What the host says about the games, if it's sure that this player may bet on them: an inactive one
 * or an admin sees something else, which the app draws. One of the calls asks for the games, the
 * others for the player.
 */
async function answeredGames(calls: readonly StartedCall[]): Promise<KeptGames | null> {
  const bodies = await Promise.all(
    calls.map(async (call) => {
      const answer = await call.answer
      return answer.ok ? ((await answer.clone().json()) as Record<string, unknown>) : null
    }),
  )
  const games = bodies.map(plainGames).find(Boolean)
  const mayBet = bodies.every((body) => {
    const user = (body?.user ?? body) as { role?: unknown; isActive?: unknown } | null
    return user !== null && user.isActive !== false && String(user.role).toLowerCase() !== 'admin'
  })
  return games && mayBet ? { games, at: deviceClock.now() } : null
}

/** The chosen theme is there before anything is drawn: the other one never flashes. */
function startTheme(): void {
  const choice = readThemeChoice({ get: stored })
  if (choice === 'system') return
  applyTheme(choice)
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.media = meta.media.includes(choice) ? 'all' : 'not all'
}

const wanted = () =>
  wantedLanguage(
    (__DEMO__ && languageOfLink(location.search)) || stored(languageKey),
    navigator.languages,
  )

/**
 * Opens the page of the player's language instead, unless this one is it. A page that was opened that
 * way puts its address right and stays, whatever is wanted: two pages never send a player to and fro.
 */
function leaveForLanguage(): boolean {
  if (__LANGUAGE__ === null) return false
  const { pathname, search, hash } = location
  const arrived = arrivedAt(location)
  const own = pathname === pages[__LANGUAGE__] ? '/' : pathname
  if (arrived === null && wanted() !== __LANGUAGE__) {
    // Nothing else of this page is needed.
    stop()
    location.replace(addressIn(wanted(), own + search + hash))
    return true
  }
  if ((arrived ?? own) !== pathname) history.replaceState(history.state, '', arrived ?? own)
  return false
}

/** In the page's head: decides what to show first, and requests everything it needs. */
function startVisit(facts: VisitFacts): void {
  const pathname = pathOnScreen()
  // An empty token counts as none.
  const token = stored(facts.tokenKey) || null
  const from = (history.state as { usr?: { from?: unknown } } | null)?.usr?.from
  const { picture, path } =
    __DEMO__ && demoDecides(token, location.search, wanted())
      ? { picture: 'waiting' as const, path: pathname }
      : decide(pathname, token, from, facts)
  if (path !== pathname) history.replaceState(null, '', addressOf(path))
  const screen = facts.screens[plain(path)] ?? { reads: [], files: [] }

  // Without HTTP/2, a browser has six connections to a host, and little bandwidth. What takes longest is
  // requested first, beside what soon frees its connection for the rest: the player's own data and the
  // smallest file. Public data comes last.
  const files = [...new Set([...facts.parts[picture], ...screen.files])]
  const bringAll = (paths: readonly string[]) => paths.map((path) => bring('modulepreload', path))
  const early = [
    ...(token === null ? [] : facts.session),
    ...(picture === 'home' ? facts.reads : []),
    ...screen.reads,
  ]
  const start = (isOwn: boolean) =>
    early
      .filter(({ auth }) => (auth === 'bearer') === isOwn)
      .map(({ url, auth }) => startCall(facts.apiHost + url, auth === 'none' ? null : token))
  const known = picture === 'home' ? keptGames({ get: stored }) : null
  // The games seen last are drawn before anything else is loaded: the files are on the phone by then.
  let goOn = (): void => {}
  let isOver = false
  bringAll(known ? [] : files.splice(0, 2))
  const own = start(true)
  const calls = [...own]
  const bringRest = () => {
    bringAll(files.splice(-1))
    // The page has every rule of the login as it is at first.
    if (picture === 'auth') bringAll(files.splice(0))
    const styles = Promise.all(facts.styles.map((href) => bring('stylesheet', href)))
    bringAll(files)
    calls.push(...start(false))
    return styles
  }
  const styled = known
    ? new Promise<void>((resolve) => (goOn = resolve)).then(bringRest)
    : bringRest()
  const samples = document.createDocumentFragment()
  const draw = (games: KeptGames | null) => {
    if (games !== null && !isOver) drawGames(samples, games, deviceClock.now())
  }
  const release = holdTaps(document)
  let offered: Event | null = null
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offered = event
  })
  window.firstVisit = {
    picture,
    calls,
    own,
    reads: picture === 'waiting' ? screen.reads : facts.reads,
    keptGames: known,
    styled,
    place() {
      const root = document.getElementById('root')
      // Public screens are drawn as nobody sees them: a signed-in player has the app around them.
      const drawn = token === null && document.getElementById(`picture-${plain(path)}`)
      const shown = drawn ? drawn.id : `picture-${picture}`
      for (const template of document.querySelectorAll<HTMLTemplateElement>('template[id]')) {
        if (template.id === shown) {
          root?.append(template.content)
        }
        if (template.id === 'picture-games') samples.append(template.content)
        template.remove()
      }
      if (picture !== 'home' || !samples.firstChild) return
      draw(known)
      // A page in the background draws nothing.
      if (document.hidden) goOn()
      else requestAnimationFrame(() => setTimeout(goOn))
      answeredGames(own).then(draw, () => undefined)
    },
    end() {
      isOver = true
    },
    release,
    offered: () => offered,
  }
}

startTheme()
if (!leaveForLanguage()) startVisit(__VISIT__)
