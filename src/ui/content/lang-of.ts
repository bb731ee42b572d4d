import type { ReactNode } from 'react'

/**
 * `lang` of what the host or a player wrote, so that a screen reader takes the right voice for it:
 * English for a text with Latin letters and none of Devanagari, and else the page's.
 */
export const langOf = (text: ReactNode): 'en-IN' | undefined =>
  typeof text === 'string' && /^[^ऀ-ॿ]*[a-z][^ऀ-ॿ]*$/i.test(text) ? 'en-IN' : undefined

/** Of an element that shows a name, number or id: it's the same in every language. */
export const asItIs = (text: ReactNode) => ({ lang: langOf(text), translate: 'no' }) as const
