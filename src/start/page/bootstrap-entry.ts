import {
  addressIn,
  arrivedAt,
  languageKey,
  languageOfLink,
  pages,
  wantedLanguage,
} from '#platform/language/languages.ts'
import { addressOf, pathOnScreen } from '#platform/links/address.ts'
import { stored } from '#platform/storage/storage.ts'
import { applyTheme, readThemeChoice } from '#ui/look/theme-choice.ts'
import { decide, demoDecides, plain, type BootstrapFacts, type EarlyCall } from './bootstrap.ts'
import { holdTaps } from './held-taps.ts'
import { watchStart } from './not-started.ts'
import { startCall } from './started-calls.ts'

/** Filled in by the build. */
declare const __BOOTSTRAP__: BootstrapFacts

/** Prefetches a file of the app. Resolves to whether it has loaded. */
function addLink(rel: string, href: string): Promise<boolean> {
  const link = document.createElement('link')
  document.head.append(Object.assign(link, { rel, href, crossOrigin: '' }))
  return new Promise((resolve) =>
    Object.assign(link, { onload: () => resolve(true), onerror: () => resolve(false) }),
  )
}

/**
 * Adds the whole style sheet. The page's own part of it goes then: as long as its rules are there twice,
 * the browser matches both for every element.
 */
async function addStyles(hrefs: readonly string[]): Promise<void> {
  const own = document.querySelector('style')
  const loaded = await Promise.all(hrefs.map((href) => addLink('stylesheet', href)))
  if (loaded.length > 0 && loaded.every(Boolean)) own?.remove()
}

/** Applies the chosen theme before anything is painted, so that the other one never appears. */
function startTheme(): void {
  const choice = readThemeChoice({ get: stored })
  if (choice === 'system') return
  applyTheme(choice)
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.media = meta.media.includes(choice) ? 'all' : 'not all'
}

const preferredLanguage = () =>
  wantedLanguage(
    (__DEMO__ && languageOfLink(location.search)) || stored(languageKey),
    navigator.languages,
  )

/**
 * Opens the page of the player's language instead, unless this is it. Returns true if it does. A page
 * opened that way corrects its address and stays, whatever the language, so that two pages never send a
 * player back and forth.
 */
function leaveForLanguage(): boolean {
  if (__LANGUAGE__ === null) return false
  const { pathname, search, hash } = location
  const arrived = arrivedAt(location)
  const own = pathname === pages[__LANGUAGE__] ? '/' : pathname
  if (arrived === null && preferredLanguage() !== __LANGUAGE__) {
    // Stops loading, since nothing else of this page is needed.
    stop()
    location.replace(addressIn(preferredLanguage(), own + search + hash))
    return true
  }
  if ((arrived ?? own) !== pathname) history.replaceState(history.state, '', arrived ?? own)
  return false
}

/** In the page's head: decides what to show first, and requests everything it needs. */
function startBootstrap(facts: BootstrapFacts): void {
  const pathname = pathOnScreen()
  // An empty token counts as no token.
  const token = stored(facts.tokenKey) || null
  const from = (history.state as { usr?: { from?: unknown } } | null)?.usr?.from
  const { prerendered, path } =
    __DEMO__ && demoDecides(token, location.search, preferredLanguage())
      ? { prerendered: 'waiting' as const, path: pathname }
      : decide(pathname, token, from, facts)
  if (path !== pathname) history.replaceState(null, '', addressOf(path))
  const screen = facts.screens[plain(path)] ?? { isOpen: false, reads: [], files: [] }
  // Rendered as nobody sees it: a signed-in player has the app around it.
  const hasScreen = !__DEMO__ && token === null && screen.isOpen

  // Without HTTP/2, a browser opens six connections to a host. What takes longest is requested first,
  // together with what frees its connection soon: the smallest file, and the data the screen is about.
  // Home's public data comes last.
  const files = [...new Set([...facts.parts[prerendered], ...screen.files])]
  const requested = new Set(files)
  const preload = (paths: readonly string[]) => paths.map((path) => addLink('modulepreload', path))
  const isPlayerRead = ({ auth }: EarlyCall) => auth === 'bearer'
  const homeReads = prerendered === 'home' ? facts.reads : []
  const start = (reads: readonly EarlyCall[]) =>
    reads.map(({ url, auth }) => startCall(facts.apiHost + url, auth === 'none' ? null : token))
  preload(files.splice(0, 2))
  const own = start([
    ...(token === null ? [] : facts.session),
    ...homeReads.filter(isPlayerRead),
    ...screen.reads,
  ])
  preload(files.splice(-1))
  // The page itself contains all styles of the login's first state.
  if (prerendered === 'auth') preload(files.splice(0))
  const styled = addStyles(facts.styles)
  preload(files)
  const calls = [...own, ...start(homeReads.filter((read) => !isPlayerRead(read)))]
  const release = holdTaps(document)
  let offered: Event | null = null
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offered = event
  })
  window.bootstrap = {
    prerendered,
    hasScreen,
    calls,
    own,
    reads: prerendered === 'waiting' ? screen.reads : facts.reads,
    storedGames: null,
    styled,
    isOver: false,
    place() {
      const root = document.getElementById('root')
      // The demo's page holds all languages, and screens in English alone.
      const isOther = __DEMO__ && preferredLanguage() !== 'en'
      const name = isOther
        ? `waiting-${preferredLanguage()}`
        : hasScreen
          ? plain(path)
          : prerendered
      const shown = `prerendered-${name}`
      for (const template of document.querySelectorAll<HTMLTemplateElement>('template[id]')) {
        if (template.id === shown) root?.append(template.content)
        template.remove()
      }
    },
    ...(__DEMO__ && {
      request: (name) => void preload(facts.parts[name].filter((path) => !requested.has(path))),
    }),
    release,
    offered: () => offered,
  }
}

watchStart()
startTheme()
if (!leaveForLanguage()) startBootstrap(__BOOTSTRAP__)
