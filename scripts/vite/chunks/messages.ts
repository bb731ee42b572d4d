import { readFileSync } from 'node:fs'
import { build, parseSync, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { pages, type Language } from '../../../src/platform/language/languages.ts'

const codes = Object.keys(pages) as Language[]
const OWN = '?own'

/** The names of the values that a module in TypeScript exports. */
export const exportedNames = (code: string): string[] =>
  parseSync('messages.ts', code).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, isType }) => (isType ? [] : (exportName.name ?? []))),
  )

/**
 * Puts the sentences of a language in the place of the English ones, which all code imports
 * (`#messages/en/…`): modules and files keep their names, so the pages of all languages share what
 * has no words. A file that's missing ends the build. With null, the page chooses when it starts.
 */
export function messages(root: string, language: Language | null): Plugin {
  const english = `${root.replaceAll('\\', '/')}src/messages/en/`
  const fileIn = (code: Language, path: string) =>
    `${root}src/messages/${code}/${path.slice(english.length)}`
  return {
    name: 'ank-messages',
    enforce: 'pre',
    load(id) {
      if (!id.startsWith(english)) return null
      const path = id.replace(OWN, '')
      if (language !== null || id !== path) {
        const file = fileIn(language ?? 'en', path)
        this.addWatchFile(file)
        return readFileSync(file, 'utf8')
      }
      const names = exportedNames(readFileSync(path, 'utf8'))
      return [
        `import { language } from '/src/platform/language/language.ts'`,
        ...codes.map((code) => {
          const own = code === 'en' ? OWN : ''
          return `import * as ${code} from '${fileIn(code, path).slice(root.length - 1)}${own}'`
        }),
        `export const { ${names.join(', ')} } = { ${codes.join(', ')} }[language]`,
      ].join('\n')
    },
  }
}

/** The file of a language's page in the build's folder. */
export const pageFile = (language: Language): string =>
  language === 'en' ? 'index.html' : pages[language].slice(1)

/**
 * Builds the pages of all other languages and adds their files. What has no words is the same file.
 * @param configOf the configuration that builds the page of a language
 */
export function otherPages(configOf: (language: Language) => InlineConfig): Plugin {
  return {
    name: 'ank-other-pages',
    apply: 'build',
    // After the worker's list, which names the files of one page.
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        for (const language of codes.filter((code) => code !== 'en')) {
          const { output } = (await build(configOf(language))) as Rolldown.RolldownOutput
          for (const part of output) {
            const isPage = part.fileName === pageFile('en')
            const fileName = isPage ? pageFile(language) : part.fileName
            const source = part.type === 'chunk' ? part.code : part.source
            if (!(fileName in bundle)) this.emitFile({ type: 'asset', fileName, source })
          }
        }
      },
    },
  }
}
