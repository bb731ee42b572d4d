import { createHash } from 'node:crypto'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The hash of each inline element with this name. */
const inlined = (html: string, element: 'script' | 'style') => {
  const elements = new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g')
  return [...new Set([...html.matchAll(elements)].map(([, text]) => hashOf(text ?? '')))]
}

const join = (rules: Record<string, readonly string[]>) =>
  Object.entries(rules)
    .map(([rule, sources]) => [rule, ...sources].join(' '))
    .join('; ')

/** The policies that may create script addresses: the worker's and, in the demo, its library's. */
const trusted = (demo: boolean) => ['ank', ...(demo ? ['default'] : [])]

/**
 * The content policy in a built page: only this site and the API's host. Inline scripts and styles
 * are allowed by their hash, so it needs no `unsafe-inline`.
 * @param apiHost origin of the API, '' for the page's own
 */
export function pagePolicy(html: string, apiHost: string, demo = false): string {
  const host = apiHost === '' ? [] : [apiHost]
  return join({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlined(html, 'script')],
    'style-src': ["'self'", ...inlined(html, 'style')],
    // The demo draws pictures of itself.
    'img-src': ["'self'", ...(demo ? ['data:'] : []), ...host],
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
  })
}

/**
 * The policy of a page that is a file of its own: it may show what it contains, run that and `code`,
 * and send nothing.
 */
export const filePolicy = (html: string, code: string): string =>
  join({
    'default-src': ["'none'"],
    'script-src': [...inlined(html, 'script'), hashOf(code)],
    'style-src': inlined(html, 'style'),
    'img-src': ['data:', 'blob:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  })
