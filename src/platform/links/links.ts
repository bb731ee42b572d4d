/** What a link from the host, or made from its data, is for. */
export type LinkField = keyof typeof fields

declare const judged: unique symbol
/** An address that may be opened: only `safeLink` makes one. */
export type SafeLink = string & { readonly [judged]: true }

interface Rule {
  schemes: readonly string[]
  /** The only site it may lead to. */
  site?: string
}

/** Each field has its own schemes: a link that calls a number mustn't open a page. */
const fields = {
  /** The app's page in a store. */
  appLink: { schemes: ['https:'] },
  phone: { schemes: ['tel:'] },
  email: { schemes: ['mailto:'] },
  whatsapp: { schemes: ['https:'], site: 'wa.me' },
  /** Help with gambling: the operator's choice, a number or a page. */
  helpLine: { schemes: ['tel:', 'https:'] },
  payment: { schemes: ['upi:'] },
  guide: { schemes: ['https:', 'http:'] },
} as const satisfies Record<string, Rule>

/**
 * The address if `field` allows it, otherwise null. Addresses come from the host's
 * settings, so `javascript:` and the like are refused; so are page addresses with a name
 * and password, which could be mistaken for the site.
 */
export function safeLink(field: LinkField, address: string | null): SafeLink | null {
  if (address === null) return null
  const { schemes, site }: Rule = fields[field]
  try {
    // A browser leaves tabs and line breaks out of an address, wherever they stand.
    const read = address.replaceAll(/\p{Cc}/gu, '').trim()
    const { protocol, hostname, username, password } = new URL(read)
    const fits = schemes.includes(protocol) && (site === undefined || hostname === site)
    return fits && username + password === '' ? (read as SafeLink) : null
  } catch {
    return null
  }
}

/**
 * The page of a store that an app link means, or null. A `market:` link opens nothing but an Android
 * phone's own store, whose page does so as well; a store is never without TLS.
 */
export const storeLink = (address: string): SafeLink | null =>
  safeLink(
    'appLink',
    address
      .trim()
      .replace(/^http:/i, 'https:')
      .replace(/^market:\/\/(?=details\?)/i, 'https://play.google.com/store/apps/'),
  )
