import type { ShellFiles } from './shell-worker.ts'

/**
 * What every release changes in a page: the files that the import map names (its keys stay), hashes
 * in the content policy, and the version.
 */
const changing =
  /(\/assets\/[\w-]+-)[\w-]{8}(\.\w+)\b(?!":)|'sha256-[^']+'|name="version" content="[^"]*/g

/**
 * Makes a version's page from another version's, which is right if they differ only in what every
 * release changes: compare its mark. A file is replaced by the one with the same name but for the
 * hash; everything else, in order, by `fills`.
 * @param found is told what had to be filled in: from a version's own page, these are its `fills`
 */
export function renewPage(
  html: string,
  { files, fills }: Pick<ShellFiles, 'files' | 'fills'>,
  found: string[] = [],
): string {
  return html.replace(changing, (old, stem?: string, ending = '') => {
    const [name, another] = Object.keys(files).filter(
      (path) =>
        stem && path.length === old.length && path.startsWith(stem) && path.endsWith(ending),
    )
    if (name !== undefined && another === undefined) return name
    return fills[found.push(old) - 1] ?? ''
  })
}
