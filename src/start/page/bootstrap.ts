import type { Market } from '#domain/market/market.ts'
import { withoutLastSlashes } from '#lib/without-last-slashes.ts'
import type { Language } from '#platform/language/languages.ts'
import type { StorageKey } from '#platform/storage/keys.ts'
import type { StartedCall } from './started-calls.ts'

/** What the page shows before the app starts; `waiting` is the spinner for all other addresses. */
export type PrerenderName = 'auth' | 'home' | 'waiting'

/** A reading call that the page makes before the app is there. */
export interface EarlyCall {
  operation: string
  /** Without the API's origin. */
  url: string
  auth: 'bearer' | 'optional' | 'none'
}

/** What is known of a screen before the app is there. */
export interface ScreenFacts {
  /** It opens without a token. */
  isOpen: boolean
  /** What it reads. */
  reads: readonly EarlyCall[]
  /** The files only this screen needs. */
  files: readonly string[]
}

/** What a build tells the script in the page's head about the app. */
export interface BootstrapFacts {
  /** Origin of the API, '' for the page's own. */
  apiHost: string
  /** Local storage key of the bearer token. */
  tokenKey: StorageKey
  auth: string
  home: string
  /** Addresses other than `auth` and `home` whose needs are known here. */
  screens: Readonly<Record<string, ScreenFacts>>
  /** The app's first calls for a player with a token. */
  session: readonly EarlyCall[]
  /** What home also reads. */
  reads: readonly EarlyCall[]
  /** Files of the app that a prerendered screen needs, the largest first. */
  parts: Readonly<Record<PrerenderName, readonly string[]>>
  /** The whole style sheet: the page holds only what its prerendered screens need. */
  styles: readonly string[]
}

/** The markets and results an active player saw last. */
export interface StoredGames {
  games: readonly (Market & { _id: string; gameName: string })[]
  /** When the host said so, in epoch milliseconds. */
  at: number
}

/** What the script in the head leaves for the app. */
export interface Bootstrap {
  prerendered: PrerenderName
  /** The screen itself is prerendered, which opens without a login, not only a spinner. */
  hasScreen: boolean
  /** Calls under way. The app takes over each of them once. */
  calls: StartedCall[]
  /** Those of them that the screen waits for: the player's own data, and what it is about. */
  own: readonly StartedCall[]
  /** What the screen reads; for the login, what home does. */
  reads: readonly EarlyCall[]
  /** What home shows until the host has answered. */
  storedGames: StoredGames | null
  /** Resolves when the style sheet has loaded or failed. */
  styled: Promise<unknown>
  /** Puts the prerendered screen into the page. Called by the page itself, as they arrive. */
  place(): void
  /** In the demo: requests what another screen needs as soon as it's wanted, all files at once. */
  request?(name: PrerenderName): void
  /** From now on the page is the app's: nothing else is rendered into it. */
  isOver: boolean
  /** Stops holding taps, and returns what was tapped before the app started. */
  release(): HTMLElement[]
  /** The browser's offer to install the app, if it came before the app had started. */
  offered(): Event | null
}

declare global {
  interface Window {
    /** Missing in the dev server, whose page has nothing prerendered. */
    bootstrap?: Bootstrap
  }
}

/** The path as the router compares it. */
export const plain = (path: string) => withoutLastSlashes(path.toLowerCase(), 1)

/**
 * Whether the demo itself decides who is signed in: the build prerenders only its English login.
 */
export const demoDecides = (token: string | null, search: string, language: Language): boolean =>
  token !== null || search !== '' || language !== 'en'

/**
 * Which prerendered screen an address shows, and the address it belongs to: the same decisions as
 * the app's guard, made before anything is painted. What isn't certain waits for the app. `from` is
 * where the login leads, which the router keeps with this history entry.
 */
export function decide(
  path: string,
  token: string | null,
  from: unknown,
  { auth, home, screens }: BootstrapFacts,
): { prerendered: PrerenderName; path: string } {
  const here = plain(path)
  if (token === null) {
    return screens[here]?.isOpen
      ? { prerendered: 'waiting', path }
      : { prerendered: 'auth', path: auth }
  }
  if (here === '/' || here === home || (here === auth && from === undefined)) {
    return { prerendered: 'home', path: home }
  }
  return { prerendered: 'waiting', path }
}
