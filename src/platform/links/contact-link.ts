/** Fewest digits that can be called (short service numbers). */
const fewestDigits = 3

/** `tel:` link of a phone number as somebody wrote it, or null when it is none. */
export function telHref(text: string): string | null {
  if (!/^[+\d\s().-]+$/.test(text)) return null
  const number = text.replace(/(?!^\+)\D/g, '')
  return number.replace('+', '').length < fewestDigits ? null : `tel:${number}`
}

/** Nothing that begins another part of the link, and no mark that can't be seen. */
const mailForm =
  /^[^\s@?&#%,;:<>"\p{Cc}\p{Default_Ignorable_Code_Point}]+@[^\s@?&#%,;:<>"\p{Cc}\p{Default_Ignorable_Code_Point}]+$/u

/** `mailto:` link of an address, or null when it is none. Nothing but the address gets into it. */
export function mailHref(text: string): string | null {
  return mailForm.test(text) ? `mailto:${text}` : null
}
