import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, posix } from 'node:path'
import ts from 'typescript'
import { codeFolders, sourceFiles } from '../imports/cruise.ts'
import { root } from '../root.mjs'
import type { TestStep } from './run-steps.ts'
import { packageBin, unit } from './steps.ts'

const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/** The code files of a path: itself, or for a folder all in it. */
function codeFilesOf(path: string): string[] {
  const files = statSync(join(root, path)).isDirectory()
    ? readdirSync(join(root, path), { recursive: true, encoding: 'utf8' }).map((file) =>
        posix.join(path, file.replaceAll('\\', '/')),
      )
    : [path]
  return files.filter((file) => /\.tsx?$/.test(file))
}

/** The files of ours that `file` imports itself, as full paths. */
function importsOf(file: string): string[] {
  const { resolve } = createRequire(join(root, file))
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'))
  return importedFiles.flatMap(({ fileName }) => {
    if (!/^[#.]/.test(fileName)) return []
    try {
      return [resolve(fileName)]
    } catch {
      // Made by the bundler, or gone: the types say so.
      return []
    }
  })
}

/** The tests closest to some files: in their folders, then those elsewhere that import one themselves. */
export function testsOf(paths: readonly string[]): { there: string[]; importing: string[] } {
  const files = new Set(paths.flatMap(codeFilesOf))
  const folders = paths.map((path) => (files.has(path) ? posix.dirname(path) : path))
  const full = new Set([...files].map((file) => join(root, file)))
  const tests = sourceFiles(root, codeFolders(root)).filter(isTest)
  const isThere = (test: string) => folders.some((folder) => test.startsWith(`${folder}/`))
  return {
    there: files.size > 0 ? tests.filter(isThere) : [],
    importing: tests.filter(
      (test) => !isThere(test) && importsOf(test).some((file) => full.has(file)),
    ),
  }
}

/** The steps of `npm run check` for files and folders, by their paths in the project. */
export function checkSteps(paths: readonly string[]): TestStep[] {
  const { there, importing } = testsOf(paths)
  const run = (name: string, tests: readonly string[]) =>
    tests.length > 0 ? [unit(name, tests)] : []
  return [
    ...run('tests-there', there),
    { name: 'typecheck', bin: packageBin.tsc, args: ['-p', '.'] },
    ...run('tests-that-import-it', importing),
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
