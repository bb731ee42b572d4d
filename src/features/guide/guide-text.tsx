import { Fragment, type ReactNode } from 'react'
import { langOf } from '#ui/content/lang-of.ts'

interface Block {
  kind: 'heading' | 'paragraph' | 'bullets' | 'numbers'
  /** Of a list, its items. */
  texts: string[]
  /** Of a heading, from 1; of a numbered list, its first number. */
  value?: number
}

const heading = /^ {0,3}(#{1,6}) +(.*?)(?: +#+)? *$/
const item = /^\s*(?:[-+*]|(\d{1,9})[.)]) +(.*)$/
/** Empty, a line across the page, or one around code. */
const gap = /^ *$|^ {0,3}([-*_])(?: *\1){2,} *$|^ {0,3}(?:```|~~~)/

/** Headings, lists and paragraphs, each with the lines that go on below it. */
function blocksOf(source: string): Block[] {
  const blocks: Block[] = []
  let isOpen = false
  for (const line of source.replaceAll(/^ {0,3}> ?/gm, '').split(/\r?\n/)) {
    const last = blocks.at(-1)
    const [, hashes, title = ''] = heading.exec(line) ?? []
    const [isItem, digits, text = ''] = item.exec(line) ?? []
    const kind = digits ? 'numbers' : 'bullets'
    const wasOpen = isOpen
    isOpen = !gap.test(line) && !hashes
    if (hashes) blocks.push({ kind: 'heading', texts: [title], value: hashes.length })
    else if (isItem && last?.kind === kind) last.texts.push(text)
    else if (isItem) blocks.push({ kind, texts: [text], value: Number(digits) })
    else if (isOpen && wasOpen) last?.texts.push(`${last.texts.pop() ?? ''}\n${line.trimStart()}`)
    else if (isOpen) blocks.push({ kind: 'paragraph', texts: [line.trimStart()] })
  }
  return blocks
}

const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0' }
const pieces = [
  /\\(?<sign>[!-/:-@[-`{-~])|&(?<name>amp|lt|gt|quot|nbsp);/,
  /(?<end> {2,}|\\)\n/,
  /`(?<code>[^`]+)`/,
  /(?<picture>!?)\[(?<label>[^[\]]*)\]\((?<url>[^\s()]*)\)/,
  // An underscore within a word is only a sign.
  /(?<bold>\*\*|\b__)(?=\S)(?<strong>.*?\S)\k<bold>(?![*\w])/,
  /(?<italic>\*|\b_)(?=\S)(?<slanted>.*?\S)\k<italic>(?![*\w])/,
]
const piece = new RegExp(pieces.map(({ source }) => source).join('|'), 'gs')

/** Draws bold and italic text, links and line breaks. Pictures are left out. */
function drawLine(text: string): ReactNode {
  const parts: ReactNode[] = []
  let end = 0
  for (const { 0: whole, index, groups = {} } of text.matchAll(piece)) {
    const { sign, name = '', code, picture, label, url = '', strong, slanted } = groups
    parts.push(text.slice(end, index), sign ?? code ?? names[name])
    end = index + whole.length
    if (groups.end) parts.push(<br />)
    if (strong) parts.push(<strong>{drawLine(strong)}</strong>)
    if (slanted) parts.push(<em>{drawLine(slanted)}</em>)
    if (label !== undefined && !picture) parts.push(drawLink(url, drawLine(label)))
  }
  return [...parts, text.slice(end)].map((part, at) => <Fragment key={at}>{part}</Fragment>)
}

/** Links only to web pages; any other address is dropped. */
function drawLink(url: string, content: ReactNode): ReactNode {
  if (!/^https?:\/\//i.test(url)) return <span>{content}</span>
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="font-semibold text-accent underline"
    >
      {content}
    </a>
  )
}

const headings = ['mb-3 text-h1', 'mt-6 mb-2 text-h2 first:mt-0', 'mt-4 mb-1.5 text-body font-bold']

function drawBlock({ kind, texts, value = 0 }: Block): ReactNode {
  const [content] = texts.map(drawLine)
  if (kind === 'paragraph') {
    return (
      <p dir="auto" className="my-2 leading-6">
        {content}
      </p>
    )
  }
  if (kind === 'heading') {
    // The screen's own title is the only h1.
    const Heading = value > 2 ? 'h3' : 'h2'
    return (
      <Heading dir="auto" className={headings[Math.min(value, 3) - 1]}>
        {content}
      </Heading>
    )
  }
  const items = texts.map((text, at) => (
    <li key={at} dir="auto" className="leading-6 marker:text-ink3">
      {drawLine(text)}
    </li>
  ))
  if (kind === 'bullets') return <ul className="my-2 grid list-disc gap-1.5 ps-5">{items}</ul>
  return (
    <ol start={value} className="my-2 grid list-decimal gap-1.5 ps-6">
      {items}
    </ol>
  )
}

/** Draws the host's simple markdown with our elements. Raw HTML in it stays text. */
export function GuideText({ children }: { children: string }) {
  return (
    <article
      lang={langOf(children)}
      className="card p-4 pb-5 text-body wrap-anywhere text-ink2 [&_:is(h2,h3,strong)]:text-ink"
    >
      {blocksOf(children).map((block, at) => (
        <Fragment key={at}>{drawBlock(block)}</Fragment>
      ))}
    </article>
  )
}
