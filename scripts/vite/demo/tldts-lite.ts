/**
 * Replaces `tldts` in the demo build. The mock worker's cookie jar uses it only to find a host's
 * registrable domain, for which it includes the whole public suffix list (112 kB in gzip). The demo
 * has one origin and no cookies, so the last two labels are enough.
 */
export function getDomain(hostname: string): string | null {
  const labels = hostname.split('.').filter(Boolean)
  return labels.length < 2 ? null : labels.slice(-2).join('.')
}
