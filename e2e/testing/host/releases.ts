import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { ShellFiles } from '#platform/installed/shell-worker.ts'
import type { Language } from '#platform/language/languages.ts'
import { filesIn } from '../../../scripts/lib/files-in.ts'
import { pagePolicy } from '../../../scripts/vite/content-policy.ts'
import { shellFiles } from '../../../scripts/vite/pwa.ts'

/** The parts of a build, which a deployment may copy one after the other. */
export type Part = 'files' | 'page' | 'list'

/** The part a file belongs to: `list` is the worker with its list, `page` the pages. */
const partOf = (name: string): Part => {
  if (/^sw(-\w+)?\.js/.test(name)) return 'list'
  return /^\w+\.html/.test(name) ? 'page' : 'files'
}

/** A build as it's put on a server. */
export interface Release {
  /** The version in its pages. */
  version: string
  /** Whether it has a file at a path of the site. */
  has(path: string): boolean
  /** Copies a part of it over what is in a folder; deletes nothing. */
  copy(part: Part, folder: string): void
  /** Removes the code of other releases, which a deployment does a day later. */
  removeOthers(folder: string): void
}

const workers: Record<string, Language> = { 'sw.js': 'en', 'sw-hi.js': 'hi' }
const compressed = /\.(gz|br|zst)$/
/** Files whose content differs between releases. */
const changing = /\.(js|html|svg)$/
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }

/** A worker's code with its list of files made again, from these contents, by the build's own code. */
function withNewList(
  worker: string,
  language: Language,
  contents: ReadonlyMap<string, Buffer>,
): string {
  const [first = '', ...rest] = worker.split('\n')
  const { page, files } = JSON.parse(first.replace('self.shell = ', '')) as ShellFiles
  const pageName = page === '/' ? 'index.html' : page.slice(1)
  const listedFiles = Object.keys(files).map((path): [string, Buffer] => {
    const content = contents.get(path === page ? pageName : path.slice(1))
    if (content === undefined) throw new Error(`The build has no ${path}.`)
    return [path === page ? 'index.html' : path.slice(1), content]
  })
  const list = shellFiles(new Map(listedFiles), language)
  return [`self.shell = ${JSON.stringify(list)}`, ...rest].join('\n')
}

/**
 * The build of a folder as another release: every file of code has another name, as if each had
 * changed, the pages another version, and the lists are made by the build's own code. Building
 * twice would take half a minute.
 * @param mark two letters
 */
export function makeRelease(build: string, mark: string): Release {
  const all = filesIn(build)
  const hashed = all.flatMap(
    ([name]) => /^assets\/(.*-[\w-]{8}\.(?:js|css))$/.exec(name)?.[1] ?? [],
  )
  const names = new RegExp(hashed.join('|').replaceAll('.', '\\.'), 'g')
  const rename = (text: string) =>
    text.replace(names, (name) => name.replace(/[\w-]{2}(?=[\w-]{6}\.\w+$)/, mark))
  const version = `release ${mark}`

  const contents = new Map<string, Buffer>()
  for (const [name, content] of all.filter(([each]) => !compressed.test(each))) {
    contents.set(rename(name), changing.test(name) ? Buffer.from(change(name, content)) : content)
  }
  function change(name: string, content: Buffer): string {
    const text = rename(content.toString())
    if (name.endsWith('.svg')) return `${text}<!-- ${mark} -->`
    if (!name.endsWith('.html')) return text
    const page = text.replace(/(name="version" content=")[^"]*/, `$1${version}`)
    const policy = pagePolicy(page, '')
    return page.replace(/(Content-Security-Policy" content=")[^"]*/, (_, start) => start + policy)
  }
  for (const [name, language] of Object.entries(workers)) {
    const worker = withNewList(contents.get(name)?.toString() ?? '', language, contents)
    contents.set(name, Buffer.from(worker))
  }

  const own = new Map(contents)
  for (const [name] of all) {
    const content = contents.get(rename(name).replace(compressed, ''))
    if (content && name.endsWith('.gz')) own.set(rename(name), gzipSync(content, { level: 1 }))
    if (content && name.endsWith('.br')) own.set(rename(name), brotliCompressSync(content, quick))
  }
  return {
    version,
    has: (path) => own.has(path.slice(1)),
    copy(part, site) {
      for (const [name, content] of own) {
        if (partOf(name) !== part) continue
        mkdirSync(dirname(join(site, name)), { recursive: true })
        writeFileSync(join(site, name), content)
      }
    },
    removeOthers(site) {
      for (const name of readdirSync(join(site, 'assets'))) {
        if (!own.has(`assets/${name}`)) rmSync(join(site, 'assets', name))
      }
    },
  }
}
