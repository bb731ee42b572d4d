import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeFolders } from '../../scripts/lib/imports/cruise.ts'
import { root } from '../../scripts/lib/root.mjs'

const NOT_OURS = /^(node_modules|dist|dist-demo|dist-single|\.git|\.cache|test-results|coverage)$/

function walk(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.test(entry.name)) return []
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) return walk(path)
    return entry.isFile() ? [path] : []
  })
}

/** Every file of the project, from its folder, with forward slashes. */
export const projectFiles: readonly string[] = walk('')

/** Source files of the code folders: TypeScript, scripts and styles. */
export const codeFiles: readonly string[] = codeFolders(root).flatMap((folder) =>
  projectFiles.filter(
    (path) => path.startsWith(`${folder}/`) && /\.(tsx?|[cm]?js|css)$/.test(path),
  ),
)

const checked = process.env['ANK_CHECKED']?.split('\n')

/** The source files for a test that judges each by itself: of `npm run check` those it's given. */
export const judgedFiles = codeFiles.filter((path) => checked?.includes(path) ?? true)

/** The text of a project file. */
export const readProjectFile = (path: string): string => readFileSync(join(root, path), 'utf8')

/** Source text without its comments, line for line. A `//` inside a word (an address) stays. */
export function withoutComments(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(^|\s)\/\/.*$/gm, '$1')
}
