import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, posix, relative } from 'node:path'
import ts from 'typescript'
import { codeFolders, sourceFiles } from '../imports/cruise.ts'
import { root } from '../root.mjs'
import type { TestStep } from './run-steps.ts'
import { packageBin, RUN, unit } from './steps.ts'

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const isCode = (file: string) => /\.tsx?$/.test(file)

const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

/** A path's files: itself, or for a folder all in it. */
const filesOf = (path: string): string[] =>
  statSync(join(root, path)).isDirectory()
    ? readdirSync(join(root, path), { recursive: true, encoding: 'utf8' }).map((file) =>
        posix.join(path, file.replaceAll('\\', '/')),
      )
    : [path]

const importsByFile = new Map<string, string[]>()

/** The code of ours that `file` imports itself. */
function importsOf(file: string): string[] {
  const read = importsByFile.get(file) ?? readImports(file)
  importsByFile.set(file, read)
  return read
}

function readImports(file: string): string[] {
  const { resolve } = createRequire(join(root, file))
  const { importedFiles } = ts.preProcessFile(textOf(file))
  return importedFiles.flatMap(({ fileName }) => {
    if (!/^[#.].*\.tsx?$/.test(fileName)) return []
    try {
      return [relative(root, resolve(fileName)).replaceAll('\\', '/')]
    } catch {
      // Made by the bundler, or gone: the types say so.
      return []
    }
  })
}

/** `file` and all it's made of. */
function reachedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const imported of importsOf(file)) reachedBy(imported, seen)
  return seen
}

/**
 * Whether a test reads one of the files, other than by an import: it looks at all there are, it compares
 * what is generated from one (its title then says with which command), or it names one.
 */
function reads(test: string, files: ReadonlySet<string>): boolean {
  const text = textOf(test)
  if (/\bprojectFiles\b/.test(text)) return true
  if ([...files].some((file) => text.includes(`readProjectFile('${file}')`))) return true
  if (![...files].some(isCode)) return false
  if (/\b(codeFiles|judgedFiles)\b|\bimport\.meta\.glob\b/.test(text)) return true
  return text.includes('(npm run generate') && [...reachedBy(test)].some((file) => files.has(file))
}

/** The tests that may find a fault in some files, each once. */
export interface TestsOf {
  /** In their folders. */
  there: string[]
  /** Elsewhere: they import one of them themselves. */
  importing: string[]
  /** Elsewhere: they read one as a text, or what's generated from it. */
  reading: string[]
}

export function testsOf(paths: readonly string[]): TestsOf {
  const files = new Set(paths.flatMap(filesOf))
  const folders = paths.map((path) => (isCode(path) ? posix.dirname(path) : path))
  const hasCode = [...files].some(isCode)
  const found: TestsOf = { there: [], importing: [], reading: [] }
  for (const test of sourceFiles(root, codeFolders(root)).filter(isTest)) {
    if (hasCode && folders.some((folder) => test.startsWith(`${folder}/`))) found.there.push(test)
    else if (importsOf(test).some((file) => files.has(file))) found.importing.push(test)
    else if (reads(test, files)) found.reading.push(test)
  }
  return found
}

/** The steps of `npm run check` for files and folders, by their paths in the project. */
export function checkSteps(paths: readonly string[]): TestStep[] {
  const { there, importing, reading } = testsOf(paths)
  const checked = { ANK_CHECKED: paths.flatMap(filesOf).join('\n') }
  const run = (name: string, tests: readonly string[], variables = {}): TestStep[] =>
    tests.length > 0 ? [{ ...unit(name, tests), prepare: () => Promise.resolve(variables) }] : []
  return [
    ...run('tests-there', there),
    { name: 'typecheck', bin: packageBin.tsc, args: ['-p', '.'] },
    { name: 'deps', bin: RUN, args: ['checks/deps'] },
    ...run('tests-that-import-it', importing),
    ...run('tests-that-read-it', reading, checked),
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
