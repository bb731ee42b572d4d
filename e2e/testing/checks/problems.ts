import type { BrowserContext, ConsoleMessage } from '@playwright/test'

/** What must not happen during a journey, collected while it happens. */
export interface Problems {
  /** Lines that match aren't problems in this test. */
  allow(pattern: RegExp): void
  found(): readonly string[]
}

const isLoud = (line: ConsoleMessage) => ['error', 'warning', 'assert'].includes(line.type())

/** Watches the console, uncaught errors and rejections, and requests that leave `origin`. */
export function watch(context: BrowserContext, origin: string): Problems {
  const lines: string[] = []
  const allowed: RegExp[] = [
    /^console\.warning: Service Worker registration blocked by Playwright/,
    // MSW looks for a newer version of its worker and doesn't wait: that fails when the page is left.
    /^uncaught: .*Failed to update a ServiceWorker .*mockServiceWorker\.js/,
  ]
  const localProtocols = new Set(['data:', 'blob:', 'about:'])
  context.on('console', (line) => {
    if (isLoud(line)) lines.push(`console.${line.type()}: ${line.text()} (${line.location().url})`)
  })
  context.on('weberror', (error) => lines.push(`uncaught: ${String(error.error())}`))
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin !== origin && !localProtocols.has(url.protocol))
      lines.push(`leaves: ${url.href}`)
  })
  return {
    allow: (pattern) => void allowed.push(pattern),
    found: () => lines.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  }
}

/** The browser's own line about an answer with this status. */
export const statusLine = (status: number): RegExp =>
  new RegExp(`Failed to load resource: .* status of ${status} .*/api/`)

/** The browser's own line about a connection that broke. */
export const brokenLine = /Failed to load resource: net::ERR_(EMPTY_RESPONSE|CONNECTION_\w+|FAILED)/
