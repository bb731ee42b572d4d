import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { root } from '../root.mjs'

/** A copy of this checkout in a folder of its own. */
export interface Elsewhere {
  /** Makes the copy's live build in another time zone and returns its folder. */
  build: () => string
  /** Adds a line to a file of the copy. */
  addLine: (file: string, line: string) => void
  remove: () => void
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** The files of the checkout as they are now, without those git ignores. */
const ownFiles = () =>
  git('ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0').filter(Boolean)

/** Copies the checkout into another folder. The packages are shared. */
export function copyElsewhere(): Elsewhere {
  const folder = mkdtempSync(join(tmpdir(), 'elsewhere-'))
  const deleted = new Set(git('ls-files', '-z', '--deleted').split('\0'))
  for (const file of ownFiles()) {
    if (!deleted.has(file)) cpSync(join(root, file), join(folder, file))
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  // The commit is part of a build's version.
  writeFileSync(join(folder, '.git'), `gitdir: ${resolve(root, git('rev-parse', '--git-dir'))}\n`)
  let builds = 0
  return {
    build() {
      builds += 1
      const outDir = join(folder, `build-${builds}`)
      execFileSync(
        process.execPath,
        [
          join(folder, 'node_modules/vite/bin/vite.js'),
          'build',
          '--logLevel=warn',
          `--outDir=${outDir}`,
        ],
        {
          cwd: folder,
          env: { ...process.env, PWD: folder, TZ: 'America/New_York' },
          stdio: 'inherit',
        },
      )
      return outDir
    },
    addLine: (file, line) => appendFileSync(join(folder, file), `${line}\n`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
