import { firstPhoneNumber } from '#domain/player/phone-number.ts'

/** Fewest digits that can be called (short service numbers). */
const fewestDigits = 3

/** The digits of an Indian number with a 0 in front: more have the country code. */
const longestNational = 11

/** `tel:` link of the first phone number in what somebody wrote, or null when there is none. */
export function telHref(text: string): string | null {
  const number = firstPhoneNumber(text, fewestDigits)
  if (number === null) return null
  const { written, indian } = number
  const hasCode = indian !== null && written.length > longestNational
  return `tel:${hasCode ? `+91${indian}` : written}`
}

/** Nothing that begins another part of the link, and no mark that can't be seen. */
const mailForm =
  /^[^\s@?&#%,;:<>"\p{Cc}\p{Default_Ignorable_Code_Point}]+@[^\s@?&#%,;:<>"\p{Cc}\p{Default_Ignorable_Code_Point}]+$/u

/** Characters of a text that are read: two addresses with what is said about them. */
const mostRead = 300

/**
 * `mailto:` link of the first address in what somebody wrote, or null when there is none. Nothing but the
 * address gets into it.
 */
export function mailHref(text: string): string | null {
  const words = text.slice(0, mostRead).split(/[\s,;/|]+/)
  const bare = words.map((word) => word.replace(/^[<(]+|(?<![>).])[>).]+$/g, ''))
  const address = bare.find((word) => mailForm.test(word))
  return address === undefined ? null : `mailto:${address}`
}
