import { readdirSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { root } from '../root.mjs'
import type { Step } from './run-steps.ts'
import { packageBin } from './steps.ts'

/** The code files of a path: itself, or for a folder all in it. */
function codeFilesOf(path: string): string[] {
  const files = statSync(join(root, path)).isDirectory()
    ? readdirSync(join(root, path), { recursive: true, encoding: 'utf8' }).map((file) =>
        posix.join(path, file.replaceAll('\\', '/')),
      )
    : [path]
  return files.filter((file) => /\.tsx?$/.test(file))
}

/** The steps of `npm run check` for files and folders, by their paths in the project. */
export function checkSteps(paths: readonly string[]): Step[] {
  const files = [...new Set(paths.flatMap(codeFilesOf))]
  const related = ['related', '--run', '--reporter=dot', '--passWithNoTests', ...files]
  return [
    { name: 'typecheck', bin: packageBin.tsc, args: ['-p', '.'] },
    ...(files.length > 0 ? [{ name: 'unit', bin: packageBin.vitest, args: related }] : []),
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
