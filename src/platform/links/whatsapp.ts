const base = 'https://wa.me/'
const countryCode = '91'
const nationalDigits = 10

/**
 * The address of a WhatsApp chat with a number, or null when it is none. The country code is added
 * to a national number, because WhatsApp reads the first digits as one.
 */
export function whatsappChat(number: string): string | null {
  const digits = number.replace(/\D/g, '').replace(/^0+/, '')
  if (digits.length < nationalDigits) return null
  return base + (digits.length === nationalDigits ? countryCode + digits : digits)
}

/** The WhatsApp address that lets the player choose who to send a text to. */
export const whatsappShare = (text: string): string => `${base}?text=${encodeURIComponent(text)}`

/** The product's own address, as it's open now. */
export const pageAddress = (): string => `${window.location.origin}/`
