/**
 * A line of the guide as it's rendered: text, '\n' for a line break, or something around more of
 * it.
 */
export type Inline =
  | string
  | { kind: 'strong' | 'em'; parts: Inline[] }
  | { kind: 'link'; url: string; parts: Inline[] }

export interface Block {
  kind: 'heading' | 'paragraph' | 'bullets' | 'numbers'
  /** Of a list, its items; of anything else, one. */
  texts: Inline[][]
  /** Of a heading, from 1; of a numbered list, its first number. */
  value: number
}

/** Longer guides are cut: this many bytes are far more than anybody reads on a phone. */
export const longestGuide = 256 * 1024

const heading = /^ {0,3}(#{1,6}) *([^#\s].*)$/s
/** A dash or a number needs a space behind it, or '-5' and '1.5' would be items. */
const item = /^\s*(?:[-+*] +|• *|(\d{1,9})[.)](?: +|(?=[^\s\d])))(.*)$/s
/** Empty, a line across the page, or one around code. */
const gap = /^ *$|^ {0,3}([-*_])(?: *\1){2,} *$|^ {0,3}(?:```|~~~)/

/** A heading without the signs that may close it. */
function titleOf(text: string): string {
  const words = text.trimEnd()
  let end = words.length
  while (words[end - 1] === '#') end -= 1
  return words[end - 1] === ' ' ? words.slice(0, end).trimEnd() : words
}

interface Lines {
  kind: Block['kind']
  texts: string[]
  value: number
}

/** Headings, lists and paragraphs, each with the lines that go on below it. */
function blocksOf(source: string): Lines[] {
  const blocks: Lines[] = []
  let isOpen = false
  for (const line of source.replaceAll(/^ {0,3}> ?/gm, '').split(/\r\n?|\n/)) {
    const last = blocks.at(-1)
    const [, hashes, title = ''] = heading.exec(line) ?? []
    const wasOpen = isOpen
    isOpen = !gap.test(line) && !hashes
    const [isItem, digits, text = ''] = (isOpen && item.exec(line)) || []
    const kind = digits ? 'numbers' : 'bullets'
    if (hashes) blocks.push({ kind: 'heading', texts: [titleOf(title)], value: hashes.length })
    else if (isItem && last?.kind === kind) last.texts.push(text)
    else if (isItem) blocks.push({ kind, texts: [text], value: Number(digits ?? 1) })
    else if (isOpen && wasOpen) last?.texts.push(`${last.texts.pop() ?? ''}\n${line.trimStart()}`)
    else if (isOpen) blocks.push({ kind: 'paragraph', texts: [line.trimStart()], value: 0 })
  }
  return blocks
}

const names = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['nbsp', '\u00A0'],
])

/**
 * A sign that stands for itself, a name of one, a line break, code, a link or picture, or a run of
 * stars. No part of it reads anything twice: the time it takes grows with the length alone.
 */
const piece =
  /\\([!-/:-@[-`{-~])|&(amp|lt|gt|quot|nbsp);|\\?(\n)|`([^`]+)`|(!?)\[([^[\]]*)\]\(([^\s()]*)\)|(\*+|_+)/g

/** A '**', '*', '__' or '_' that has begun, and what stands behind it so far. */
interface Opened {
  mark: string
  parts: Inline[]
}

const isWord = (sign: string) => /[\p{L}\p{M}\p{N}_]/u.test(sign)
const isBlank = (sign: string) => sign.trim() === ''

/** Bold and italic text, links and line breaks. Pictures are left out, and code is its text. */
function inlineOf(text: string): Inline[] {
  const root: Opened = { mark: '', parts: [] }
  /** What has begun and not ended, the innermost last: each mark once at most. */
  const opened = [root]
  const add = (part: Inline): void => void opened.at(-1)?.parts.push(part)
  /** Ends the innermost of what is open; without an end, its mark is a text as any other. */
  const leave = (isEnded: boolean) => {
    const { mark, parts } = opened.pop() as Opened
    if (isEnded) return add({ kind: mark.length === 2 ? 'strong' : 'em', parts })
    add(mark)
    for (const part of parts) add(part)
  }

  /**
   * Ends and begins what a run of stars or underscores may, by what stands before and behind it.
   */
  function addRun(run: string, from: number): void {
    const before = text.charAt(from - 1)
    const behind = text.charAt(from + run.length)
    const isInWord = isWord(before) && isWord(behind)
    // An underscore within a word is only a sign.
    if (run.startsWith('_') && isInWord) return add(run)
    const ends = (mark: string) => mark !== '' && !(mark === '*' && isInWord)
    let left = run
    while (left !== '' && !isBlank(before)) {
      const same = opened.findLastIndex(({ mark }) => mark === left && ends(mark))
      const at =
        same < 0 ? opened.findLastIndex(({ mark }) => ends(mark) && left.startsWith(mark)) : same
      if (at < 0) break
      const { mark } = opened[at] as Opened
      while (opened.length > at + 1) leave(false)
      leave(true)
      left = left.slice(mark.length)
    }
    while (left !== '' && !isBlank(behind)) {
      const mark = left.slice(0, 2)
      if (opened.some((each) => each.mark === mark)) break
      opened.push({ mark, parts: [] })
      left = left.slice(mark.length)
    }
    add(left)
  }

  let end = 0
  for (const found of text.matchAll(piece)) {
    const [whole, sign, name, newLine, code, picture, label, url = '', run] = found
    add(text.slice(end, found.index))
    end = found.index + whole.length
    if (run !== undefined) addRun(run, found.index)
    else if (label === undefined) add(newLine ?? sign ?? code ?? names.get(name ?? '') ?? '')
    else if (picture === '') add({ kind: 'link', url, parts: inlineOf(label) })
  }
  add(text.slice(end))
  while (opened.length > 1) leave(false)
  return joined(root.parts)
}

/** The same with texts beside each other as one. */
function joined(parts: readonly Inline[]): Inline[] {
  const found: Inline[] = []
  let words: string[] = []
  const flush = () => {
    const text = words.join('')
    if (text !== '') found.push(text)
    words = []
  }
  for (const part of parts) {
    if (typeof part === 'string' && part !== '\n') words.push(part)
    else {
      flush()
      found.push(typeof part === 'object' ? { ...part, parts: joined(part.parts) } : part)
    }
  }
  flush()
  return found
}

/**
 * Reads an administrator's simple markdown: headings, bold, italic and list items as the
 * specification names them, and what else people write with them. Every line break stays one.
 */
export function readGuide(source: string): { blocks: Block[]; isCut: boolean } {
  const bytes = new Uint8Array(longestGuide)
  const { read } = new TextEncoder().encodeInto(source, bytes)
  const blocks = blocksOf(source.slice(0, read))
  return {
    blocks: blocks.map((block) => ({ ...block, texts: block.texts.map(inlineOf) })),
    isCut: read < source.length,
  }
}
