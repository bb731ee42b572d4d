import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import type { Config } from '../../src/platform/config.ts'

/**
 * The content policy of a built page: nothing but this site and the API host. Scripts written
 * into the page are allowed by their hash, so the policy needs no `unsafe-inline`.
 */
export function contentPolicy(html: string, apiHost: string): string {
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, source]) =>
      `'sha256-${createHash('sha256')
        .update(source ?? '')
        .digest('base64')}'`,
  )
  const host = apiHost === '' ? [] : [apiHost]
  const rules: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline],
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

/** Writes the product's name and, in a build, the content policy into `index.html`. */
export function htmlPage(config: Config): Plugin {
  return {
    name: 'ank-html',
    transformIndexHtml: {
      order: 'pre',
      handler(html, context) {
        const page = html.replaceAll('%APP_NAME%', escape(config.appName))
        if (context.server !== undefined) return page
        const policy = contentPolicy(page, config.apiHost)
        const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`
        return page.replace(CHARSET, (charset) => `${charset}\n    ${meta}`)
      },
    },
  }
}
