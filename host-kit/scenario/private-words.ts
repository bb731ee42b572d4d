import type { Call } from './read-log.ts'

/** Fields that say who somebody is or open their account. */
const privateField =
  /(^|user|full|first|last|holder|bank)_?name$|mobile|phone|google_?pay|paytm|account|ifsc|upi|e?mail|whatsapp|token|authorization|cookie|password|transaction|utr/i
const personField = /(^|user|full|first|last|holder)_?name$/i

/** Where no field says so: an address or UPI id, a number of 9 digits or more, a token. */
const privateText = [/[\w.+-]+@[\w.-]+\w/g, /\+?\d(?:[ -]?\d){8,}/g, /[\w-]{24,}(\.[\w-]+)*/g]

/** Whatever is below a private field is private. */
function collect(value: unknown, field: string, found: Set<string>): void {
  const isPrivate = privateField.test(field)
  if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) {
      collect(each, isPrivate && !privateField.test(key) ? field : key, found)
    }
  } else if (isPrivate) {
    const text = String(value ?? '')
    const words = personField.test(field) ? text.split(/\s+/) : []
    for (const each of [text, ...words]) if (/.{5}|\p{L}{3}/u.test(each)) found.add(each)
  }
}

/** What takes out of a text whatever the calls show to be private. */
export function hidePrivate(calls: readonly Call[]): (text: string) => string {
  const found = new Set<string>()
  for (const { request, answer } of calls) collect([request, answer], '', found)
  const words = [...found]
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
  const known = new RegExp(`(?<![\\p{L}\\d])(${words.join('|') || '$^'})(?![\\p{L}\\d])`, 'giu')
  return (text) =>
    [known, ...privateText].reduce((all, pattern) => all.replaceAll(pattern, '•••'), text)
}

const standIn = 'Somebody wrote something else here, about as long as this. '

/** Another text of the same length, for what people wrote. */
export const otherWords = (text: string): string =>
  standIn.repeat(Math.ceil(text.length / standIn.length)).slice(0, text.length)
