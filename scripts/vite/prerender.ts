import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import type { Language } from '#platform/language/languages.ts'
import type { BootstrapFacts, PrerenderName } from '#start/page/bootstrap.ts'
import type { Prerendered } from '#start/prerender.tsx'
import { heavyRoutes, pathPatterns, publicRoutes } from '../../src/paths.ts'
import { languages, pages } from '../../src/platform/language/languages.ts'
import { buildScript } from './build-script.ts'
import { callModule, startModules } from './chunks/chunks.ts'
import { messages } from './chunks/messages.ts'
import { criticalCss } from './critical-css.ts'
import { screenOf, SCREENS } from './screen-of.ts'

export interface PrerenderPluginOptions {
  root: string
  demo: boolean
  /** Code and styles are in the page itself. */
  oneFile: boolean
  /** Of what is rendered; the demo's is English. */
  language: Language
  /** The compile-time constants of the build, as JSON. */
  define: Record<string, string>
}

/** Renders in a separate process, in India's time zone, like the players' phones. */
async function runPrerender(options: PrerenderPluginOptions): Promise<Prerendered> {
  const { root, demo, oneFile, language, define } = options
  // A folder for each build: two may run at once, and each begins by emptying its own.
  const outDir = join(root, '.cache/prerender', oneFile ? 'one-file' : demo ? 'demo' : language)
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: { ...define, __LANGUAGE__: JSON.stringify(language) },
    plugins: [messages(root, language)],
    build: {
      outDir,
      emptyOutDir: true,
      ssr: demo ? 'demo/toolbar/prerender-entry.tsx' : 'src/start/prerender-entry.ts',
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
    },
  })
  const output = execFileSync(process.execPath, [join(outDir, 'prerender.mjs')], {
    env: { ...process.env, NODE_ENV: 'production', TZ: 'Asia/Kolkata' },
    maxBuffer: 1e8,
  })
  return JSON.parse(output.toString()) as Prerendered
}

/** Rendered around every screen that needs a login. */
const SHELL = 'src/app/shell/shell-frame.tsx'

/** The modules each prerendered screen needs; in the demo, one module loads them all. */
const MODULES: Record<PrerenderName, readonly string[]> = {
  auth: startModules.login,
  home: [...startModules.home, callModule],
  // Which screen's file it is, the app says: what names these files is loaded at once.
  waiting: ['src/start/live-app.ts', SCREENS, callModule],
}
const DEMO_MODULES = {
  auth: ['demo/demo.tsx', 'src/start/login-first.tsx'],
  home: [],
  // Every other arrival needs the backend first.
  waiting: [
    'demo/demo.tsx',
    'src/start/open-app.tsx',
    'demo/demo-backend.ts',
    'demo/toolbar/toolbar.tsx',
  ],
}

type Bundle = Rolldown.OutputBundle

/** The files a module's chunk needs, including itself. */
function filesOf(bundle: Bundle, isFirst: (chunk: Rolldown.OutputChunk) => boolean): Set<string> {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
  const files = new Set<string>()
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (chunk === undefined || files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name))
  }
  const first = chunks.filter(isFirst)
  if (first.length === 0)
    throw new Error('A prerendered screen needs a module that is in no chunk.')
  first.forEach(visit)
  return files
}

/**
 * The paths of everything the page's own script and these modules need, so that no file is
 * discovered only after another has loaded. The largest comes first, since it takes longest.
 */
function partsFor(
  bundle: Bundle,
  root: string,
  page: string,
  modules: readonly string[],
): string[] {
  const files = new Set([
    ...filesOf(bundle, ({ isEntry }) => isEntry),
    ...modules.flatMap((module) => [
      ...filesOf(bundle, ({ moduleIds }) => moduleIds.includes(join(root, module))),
    ]),
  ])
  return (
    Object.values(bundle)
      .filter((part) => part.type === 'chunk')
      .filter(({ fileName }) => files.has(fileName))
      // Vite drops an entry that only imports others, and names those in the page.
      .filter(({ isEntry, fileName }) => !isEntry || page.includes(fileName))
      .toSorted((a, b) => b.code.length - a.code.length)
      .map(({ fileName }) => `/${fileName}`)
  )
}

/**
 * The style sheets that come with these modules: asked for at once, nothing waits for them later.
 */
const sheetsWith = (bundle: Bundle, root: string, modules: readonly string[]): string[] =>
  Object.values(bundle)
    .filter((part) => part.type === 'chunk')
    .filter(({ moduleIds }) => modules.some((module) => moduleIds.includes(join(root, module))))
    .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
    .map((fileName) => `/${fileName}`)

