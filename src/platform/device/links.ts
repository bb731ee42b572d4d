/** What an address of the host, or one that is made of its words, is for. */
export type LinkField = keyof typeof fields

declare const judged: unique symbol
/** An address that may be opened: only `safeLink` makes one. */
export type SafeLink = string & { readonly [judged]: true }

interface Rule {
  schemes: readonly string[]
  /** The only site that it may lead to. */
  site?: string
}

/** Each field has its own schemes: what may call a number need not be able to open a page. */
const fields = {
  /** The app's page in a store. */
  appLink: { schemes: ['https:'] },
  phone: { schemes: ['tel:'] },
  email: { schemes: ['mailto:'] },
  whatsapp: { schemes: ['https:'], site: 'wa.me' },
  payment: { schemes: ['upi:'] },
} as const satisfies Record<string, Rule>

/**
 * The address when it is one that `field` may hold, else null. Addresses come from the host's
 * settings, so `javascript:` and the like are refused; so is a page whose address carries a name
 * and password, since these are read as its site.
 */
export function safeLink(field: LinkField, address: string | null): SafeLink | null {
  if (address === null) return null
  const { schemes, site }: Rule = fields[field]
  try {
    const { protocol, hostname, username } = new URL(address.trim())
    const fits = schemes.includes(protocol) && (site === undefined || hostname === site)
    return fits && username === '' ? (address.trim() as SafeLink) : null
  } catch {
    return null
  }
}
