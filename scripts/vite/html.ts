import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Config } from '../../src/platform/config.ts'
import { pagePolicy } from './content-policy.ts'

/** Escapes text for an HTML element or attribute. */
const escape = (text: string) =>
  text.replace(/[&<>"]/g, (found) => `&#${String(found.charCodeAt(0))};`)

/** The content policy goes after it: a browser needs both before anything else. */
const CHARSET = /<meta charset=[^>]*>/

/** The package's version, with the commit if there is one: '0.1.0 (7d6dbdf)'. */
function appVersion(root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const
    const args = ['rev-parse', '--short=7', 'HEAD']
    return `${version} (${execFileSync('git', args, { cwd: root, stdio: [...stdio] })
      .toString()
      .trim()})`
  } catch {
    return version
  }
}

/** Writes the product's name and version into `index.html`. */
export function htmlPage(config: Config, root: string): Plugin {
  return {
    name: 'ank-html',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replaceAll('%APP_NAME%', escape(config.appName))
          .replaceAll('%APP_VERSION%', escape(appVersion(root))),
    },
  }
}

/** The bundler's map from the names that files import to the files themselves. */
const IMPORT_MAP_FILE = 'importmap.json'
const IMPORT_MAP = /<script type="importmap">[\s\S]*?<\/script>\s*/

/**
 * Finishes a built page after everything else has been written into it. The import map goes before
 * the first script, which may already load modules, and the content policy covers them all.
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
        if (map === undefined) throw new Error('The page has no import map.')
        const ordered = html.replace(IMPORT_MAP, '').replace('</title>', () => `</title>${map}`)
        const policy = pagePolicy(ordered, demo)
        const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`
        page.source = ordered.replace(CHARSET, (charset) => `${charset}\n    ${meta}`)
        // It's in the page, so the file isn't needed.
        delete bundle[IMPORT_MAP_FILE]
      },
    },
  }
}
