/** Hosts that a WhatsApp link may lead to. */
const whatsappSchemes = ['whatsapp:']
const safeProtocols = ['https:', 'http:', 'tel:', 'mailto:', 'upi:', ...whatsappSchemes]

/**
 * The address itself when it is one that the product may open (web, phone, mail, UPI, WhatsApp),
 * else null. Addresses come from the host's settings, so `javascript:` and the like are refused.
 */
export function safeHref(href: string): string | null {
  let url: URL
  try {
    url = new URL(href.trim())
  } catch {
    return null
  }
  return safeProtocols.includes(url.protocol) ? href.trim() : null
}

let open = (address: string): void => {
  if (/^https?:/i.test(address)) window.open(address, '_blank', 'noopener,noreferrer')
  else window.location.assign(address)
}

/** From now on `instead` is told of every address, and none is opened: the demo opens no app. */
export function openInstead(instead: (address: string) => void): void {
  open = instead
}

/**
 * Opens an outside address: a page in a new tab without access to ours, an app link (`upi:`,
 * `tel:`…) in place. False when the address is not one we open.
 */
export function openLink(href: string): boolean {
  const safe = safeHref(href)
  if (safe === null) return false
  open(safe)
  return true
}

/** Goes to an address of the build's configuration in place of this page, without a way back. */
export function leaveFor(href: string): void {
  window.location.replace(href)
}
