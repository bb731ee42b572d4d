import type { SafeLink } from './links.ts'

let open = (address: string): void => {
  if (/^https?:/i.test(address)) window.open(address, '_blank', 'noopener,noreferrer')
  else window.location.assign(address)
}
let leave = (address: string): void => window.location.replace(address)

/**
 * From now on, calls `instead` rather than opening any address: the demo opens no apps. Call the
 * returned function to open them again.
 */
export function openInstead(instead: (address: string) => void): () => void {
  const before = { open, leave }
  open = instead
  leave = instead
  return () => {
    open = before.open
    leave = before.leave
  }
}

/**
 * Opens an outside address: a page in a new tab without access to ours, an app link (`upi:`,
 * `tel:`…) in place.
 */
export const openLink = (link: SafeLink): void => open(link)

/** Replaces this page with an address from the configuration, without a way back. */
export const leaveFor = (href: string): void => leave(href)
