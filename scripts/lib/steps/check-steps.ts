import { readdirSync, statSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import { root } from '../root.mjs'
import type { Step } from './run-steps.ts'
import { packageBin } from './steps.ts'

const filesIn = (folder: string, recursive: boolean) =>
  readdirSync(join(root, folder), { recursive, encoding: 'utf8' }).map((file) =>
    posix.join(folder, file.replaceAll('\\', '/')),
  )

/** The tests among these files and, for `bet-screen.tsx`, the screen test `bet.test.tsx`. */
function testsAmong(files: readonly string[]): string[] {
  const named = files
    .filter((file) => file.endsWith('-screen.tsx'))
    .map((file) => basename(file).replace('-screen.', '.test.'))
  const ofScreens = filesIn('tests/screens', true).filter((file) => named.includes(basename(file)))
  return [...files.filter((file) => /\.test\.tsx?$/.test(file)), ...ofScreens]
}

/** For a folder, all its tests; for a file its own, or else those in its folder or the one above. */
export function testsFor(path: string): string[] {
  if (statSync(join(root, path)).isDirectory()) return testsAmong(filesIn(path, true))
  const siblings = filesIn(posix.dirname(path), false)
  const own = siblings.filter((file) => file.startsWith(path.replace(/\.tsx?$/, '.')))
  const above = filesIn(posix.dirname(posix.dirname(path)), false)
  return [own, siblings, above].map(testsAmong).find((tests) => tests.length > 0) ?? []
}

/** The steps of `npm run check` for files and folders, by their paths in the project. */
export function checkSteps(paths: readonly string[]): Step[] {
  const tests = [...new Set(paths.flatMap(testsFor))]
  return [
    { name: 'typecheck', bin: packageBin.tsc, args: ['-p', '.'] },
    ...(tests.length > 0
      ? [{ name: 'unit', bin: packageBin.vitest, args: ['run', '--reporter=dot', ...tests] }]
      : []),
    {
      name: 'lint',
      bin: packageBin.oxlint,
      args: ['--deny-warnings', '--no-error-on-unmatched-pattern', ...paths],
    },
    {
      name: 'format',
      bin: packageBin.prettier,
      args: ['--check', '--ignore-unknown', '--log-level=warn', ...paths],
    },
  ]
}
