import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { clientBugs } from './client-bugs.ts'

/** Where a bug goes in a source text. Throws unless the bug's text occurs there exactly once. */
function placeOf(name: string, find: string, source: string) {
  const [before = '', expression = '', after = ''] = find.split(/[‹›]/)
  const whole = before + expression + after
  const at = source.indexOf(whole)
  if (at === -1 || source.includes(whole, at + 1)) {
    const count = at === -1 ? 'no longer occurs' : 'occurs more than once'
    throw new Error(`The bug "${name}" doesn't fit: "${whole}" ${count}.`)
  }
  const start = at + before.length
  return { start, end: start + expression.length }
}

/** The source of a file with a switch for each of its bugs: `globalThis.ankMutant` turns one on. */
function withSwitches(file: string, source: string): string {
  const places = Object.entries(clientBugs[file] ?? {})
    .map(([name, [find, by]]) => ({ name, by, ...placeOf(name, find, source) }))
    .toSorted((a, b) => b.start - a.start)
  let changed = source
  let last = Infinity
  for (const { start, end, name, by } of places) {
    if (end > last) throw new Error(`The bug "${name}" overlaps another one.`)
    last = start
    const is = `globalThis.ankMutant === ${JSON.stringify(name)}`
    const either = `(${is} ? (${by}) : (${source.slice(start, end)}))`
    // As the value of an attribute, an expression needs braces.
    const isAttribute = file.endsWith('.tsx') && source[start - 1] === '=' && source[start] === '"'
    // At the start of a statement, a bracket would continue the line before it.
    const isStatement = /[\w)\]'"]\s*\n\s*$/.test(source.slice(0, start))
    const put = isAttribute ? `{${either}}` : isStatement ? `;${either}` : either
    changed = changed.slice(0, start) + put + changed.slice(end)
  }
  return changed
}

/** Throws if a bug no longer fits its file. */
export function checkBugs(root: string): void {
  for (const file of Object.keys(clientBugs)) {
    withSwitches(file, readFileSync(join(root, file), 'utf8'))
  }
}

/** Builds every bug into the client, each behind its switch. */
export const switches = (root: string): Plugin => ({
  name: 'ank-client-bugs',
  enforce: 'pre',
  buildStart: () => checkBugs(root),
  transform(code, id) {
    const file = id.replaceAll('\\', '/').replace(`${root.replaceAll('\\', '/')}/`, '')
    return file in clientBugs ? withSwitches(file, code) : null
  },
})
