import type { ReactNode } from 'react'

/**
 * `lang` of what the host or a player wrote, so that a screen reader takes the right voice for it:
 * English for a text with Latin letters and none of Devanagari, and else the page's.
 */
export const langOf = (text: ReactNode): 'en-IN' | undefined =>
  typeof text === 'string' && /^[^ऀ-ॿ]*[a-z][^ऀ-ॿ]*$/i.test(text) ? 'en-IN' : undefined
