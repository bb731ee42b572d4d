import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { pageMessages as en } from '../../src/messages/en/app/page.ts'
import { pageMessages as hi } from '../../src/messages/hi/app/page.ts'
import type { Config } from '../../src/platform/config.ts'
import { languages, type Language } from '../../src/platform/first-visit/languages.ts'
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

const pageWords = { en, hi } satisfies Record<Language, unknown>

/** Writes the product's name and version, and the page's own sentences, into `index.html`. */
export function htmlPage(config: Config, root: string, language: Language): Plugin {
  const { description, notStarted, noScript } = pageWords[language]
  const texts = {
    APP_NAME: config.appName,
    APP_VERSION: appVersion(root),
    LANG: languages[language].locale,
    DESCRIPTION: description(config.appName),
    NOT_STARTED: notStarted(config.appName),
    NO_SCRIPT: noScript(config.appName),
  }
  return {
    name: 'ank-html',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        Object.entries(texts).reduce(
          (page, [name, text]) => page.replaceAll(`%${name}%`, escape(text)),
          html,
        ),
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
export function finishedPage({ apiHost }: Config, demo: boolean): Plugin {
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
        const policy = pagePolicy(ordered, apiHost, demo)
        const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`
        page.source = ordered.replace(CHARSET, (charset) => `${charset}\n    ${meta}`)
        // It's in the page, so the file isn't needed.
        delete bundle[IMPORT_MAP_FILE]
      },
    },
  }
}
