import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { clientBugs, type ClientBug } from './client-bugs.ts'

interface Place {
  start: number
  end: number
  bug: ClientBug
}

/** Where a bug goes in a source text. Throws unless the bug's text occurs there exactly once. */
function placeOf(bug: ClientBug, source: string): Place {
  const [before = '', expression = '', after = ''] = bug.find.split(/[‹›]/)
  const whole = before + expression + after
  const at = source.indexOf(whole)
  if (at === -1 || source.includes(whole, at + 1)) {
    const count = at === -1 ? 'no longer occurs' : 'occurs more than once'
    throw new Error(`The bug "${bug.name}" doesn't fit: "${whole}" ${count} in ${bug.file}.`)
  }
  const start = at + before.length
  return { start, end: start + expression.length, bug }
}

/** The source of a file with a switch for each of its bugs: `globalThis.ankMutant` turns one on. */
function withSwitches(file: string, source: string): string {
  const places = clientBugs
    .filter((bug) => bug.file === file)
    .map((bug) => placeOf(bug, source))
    .toSorted((a, b) => b.start - a.start)
  let changed = source
  let last = Infinity
  for (const { start, end, bug } of places) {
    if (end > last) throw new Error(`The bug "${bug.name}" overlaps another one.`)
    last = start
    const is = `globalThis.ankMutant === ${JSON.stringify(bug.name)}`
    const either = `(${is} ? (${bug.by}) : (${source.slice(start, end)}))`
    // As the value of an attribute, an expression needs braces.
    const isAttribute = file.endsWith('.tsx') && source[start - 1] === '=' && source[start] === '"'
    // At the start of a statement, a bracket would continue the line before it.
    const isStatement = /[\w)\]'"]\s*\n\s*$/.test(source.slice(0, start))
    const put = isAttribute ? `{${either}}` : isStatement ? `;${either}` : either
    changed = changed.slice(0, start) + put + changed.slice(end)
  }
  return changed
}

/** The files with bugs. Throws if a bug no longer fits its file. */
export function checkBugs(root: string): readonly string[] {
  const files = [...new Set(clientBugs.map(({ file }) => file))]
  for (const file of files) withSwitches(file, readFileSync(join(root, file), 'utf8'))
  return files
}

/** Builds every bug into the client, each behind its switch. */
export const switches = (root: string): Plugin => ({
  name: 'ank-client-bugs',
  enforce: 'pre',
  buildStart: () => void checkBugs(root),
  transform(code, id) {
    const file = id.replaceAll('\\', '/').replace(`${root.replaceAll('\\', '/')}/`, '')
    return clientBugs.some((bug) => bug.file === file) ? withSwitches(file, code) : null
  },
})
