/**
 * Every language of the app: its own name, the locale of its page and dates, and the page that
 * has it. One more is a row here and a folder beside `src/messages/hi`.
 */
export const languages = {
  en: { name: 'English', locale: 'en-IN', page: '/' },
  hi: { name: 'हिन्दी', locale: 'hi-IN', page: '/hi.html' },
} as const

export type Language = keyof typeof languages

/** Where the player's choice is kept. */
export const languageKey = 'ank.language'

const isLanguage = (text: string | null): text is Language =>
  text !== null && Object.hasOwn(languages, text)

/** What the player chose, or else the first language of the browser that the app has, or English. */
export function wantedLanguage(chosen: string | null, spoken: readonly string[]): Language {
  const codes = [chosen, ...spoken.map((tag) => tag.toLowerCase().split('-')[0] ?? '')]
  return codes.find(isLanguage) ?? 'en'
}

/** The address that shows `path` (with its query) on the page of a language: `arrivedAt` reads it. */
export const addressIn = (language: Language, path: string): string =>
  `${languages[language].page}?language=${language}#${path}`

/**
 * The path that `addressIn` was given. Null if the page wasn't opened that way; only paths of this
 * site count.
 */
export function arrivedAt({ search, hash }: Pick<Location, 'search' | 'hash'>): string | null {
  return new URLSearchParams(search).has('language') && /^#\/(?!\/|\\)/.test(hash)
    ? hash.slice(1)
    : null
}
