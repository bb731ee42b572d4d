import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { filesIn } from '../../scripts/lib/files-in.ts'
import { journeyStart } from '../testing/host/journey-backend.ts'

/** How a worker names the content of a file. */
const markOf = (text: string) => createHash('sha256').update(text).digest('base64')

const pages = ['index.html', 'hi.html']
const workers = ['sw.js', 'sw-hi.js']

/**
 * Runs in each page before anything else of it: the day of every journey on the phone's clock, and
 * a list of what went wrong, which outlives the page. No protocol of the four can do either in all
 * of these browsers.
 */
function prelude(moment: number): void {
  const Real = Date
  class Fixed extends Real {
    constructor(...given: [] | [number]) {
      if (given.length === 0) super(moment)
      else super(...given)
    }
    static override now() {
      return moment
    }
  }
  globalThis.Date = Fixed as DateConstructor
  const note = (what: unknown) => {
    const before = sessionStorage.getItem('loud') ?? ''
    sessionStorage.setItem('loud', `${before}${String(what)}\n`)
  }
  addEventListener('error', ({ error, message }) => {
    // Chromium 103 says so of its own `content-visibility`.
    if (message !== 'ResizeObserver loop limit exceeded') note(error ?? message)
  })
  addEventListener('unhandledrejection', ({ reason }) => note(reason))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`${violatedDirective} ${blockedURI}`),
  )
  const { error } = console
  console.error = (...words: unknown[]) => {
    note(words.join(' '))
    error(...words)
  }
}

const library = readFileSync(
  createRequire(import.meta.url)
    .resolve('@testing-library/dom')
    .replace(/index\.js$/, '@testing-library/dom.umd.min.js'),
  'utf8',
).replaceAll('</script', String.raw`<\/script`)

/** Changes a file of a build, and what the workers’ lists say of it. */
function change(folder: string, file: string, work: (text: string) => string): void {
  const path = join(folder, file)
  const before = readFileSync(path, 'utf8')
  const after = work(before)
  writeFileSync(path, after)
  for (const worker of workers) {
    const list = readFileSync(join(folder, worker), 'utf8')
    writeFileSync(join(folder, worker), list.replace(markOf(before), markOf(after)))
  }
}

/**
 * Copies the live build, its pages with what the journey needs in them (before their policy).
 * WebKit doesn’t except this machine from the policy that asks for HTTPS, which the worker gives its
 * pages: `upgrades: false` leaves it out.
 */
export async function copyBuild(folder: string, { upgrades = true } = {}): Promise<void> {
  await cp('dist', folder, { recursive: true })
  const first = `<script>${library}\n;(${String(prelude)})(${journeyStart})</script>`
  for (const page of pages)
    change(folder, page, (html) => html.replace('<head>', () => `<head>${first}`))
  if (upgrades) return
  const [worker = ''] =
    filesIn(folder).find(([file]) => /^assets\/worker-[^.]+\.js$/.test(file)) ?? []
  change(folder, worker, (code) => code.replace('upgrade-insecure-requests', ''))
}

/** Puts the next version on the web space. */
export function release(folder: string): void {
  for (const page of pages) {
    change(folder, page, (html) => html.replace(/(name="version" content=")[^"]*/, '$1next'))
  }
  for (const worker of workers) {
    change(folder, worker, (list) => list.replace(/"version":"\w+"/, '"version":"next"'))
  }
}
