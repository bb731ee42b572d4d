import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The bytes of all files, each compressed by itself as a server sends it. */
export function gzipBytes(folder: string, files: readonly string[]): number {
  let bytes = 0
  for (const file of files) bytes += gzipSync(readFileSync(join(folder, file)), { level: 9 }).length
  return bytes
}

/** Words that only the mock backend, the scenarios and their libraries contain. */
const FOREIGN = [/mockServiceWorker/, /@mswjs/, /\bmsw\b/i, /\bscenarios?\b/i, /\bfaker\b/i]

/** The first foreign word in each text file of a build, if it has one. */
export function foreignWords(folder: string): { file: string; word: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css|html|json|webmanifest|map)$/.test(file))
    .flatMap((file) => {
      const text = `${file}\n${readFileSync(join(folder, file), 'utf8')}`
      const found = FOREIGN.map((word) => word.exec(text)?.[0]).find(Boolean)
      return found === undefined ? [] : [{ file, word: found }]
    })
}

/** A folder of the demo, and the sentences that are nowhere else. */
export interface ForeignFolder {
  folder: string
  sentences: string[]
}

/** Folders that must not be in a live build. A file belongs to the innermost one. */
const FOREIGN_FOLDERS = ['mocks', 'scenarios', 'scenarios/demo']

const isCode = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)testing\//.test(file)

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isCode)

/** Texts of a source file that a build keeps unchanged: two words or more, plain characters. */
function sentencesIn(text: string): string[] {
  const code = text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$|^import .*$/gm, '')
  return [...code.matchAll(/'([\w ,.:;!?()-]{14,})'/g)]
    .map(([, sentence = '']) => sentence)
    .filter((sentence) => /\w \w/.test(sentence))
}

/**
 * Sentences that are in one folder of the demo and nowhere in `src`: a build that contains one has
 * code from that folder. Derived, so that a new scenario or tool counts at once.
 */
export function foreignSentences(root: string): ForeignFolder[] {
  const own = filesIn(join(root, 'src')).map((file) =>
    readFileSync(join(root, 'src', file), 'utf8'),
  )
  return FOREIGN_FOLDERS.map((folder) => {
    const inner = FOREIGN_FOLDERS.filter((other) => other.startsWith(`${folder}/`))
    const files = filesIn(join(root, folder)).filter(
      (file) => !inner.some((other) => `${folder}/${file}`.startsWith(`${other}/`)),
    )
    const found = files.flatMap((file) =>
      sentencesIn(readFileSync(join(root, folder, file), 'utf8')),
    )
    const unknown = found.filter((sentence) => !own.some((text) => text.includes(sentence)))
    return { folder, sentences: [...new Set(unknown)] }
  })
}

/** The folders of which a build contains a sentence, and which sentence. */
export function foldersIn(
  build: string,
  foreign: readonly ForeignFolder[],
): { folder: string; sentence: string }[] {
  const texts = readdirSync(build, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|html)$/.test(file))
    .map((file) => readFileSync(join(build, file), 'utf8'))
  return foreign.flatMap(({ folder, sentences }) => {
    const sentence = sentences.find((each) => texts.some((text) => text.includes(each)))
    return sentence === undefined ? [] : [{ folder, sentence }]
  })
}
