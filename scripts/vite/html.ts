import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import type { Config } from '../../src/platform/config.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The hash of each element of this name that is written into the page. */
const inlined = (html: string, element: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))].map(([, text]) =>
    hashOf(text ?? ''),
  )

/**
 * The content policy of a built page: nothing but this site and the API host. Scripts and styles
 * written into the page are allowed by their hash, so the policy needs no `unsafe-inline`.
 */
export function contentPolicy(html: string, apiHost: string): string {
  const host = apiHost === '' ? [] : [apiHost]
  const rules: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlined(html, 'script')],
    'style-src': ["'self'", ...inlined(html, 'style')],
    'img-src': ["'self'", 'data:', 'blob:', ...host],
    'connect-src': ["'self'", ...host],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  }
  return Object.entries(rules)
    .map(([rule, sources]) => [rule, ...sources].join(' '))
    .join('; ')
}

/** Escapes text for an HTML element or attribute. */
const escape = (text: string) =>
  text.replace(/[&<>"]/g, (found) => `&#${String(found.charCodeAt(0))};`)

/** The policy follows it: a browser wants both before anything else. */
const CHARSET = /<meta charset=[^>]*>/

/** Writes the product's name into `index.html`. */
export function htmlPage(config: Config): Plugin {
  return {
    name: 'ank-html',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replaceAll('%APP_NAME%', escape(config.appName)),
    },
  }
}

/** Writes the content policy into a built page: the last plugin, for it covers what others wrote. */
export function pagePolicy(config: Config): Plugin {
  return {
    name: 'ank-page-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const policy = contentPolicy(html, config.apiHost)
        const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`
        return html.replace(CHARSET, (charset) => `${charset}\n    ${meta}`)
      },
    },
  }
}
