import { firstPhoneNumber } from '#domain/player/phone-number.ts'

const base = 'https://wa.me/'
const fewestDigits = 10

/**
 * The address of a WhatsApp chat with the first number in a text, or null when there is none. The country
 * code is added to a national number, because WhatsApp reads the first digits as one.
 */
export function whatsappChat(text: string): string | null {
  const { indian, written } = firstPhoneNumber(text, fewestDigits) ?? { indian: null, written: '' }
  const digits = indian === null ? written.replace(/^[+0]+/, '') : `91${indian}`
  return digits.length < fewestDigits ? null : base + digits
}

/** The WhatsApp address that lets the player choose who to send a text to. */
export const whatsappShare = (text: string): string => `${base}?text=${encodeURIComponent(text)}`

/** The product's own address, as it's open now. */
export const pageAddress = (): string => `${window.location.origin}/`
