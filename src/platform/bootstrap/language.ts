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

/** Keeps the choice and opens the screen again in that language. */
export function openIn(chosen: Language): void {
  localStore.set(languageKey, chosen)
  const { pathname, search, hash } = window.location
  if (__LANGUAGE__ === null) window.location.reload()
  else window.location.assign(addressIn(chosen, pathname + search + hash))
}