/** The page's own style sheets, then those that come with a part of the app. */
function sheetsOf(bundle: Bundle, styles: readonly string[]): string {
  const sheets = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'))
  const isOwn = ({ fileName }: { fileName: string }) => styles.includes(`/${fileName}`)
  return [...sheets.filter(isOwn), ...sheets.filter((sheet) => !isOwn(sheet))]
    .map((sheet) => (sheet.type === 'asset' ? sheet.source.toString() : ''))
    .join('\n')
}

const templateOf = (name: string, rendered: string) =>
  `<template id="prerendered-${name}">${rendered}</template>`

/** What the demo’s page, which holds all languages, shows before the app in those but its own. */
async function waitingInOthers(root: string, rendered: string): Promise<string> {
  const loadingIn = async (code: string): Promise<string> => {
    const file = pathToFileURL(join(root, 'src/messages', code, 'app/app.ts'))
    const { appMessages } = (await import(file.href)) as { appMessages: { loading: string } }
    return appMessages.loading
  }
  const english = await loadingIn('en')
  const others = (Object.keys(pages) as Language[]).filter((code) => code !== 'en')
  const templates = others.map(async (code) => {
    const own = await loadingIn(code)
    const main = `<main lang="${languages[code].locale}"`
    return templateOf(
      `waiting-${code}`,
      rendered.replace(english, () => own).replace('<main', main),
    )
  })
  return (await Promise.all(templates)).join('')
}

/** The page without indentation and the comments in its scripts. */
const bare = (page: string) =>
  page
    .replaceAll(/<script>[\s\S]*?<\/script>/g, (script) => script.replaceAll(/^\s*\/\/.*\n/gm, ''))
    .replaceAll(/\n\s+/g, '\n')

/** All but the last: it imports the others, which the script in the head asks for. */
const OTHER_MODULES = /<script type="module"[^>]*><\/script>\s*(?=<script type="module")/g
const STYLES = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>\s*/g
const ROOT = '<div id="root"></div>'

/**
 * Puts into a built page: the prerendered screens, their styles, and the script that chooses one
 * before anything is painted (docs/decisions/0025-prerender.md).
 */
export function prerender(options: PrerenderPluginOptions): Plugin {
  const { root, demo, oneFile, language } = options
  return {
    name: 'ank-prerender',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(page, { bundle }) {
        if (bundle === undefined) return
        const { html, facts } = await runPrerender(options)
        const sheets = [...page.matchAll(STYLES)].map(([, href]) => href ?? '')
        const modules = demo ? DEMO_MODULES : MODULES
        const styles = oneFile ? [] : [...sheets, ...sheetsWith(bundle, root, modules.auth)]
        const partsOf = (name: PrerenderName) =>
          oneFile ? [] : partsFor(bundle, root, page, modules[name])
        const parts = {
          auth: partsOf('auth'),
          home: partsOf('home'),
          waiting: partsOf('waiting'),
        }
        const known = new Set(parts.waiting)
        const bootstrapFacts: BootstrapFacts = {
          ...facts,
          styles,
          parts,
          screens: Object.fromEntries(
            [...publicRoutes, ...heavyRoutes].map((route) => {
              const { isOpen = false, reads = [] } = facts.screens[pathPatterns[route]] ?? {}
              const needs = [screenOf(root, route), ...(isOpen ? [] : [SHELL])]
              const all = demo ? [] : partsFor(bundle, root, page, needs)
              const files = all.filter((file) => !known.has(file))
              return [pathPatterns[route], { isOpen, reads: demo ? [] : reads, files }]
            }),
          ),
          // The demo's backend is in the page itself.
          ...(demo && { session: [], reads: [] }),
        }
        const script = await buildScript(root, 'src/start/page/bootstrap-entry.ts', language, {
          __BOOTSTRAP__: bootstrapFacts,
          __DEMO__: demo,
          __ONE_FILE__: oneFile,
          __LANGUAGE__: demo ? null : language,
        })
        const templates = (isLogin: boolean) =>
          Object.entries(html)
            .filter(([name]) => (name === 'auth') === isLogin)
            // The demo's script never chooses the others: what they show, only the app knows there.
            .filter(([name]) => !demo || name === 'auth' || name === 'waiting')
            .map(([name, rendered]) => templateOf(name, rendered))
            .join('')
        const homesScript = await buildScript(root, 'src/start/page/home-entry.ts', language, {
          __DEMO__: demo,
        })
        // The login is painted before the rest of the page has arrived.
        const screens =
          `${templates(true)}<script>bootstrap.place()</script>` +
          `${templates(false)}${demo ? await waitingInOthers(root, html.waiting) : ''}` +
          `<script>${homesScript}</script>`
        const css = sheetsOf(bundle, sheets)
        const critical = oneFile ? css : criticalCss(css, page + screens)
        return bare(page)
          .replaceAll(OTHER_MODULES, '')
          .replaceAll(STYLES, '')
          .replace('</title>', () => `</title><style>${critical}</style><script>${script}</script>`)
          .replace(ROOT, () => ROOT + screens)
      },
    },
  }
}
