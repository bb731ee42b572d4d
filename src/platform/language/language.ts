import { localStore, stored } from '../storage/storage.ts'
import {
  addressIn,
  languageKey,
  languageOfLink,
  pages,
  wantedLanguage,
  type Language,
} from './languages.ts'

/** The language of this page. The demo and the dev server hold all of them; a live page has one. */
export const language: Language =
  __LANGUAGE__ ??
  wantedLanguage(languageOfLink(window.location.search) ?? stored(languageKey), navigator.languages)

/** The languages a player can change to. */
export const otherLanguages = (Object.keys(pages) as Language[]).filter((each) => each !== language)

/** Milliseconds in which the page of another language must be answered for. */
const longestMs = 5_000

/**
 * Whether the page of a language can be fetched now: it isn't on the phone, and the phone's own word on its
 * connection may be wrong. Who left all the same would be on the browser's error page.
 */
export const canOpen = async (chosen: Language): Promise<boolean> =>
  __LANGUAGE__ === null ||
  fetch(pages[chosen], { method: 'HEAD', signal: AbortSignal.timeout(longestMs) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Keeps the choice and opens the screen again in that language. */
export function openIn(chosen: Language): void {
  localStore.set(languageKey, chosen)
  const { pathname, search, hash } = window.location
  if (__LANGUAGE__ === null) window.location.reload()
  else window.location.assign(addressIn(chosen, pathname + search + hash))
}
