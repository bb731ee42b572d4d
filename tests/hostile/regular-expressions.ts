import ts from 'typescript'
import { readProjectFile } from '#tests/architecture/project-files.ts'

/** A regular expression as it's written in a file. */
export interface Written {
  path: string
  literal: string
}

/** Every literal of a regular expression in these files, each once. */
export function writtenIn(paths: readonly string[]): Written[] {
  const found = new Map<string, Written>()
  for (const path of paths) {
    const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) found.set(node.text, { path, literal: node.text })
      ts.forEachChild(node, visit)
    }
    visit(ts.createSourceFile(path, readProjectFile(path), ts.ScriptTarget.Latest, false, kind))
  }
  return [...found.values()]
}

/** One of each kind of sign that an expression may look for. */
const signs = [...' \n\r\u2028aZ01.,-_/\\*#@&"<()[]{}?:+=`•अ\u0301\u202E\u200B१']

/** A text that is much of one thing: something before it, the thing again and again, an end. */
interface Attack {
  before: string
  again: string
  end: string
}

const textOf = ({ before, again, end }: Attack, length: number): string =>
  before + again.repeat(Math.ceil(length / again.length)) + end

/** Texts made of what the expression itself speaks of: nearly what it looks for, for very long. */
function* attacksOn(source: string): Generator<Attack> {
  const own = signs.filter((sign) => source.includes(sign))
  const words = source.replaceAll(/\\[a-zA-Z]/g, ' ').match(/[\w"&<:]{2,}/g) ?? []
  const begins = ['', 'a', '1', ...own, ...words, ...own.map((sign) => `a${sign}`)]
  const pumps = [...signs, ...words, ...own.flatMap((sign) => [`a${sign}`, `1${sign}`, ` ${sign}`])]
  for (const before of new Set(begins)) {
    for (const again of new Set(pumps)) {
      for (const end of ['\0अ', '\rx']) yield { before, again, end }
    }
  }
}

/** Letters of a text that is tried, and of the longest on which a suspicion is confirmed. */
const [tried, longest] = [2048, 32_768]
/** Milliseconds from which a text of `tried` letters is suspicious. */
const suspicious = 0.5

/** Milliseconds it takes on an attack; the least of several times. */
function timeOn(regexp: RegExp, attack: Attack, length: number, times: number): number {
  const text = textOf(attack, length)
  let least = Infinity
  for (let time = 0; time < times; time += 1) {
    const begun = performance.now()
    text.replace(regexp, '')
    least = Math.min(least, performance.now() - begun)
  }
  return least
}

/**
 * A text on which an expression takes more than three times as long when it's twice as long, as JSON,
 * or null: nothing nearly alike was found.
 */
export function slowTextFor(literal: string): string | null {
  const cut = literal.lastIndexOf('/')
  const source = literal.slice(1, cut)
  const regexp = new RegExp(source, literal.slice(cut + 1))
  for (const attack of attacksOn(source)) {
    if (timeOn(regexp, attack, tried, 1) < suspicious) continue
    if (timeOn(regexp, attack, tried, 3) < suspicious) continue
    // As far as it takes to be sure, and no further: the longest would freeze the test too.
    for (let length = tried * 2; length <= longest; length *= 2) {
      const [half, whole] = [length / 2, length].map((each) => timeOn(regexp, attack, each, 3))
      if ((whole ?? 0) < 3 * (half ?? 0)) break
      if ((whole ?? 0) > 20) return JSON.stringify(attack)
    }
  }
  return null
}
