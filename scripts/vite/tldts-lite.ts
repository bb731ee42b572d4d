/**
 * Stands in for `tldts` in the demo build. The mock worker's cookie jar asks it for one thing, the
 * registrable domain of a host, and brings the whole public suffix list along (112 kB gzip) to
 * answer. The demo has one origin and no cookies, so the last two labels are answer enough.
 */
export function getDomain(hostname: string): string | null {
  const labels = hostname.split('.').filter(Boolean)
  return labels.length < 2 ? null : labels.slice(-2).join('.')
}
