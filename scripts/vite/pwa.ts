import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { cachePrefix, type ShellFiles } from '#platform/installed/shell-worker.ts'
import { shellWorkerIn } from '#platform/installed/workers.ts'
import type { Config } from '../../src/platform/config.ts'
import { pages, type Language } from '../../src/platform/language/languages.ts'
import { filesIn } from '../lib/files-in.ts'
import { buildScript } from './build-script.ts'
import { webManifest } from './web-manifest.ts'

const MANIFEST = 'manifest.webmanifest'
const codes = Object.keys(pages) as Language[]
const WORKER = 'src/platform/installed/shell-worker-entry.ts'
const workerFile = (language: Language) => shellWorkerIn(language).slice(1)

/**
 * If a live build was served at the demo's address before, its worker would go on showing its own
 * pages. This one replaces it, cleans up and unregisters.
 */
const FAREWELL = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil((async () => {
  await registration.unregister()
  for (const name of await caches.keys()) if (name.startsWith('${cachePrefix}')) await caches.delete(name)
  for (const client of await clients.matchAll({ type: 'window' })) client.navigate(client.url)
})()))
`

/**
 * A language's worker: the list, which changes with every release, and the address of the code,
 * which a phone keeps. The policy gives out nothing else.
 */
const listing = (shell: ShellFiles, code: string) => `self.shell = ${JSON.stringify(shell)}
const rule = { createScriptURL: () => '${code}' }
importScripts((self.trustedTypes?.createPolicy('ank', rule) ?? rule).createScriptURL(''))
`

/** For robots and developers: no page requests them. */
const notForPages = /^\.|\.(map|txt|xml)$/

const page = 'index.html'

/**
 * What the worker of a language keeps: every file that its page can request.
 * @param files of this language's build and of the site, by their names
 */
export function shellFiles(
  files: ReadonlyMap<string, string | Uint8Array>,
  language: Language,
): ShellFiles {
  const path = pages[language]
  const shipped = [...files]
    .filter(([name]) => !notForPages.test(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  const hash = createHash('sha256')
  for (const [name, content] of shipped) hash.update(`${name}\0`).update(content).update('\0')
  const hashes = shipped.map(([name, content]): [path: string, hash: string] => {
    const hashed = createHash('sha256').update(content).digest('base64')
    return [name === page ? path : `/${name}`, hashed]
  })
  // The page comes last: by then everything it names is stored.
  hashes.sort(([one], [other]) => Number(one === path) - Number(other === path))
  const version = hash.digest('hex').slice(0, 16)
  return { version, page: path, files: Object.fromEntries(hashes) }
}

/**
 * The installable app: the manifest in both builds, and in the live one the worker that keeps the
 * shell (docs/decisions/0018-installed-app.md).
 */
export function pwa(config: Config, demo: boolean, root: string, language: Language): Plugin {
  const manifest = JSON.stringify(webManifest(config, demo))
  const served: Record<string, [type: string, text: string]> = {
    [MANIFEST]: ['application/manifest+json', manifest],
    ...Object.fromEntries(codes.map((code) => [workerFile(code), ['text/javascript', FAREWELL]])),
  }
  return {
    name: 'ank-pwa',
    enforce: 'post',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const answer = served[(request.url ?? '').split('?')[0]?.slice(1) ?? '']
        if (answer === undefined) return next()
        response.setHeader('content-type', answer[0]).end(answer[1])
      })
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: `/${MANIFEST}` }, injectTo: 'head' },
    ],
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        this.emitFile({ type: 'asset', fileName: MANIFEST, source: manifest })
        const built = Object.values(bundle).map((part): [string, string | Uint8Array] => [
          part.fileName,
          part.type === 'chunk' ? part.code : part.source,
        ])
        const files = new Map([...filesIn(join(root, 'public')), ...built, [MANIFEST, manifest]])
        const worker = demo ? '' : await buildScript(root, WORKER, language, {})
        const file = { type: 'asset', name: 'worker.js', source: worker } as const
        const name = demo ? '' : this.getFileName(this.emitFile(file))
        // Another code is another version too.
        if (!demo) files.set(name, worker)
        for (const code of demo ? codes : [language]) {
          const source = demo ? FAREWELL : listing(shellFiles(files, code), `/${name}`)
          this.emitFile({ type: 'asset', fileName: workerFile(code), source })
        }
      },
    },
  }
}
