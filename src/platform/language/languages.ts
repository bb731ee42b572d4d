/**
 * The page of every language of the app. One more is a row here and in `languages`, and a folder
 * beside `src/messages/hi`.
 */
export const pages = { en: '/', hi: '/hi.html' } as const

export type Language = keyof typeof pages

/** Each language's own name, and the locale of its page and dates. */
export const languages = {
  en: { name: 'English', locale: 'en-IN' },
  hi: { name: 'हिन्दी', locale: 'hi-IN' },
} as const satisfies Record<Language, unknown>

/** Where the player's choice is kept. */
export const languageKey = 'ank.language'

const isLanguage = (text: string | null): text is Language =>
  text !== null && Object.hasOwn(pages, text)

/**
 * What the player chose, or else the first language of the browser that the app has, or English.
 */
export function wantedLanguage(chosen: string | null, spoken: readonly string[]): Language {
  const codes = [chosen, ...spoken.map((tag) => tag.toLowerCase().split('-')[0] ?? '')]
  return codes.find(isLanguage) ?? 'en'
}

/** The language that a link to the demo names; null if it names none. */
export const languageOfLink = (search: string): string | null =>
  new URLSearchParams(search).get('language')

/**
 * The address that shows `path` (with its query) on the page of a language: `arrivedAt` reads it.
 */
export const addressIn = (language: Language, path: string): string =>
  `${pages[language]}?language=${language}#${path}`

/**
 * The path that `addressIn` was given. Null if the page wasn't opened that way; only paths of this
 * site count.
 */
export function arrivedAt({ search, hash }: Pick<Location, 'search' | 'hash'>): string | null {
  return /[?&]language=/.test(search) && /^#\/(?!\/|\\)/.test(hash) ? hash.slice(1) : null
}
