import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { copyElsewhere } from './lib/build-elsewhere.ts'
import { root, UsageError } from './lib/root.mjs'
import { fileDifferences, filesOnlyIn } from './lib/same-files.ts'

/**
 * Makes the live build of the same sources in another folder, on the other side of the world, and
 * compares it with `dist`: what players fetch depends on the sources alone. Then it changes one
 * line of a screen there, and counts what players would fetch anew.
 */
const dist = join(root, 'dist')
if (!existsSync(dist)) throw new UsageError('There is no live build to compare: npm run build.')

const SCREEN = 'src/features/wallet/wallet-screen.tsx'
const RENAMED = /^assets\/wallet-[\w-]+\.js$/

const compressed = /\.(br|gz|zst)$/
/** Fetched with every update, whatever has changed. */
const always = ['index.html', 'sw.js']

const elsewhere = copyElsewhere()
try {
  const again = elsewhere.build()
  const problems = fileDifferences(dist, again)

  elsewhere.addLine(SCREEN, `performance.mark('a changed line')`)
  const changed = elsewhere.build()
  const renamed = filesOnlyIn(changed, dist).filter((name) => !compressed.test(name))
  const bytes = [...renamed, ...always]
    .map((name) => gzipSync(readFileSync(join(changed, name)), { level: 9 }).length)
    .reduce((sum, one) => sum + one, 0)
  process.stdout.write(
    `A changed line in a screen: ${renamed.join(', ')}; with the page and the worker ${bytes} bytes.\n`,
  )
  if (renamed.length !== 1 || !RENAMED.test(renamed[0] ?? '')) {
    problems.push(`A changed line in ${SCREEN} renames ${renamed.join(', ') || 'nothing'}.`)
  }

  for (const problem of problems) process.stdout.write(`${problem}\n`)
  process.exitCode = problems.length > 0 ? 1 : 0
} finally {
  elsewhere.remove()
}
