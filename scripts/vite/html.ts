import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { pageMessages as en } from '../../src/messages/en/app/page.ts'
import { pageMessages as hi } from '../../src/messages/hi/app/page.ts'
import type { Config } from '../../src/platform/config.ts'
import { languages, type Language } from '../../src/platform/language/languages.ts'
import { pagePolicy } from './content-policy.ts'

/** Escapes text for an HTML element or attribute. */
const escape = (text: string) =>
  text.replace(/[&<>"]/g, (found) => `&#${String(found.charCodeAt(0))};`)

/** The content policy goes after it: a browser needs both before anything else. */
const CHARSET = /<meta charset=[^>]*>/

/** The package's version, with the commit if there is one: '0.2.0 (7d6dbdf)'. */
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

const pageWords = { en, hi } satisfies Record<Language, typeof en>

/**
 * The sentence for a browser below the floor, in all languages: which one is wanted, only the app
 * knows.
 */
function tooOld(app: string, language: Language): string {
  const all = [...new Set([pageWords[language], ...Object.values(pageWords)])]
  const saying = (browser: keyof typeof en.tooOld) => all.map(({ tooOld }) => tooOld[browser](app))
  const texts = { chrome: saying('chrome'), others: saying('others') }
  return JSON.stringify(texts).replaceAll('<', '\\u003c')
}

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
  const forBrowser = tooOld(config.appName, language)
  return {
    name: 'ank-html',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        Object.entries(texts).reduce(
          (page, [name, text]) => page.replaceAll(`%${name}%`, escape(text)),
          html.replace("'%TOO_OLD%'", () => forBrowser),
        ),
    },
  }
}

/** Writes the content policy into a built page after everything else, since it covers all of it. */
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
        const policy = pagePolicy(html, apiHost, demo)
        const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`
        page.source = html.replace(CHARSET, (charset) => `${charset}\n    ${meta}`)
      },
    },
  }
}
