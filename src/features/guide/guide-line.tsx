import { Fragment, type ReactNode } from 'react'

/** Characters by name; any other stays as it's written. */
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0' }
const spelled = /\\([!-/:-@[-`{-~])|&(?:#x([\da-f]{1,5})|#(\d{1,6})|(\w+));/gi

/** '\*', '&amp;', '&#38;' and '&#x26;' stand for a character. */
const plain = (text: string) =>
  text.replaceAll(spelled, (whole, sign?: string, hex = '', digits = '', name = '') => {
    const code = hex ? Number.parseInt(hex, 16) : Number(digits)
    return sign ?? (code > 0 ? String.fromCodePoint(code) : (named[name] ?? whole))
  })

/** What isn't only text. A link's text may hold brackets, and its address parentheses. */
const pieces = [
  /(?<end>\\| {2,})\n/,
  /\\[^]/,
  /(?<ticks>`+)(?<code>[^]*?[^`])\k<ticks>(?!`)/,
  /<(?<web>https?:[^\s<>]+)>/,
  /(?<picture>!?)\[(?<label>(?:\\[^]|[^[\]\\]|\[[^[\]]*\])*)\]\(\s*<?(?<url>(?:[^\s()<>]|\([^\s()<>]*\))*)>?(?:\s+["'][^"']*["'])?\s*\)/,
  // An underscore within a word is only a sign. After italic text, there may be bold text's signs.
  /(?<bold>\*\*|\b__)(?=\S)(?<strong>(?:\\[^]|[^\\])+?)(?<=\S)\k<bold>(?![*_]|(?<=_)\w)/,
  /(?<italic>\*|\b_)(?!\s|\k<italic>)(?<slanted>(?:\\[^]|[^\\])+?)(?<=[^\s*_]|[^*_](?:\*\*|__))\k<italic>(?![*_]|(?<=_)\w)/,
]
const piece = new RegExp(pieces.map(({ source }) => source).join('|'), 'gi')

/** Draws a text's bold and italic parts, links and line breaks. Pictures are left out. */
export function drawLine(text: string): ReactNode {
  const parts: ReactNode[] = []
  let end = 0
  for (const { 0: whole, index, groups = {} } of text.matchAll(piece)) {
    parts.push(plain(text.slice(end, index)))
    end = index + whole.length
    const { code, web, picture, label, url = '', strong, slanted } = groups
    if (groups.end) parts.push(<br />)
    else if (code) parts.push(code)
    else if (strong) parts.push(<strong>{drawLine(strong)}</strong>)
    else if (slanted) parts.push(<em>{drawLine(slanted)}</em>)
    else if (web) parts.push(drawLink(web, web))
    else if (label === undefined) parts.push(plain(whole))
    else if (!picture) parts.push(drawLink(plain(url), drawLine(label)))
  }
  parts.push(plain(text.slice(end)))
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>)
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
