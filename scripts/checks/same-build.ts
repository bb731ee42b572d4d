import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { languages, type Language } from '../../src/platform/first-visit/languages.ts'
import { renewPage } from '../../src/platform/installed/shell-worker.ts'
import { shellWorkerIn } from '../../src/platform/installed/workers.ts'
import { filesIn } from '../lib/files-in.ts'
import { root, UsageError } from '../lib/root.mjs'
import { pageFile } from '../vite/chunks/words.ts'

// Makes the live build again, in another folder and time zone, and compares it with `dist`: what
// players download must depend on the sources alone. Then it changes a line of one screen there and
// counts what players would have to download again.
const dist = join(root, 'dist')
if (!existsSync(dist))
  throw new UsageError('There is no live build to compare. Make one with: npm run build')

/** In bytes. */
const MOST = 5_000
const SCREEN = 'src/features/wallet/wallet-screen.tsx'
const RENAMED = /^assets\/wallet-[\w-]+\.js$/

const compressed = /\.(br|gz|zst)$/
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** The files of the checkout as they are now, without those git ignores. */
const ownFiles = () =>
  git('ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0').filter(Boolean)

/** Copies the checkout into a folder of its own. The packages are shared. */
function copyElsewhere() {
  const folder = mkdtempSync(join(tmpdir(), 'elsewhere-'))
  const deleted = new Set(git('ls-files', '-z', '--deleted').split('\0'))
  for (const file of ownFiles()) {
    if (!deleted.has(file)) cpSync(join(root, file), join(folder, file))
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  // The commit is part of a build's version.
  writeFileSync(join(folder, '.git'), `gitdir: ${resolve(root, git('rev-parse', '--git-dir'))}\n`)
  const vite = join(folder, 'node_modules/vite/bin/vite.js')
  return {
    /** Makes the copy's live build in another time zone and returns its folder, by this name. */
    build(name: string): string {
      const outDir = join(folder, name)
      execFileSync(process.execPath, [vite, 'build', '--logLevel=warn', `--outDir=${outDir}`], {
        cwd: folder,
        env: { ...process.env, PWD: folder, TZ: 'America/New_York' },
        stdio: 'inherit',
      })
      return outDir
    },
    /** Adds a line to a file of the copy. */
    addLine: (file: string, line: string) => appendFileSync(join(folder, file), `${line}\n`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

const elsewhere = copyElsewhere()
try {
  const [first, again] = [new Map(filesIn(dist)), new Map(filesIn(elsewhere.build('again')))]
  const problems = [...new Set([...first.keys(), ...again.keys()])]
    .filter((name) => first.get(name)?.toString('hex') !== again.get(name)?.toString('hex'))
    .map((name) => `${name} isn't the same in both builds.`)

  elsewhere.addLine(SCREEN, `performance.mark('a changed line')`)
  const changed = elsewhere.build('changed')
  const files = new Map(filesIn(changed).filter(([name]) => !compressed.test(name)))
  const renamed = [...files.keys()].filter((name) => !first.has(name))
  // Each language's page has a file of its own for a screen with words.
  for (const language of Object.keys(languages) as Language[]) {
    const [page, worker] = [pageFile(language), shellWorkerIn(language).slice(1)]
    const listing = String(files.get(worker))
    const own = renamed.filter((name) => listing.includes(name))
    // As the worker does it, which has the page before.
    const [, list = ''] = /^self\.shell = (.*)/.exec(listing) ?? []
    const made = renewPage(String(first.get(page)), JSON.parse(list))
    const fetched = [...own, worker, ...(made === String(files.get(page)) ? [] : [page])]
    const bytes = fetched
      .map((name) => gzipSync(files.get(name) ?? '', { level: 9 }).length)
      .reduce((sum, one) => sum + one, 0)
    process.stdout.write(
      `After a line of a screen changed, players download ${bytes} bytes: ${fetched.join(', ')}.\n`,
    )
    if (bytes > MOST) problems.push(`That should be ${MOST} bytes at most.`)
    if (own.length !== 1 || !RENAMED.test(own[0] ?? '')) {
      problems.push(
        `A changed line in ${SCREEN} should rename that screen's file only. Renamed: ${own.join(', ') || 'none'}.`,
      )
    }
  }

  for (const problem of problems) process.stdout.write(`${problem}\n`)
  process.exitCode = problems.length > 0 ? 1 : 0
} finally {
  elsewhere.remove()
}
