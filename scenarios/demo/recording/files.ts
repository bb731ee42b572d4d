import type { Director } from '../director/director.ts'
import { sentence } from '../director/sentence.ts'
import { readText } from './portable.ts'

/** Takes over an exported recording. Says what is wrong with it; null when all went well. */
export function importText(director: Director, text: string): string | null {
  try {
    director.take(readText(text))
    return null
  } catch (error) {
    return sentence(error)
  }
}
