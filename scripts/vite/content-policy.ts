import { createHash } from 'node:crypto'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The hash of each element of this name that is written into the page. */
const inlined = (html: string, element: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))].map(([, text]) =>
    hashOf(text ?? ''),
  )

const join = (rules: Record<string, readonly string[]>) =>
  Object.entries(rules)
    .map(([rule, sources]) => [rule, ...sources].join(' '))
    .join('; ')

/** The policies that may give out addresses of scripts: the worker's, and in the demo its library's. */
const trusted = (demo: boolean) => ['ank', ...(demo ? ['default'] : [])]

/** What a page says of itself in a `meta` element. */
function pageRules(html: string, apiHost: string, demo: boolean): Record<string, string[]> {
  const host = apiHost === '' ? [] : [apiHost]
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlined(html, 'script')],
    'style-src': ["'self'", ...inlined(html, 'style')],
    'img-src': ["'self'", ...host],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...host],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trusted(demo),
  }
}

/**
 * The content policy that a built page brings itself: nothing but this site and the API host.
 * Scripts and styles written into the page are allowed by their hash, so it needs no
 * `unsafe-inline`.
 */
export const pagePolicy = (html: string, apiHost: string, demo = false): string =>
  join(pageRules(html, apiHost, demo))

/** The same as a header, which can say what a page cannot say of itself. */
export const servedPolicy = (html: string, apiHost: string, demo = false): string =>
  join({
    ...pageRules(html, apiHost, demo),
    'frame-ancestors': ["'none'"],
    'upgrade-insecure-requests': [],
  })
