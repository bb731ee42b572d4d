import type { Plugin } from 'vite'
import type { Config } from '../../src/platform/config.ts'
import { pagePolicy } from './content-policy.ts'

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
export function policyInPage(demo: boolean): Plugin {
  return {
    name: 'ank-page-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const policy = pagePolicy(html, demo)
        const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`
        return html.replace(CHARSET, (charset) => `${charset}\n    ${meta}`)
      },
    },
  }
}
