import type { Plugin } from 'vite'

/** The chunks of a first load (`chunks.ts`). */
const firstLoad: readonly string[] = ['first', 'login', 'rows', 'base', 'home', 'history']

/** The files of a first load that go without: much of React never runs, and the others are tiny. */
export const needsNoMark = /\/(runtime|rolldown-runtime|screens)-[^/]*$/

/** Only as the very first line does it count. */
export const compiledAhead = '//# allFunctionsCalledOnLoad\n'

/**
 * Has Chromium compile the files of a first load whole, on another thread, while others are still
 * on their way. By itself, it compiles each function when that's first called, and what draws home
 * calls hundreds. For other browsers, it's a comment.
 */
export function compileAhead(): Plugin {
  return {
    name: 'ank:compile-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && firstLoad.includes(file.name))
            file.code = compiledAhead + file.code
        }
      },
    },
  }
}
