import type { Director } from '../director/director.ts'
import { sentence } from '../director/sentence.ts'
import { readText } from './portable.ts'

/** Lets the browser save a text as a file. */
export function saveFile(name: string, text: string): void {
  const type = name.endsWith('.html') ? 'text/html' : 'text/plain'
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** Takes over an exported recording. Says what is wrong with it; null when all went well. */
export function importText(director: Director, text: string): string | null {
  try {
    director.take(readText(text))
    return null
  } catch (error) {
    return sentence(error)
  }
}
