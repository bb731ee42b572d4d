import type { Page } from '@playwright/test'
import { languages as known, languageKey, type Language } from '#platform/first-visit/languages.ts'

export const languages = Object.keys(known) as Language[]

/** From the next page on, the player has chosen this language. */
export const speak = (page: Page, language: Language): Promise<unknown> =>
  page.addInitScript(([key, chosen]) => localStorage.setItem(key, chosen), [
    languageKey,
    language,
  ] as const)
