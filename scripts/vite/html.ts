import type { Plugin } from 'vite'
import type { Config } from '../../src/platform/config.ts'
import { pagePolicy } from './content-policy.ts'

/** Escapes text for an HTML element or attribute. */
const escape = (text: string) =>
  text.replace(/[&<>"]/g, (found) => `&#${String(found.charCodeAt(0))};`)

/** The policy follows it: a browser wants both before anything else. */
const CHARSET = /<meta charset=[^>]*>/

/** Writes the product's name and version into `index.html`. */
export function htmlPage(config: Config, version: string): Plugin {
  return {
    name: 'ank-html',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replaceAll('%APP_NAME%', escape(config.appName))
          .replaceAll('%APP_VERSION%', escape(version)),
    },
  }
}

/** Where the bundler tells which file is behind which name that others import it by. */
const IMPORT_MAP_FILE = 'importmap.json'
const IMPORT_MAP = /<script type="importmap">[\s\S]*?<\/script>\s*/

/**
 * Finishes a built page, after everything else is written into it: the map of imports goes before
 * the first script, which may fetch modules already, and the content policy covers them all.
 */
export function finishedPage(demo: boolean): Plugin {
  return {
    name: 'ank-finished-page',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The build has no page.')
        const html = page.source.toString()
        const map = IMPORT_MAP.exec(html)?.[0].trim()
        if (map === undefined) throw new Error('The page has no map of imports.')
        const ordered = html.replace(IMPORT_MAP, '').replace('</title>', () => `</title>${map}`)
        const policy = pagePolicy(ordered, demo)
        const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`
        page.source = ordered.replace(CHARSET, (charset) => `${charset}\n    ${meta}`)
        // It is in the page: nobody asks for it.
        delete bundle[IMPORT_MAP_FILE]
      },
    },
  }
}
