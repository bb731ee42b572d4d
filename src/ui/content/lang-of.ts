import type { ReactNode } from 'react'

/** Letters that are looked at: more than anybody reads of a message, and a moment's work. */
const looked = 2000

/**
 * `lang` of what the host or a player wrote, so that a screen reader takes the right voice for it:
 * English for a text with Latin letters and none of Devanagari, and else the page's. Only the first
 * `upTo` letters decide.
 */
export function langOf(text: ReactNode, upTo = looked): 'en-IN' | undefined {
  if (typeof text !== 'string') return undefined
  const piece = text.slice(0, upTo)
  return /[a-z]/i.test(piece) && !/[ऀ-ॿ]/.test(piece) ? 'en-IN' : undefined
}

/** Of an element that shows a name, number or id: it's the same in every language. */
export const asItIs = (text: ReactNode) => ({ lang: langOf(text), translate: 'no' }) as const
