import { Fragment, type ReactNode } from 'react'
import { langOf } from '#ui/content/lang-of.ts'
import { drawLine } from './guide-line.tsx'

const bullet = String.raw`[-+*](?= |$)`
const number = String.raw`\d{1,9}[.)](?= |$)`
const heading = String.raw` {0,3}#{1,6}(?= |$)`

/** Items with the same kind of sign, what is indented below them, and a paragraph's next lines. */
const listOf = (sign: string) =>
  `^ {0,3}${sign}.*(?:\n+ {0,3}${sign}.*|\n+ {2}.*|\n(?!${heading}| *(?:${bullet}|${number})).+)*`

/** A heading, a list, or a paragraph, which neither an empty item ends nor a number but 1. */
const block = new RegExp(
  [
    String.raw`^ {0,3}(?<hashes>#{1,6})(?= |$)(?<title>.*?)(?: #+)? *$`,
    `(?<bullets>${listOf(bullet)})`,
    `(?<numbers>${listOf(number)})`,
    `(?<text>.+(?:\n(?!${heading}| {0,3}(?:[-+*]|1[.)]) +\\S).+)*)`,
  ].join('|'),
  'gm',
)

/** Draws simple markdown. In a list whose items are close together, a paragraph is only its text. */
function drawBlocks(source: string, isTight = false): ReactNode {
  return [...source.matchAll(block)].map(({ groups = {} }, index) => (
    <Fragment key={index}>{drawBlock(groups, isTight)}</Fragment>
  ))
}

function drawBlock(found: Partial<Record<string, string>>, isTight: boolean): ReactNode {
  const { hashes, title, bullets, numbers, text = '' } = found
  if (hashes) return title && drawHeading(hashes.length, drawLine(title.trim()))
  if (bullets) return drawList(bullets, bullet)
  if (numbers) return drawList(numbers, number)
  const content = drawLine(text.replaceAll(/^ +/gm, '').trimEnd())
  if (isTight) return content
  return (
    <p dir="auto" className="my-2 leading-6">
      {content}
    </p>
  )
}

const headings = ['mb-3 text-h1', 'mt-6 mb-2 text-h2 first:mt-0', 'mt-4 mb-1.5 text-body font-bold']

/** The screen's own title is the only h1. */
function drawHeading(depth: number, content: ReactNode): ReactNode {
  const Heading = depth > 2 ? 'h3' : 'h2'
  return (
    <Heading dir="auto" className={headings[Math.min(depth, 3) - 1]}>
      {content}
    </Heading>
  )
}

function drawList(source: string, sign: string): ReactNode {
  const [indent = ''] = /^ */.exec(source) ?? []
  const list = source.replaceAll(new RegExp(`^${indent}`, 'gm'), '')
  // An empty line that isn't above an item further inside.
  const isTight = !/\n\n+(?! {2,}(?:[-+*]|\d+[.)]) )/.test(list)
  const items = list.split(new RegExp(`^(?= ?${sign})`, 'm')).map((item, index) => {
    const [before = ''] = /^ ?\S+ */.exec(item) ?? []
    const inside = item
      .slice(before.length)
      .replaceAll(new RegExp(`^ {1,${before.length}}`, 'gm'), '')
    return (
      <li key={index} dir="auto" className="leading-6 marker:text-ink3">
        {drawBlocks(inside, isTight)}
      </li>
    )
  })
  if (sign === bullet) return <ul className="my-2 grid list-disc gap-1.5 ps-5">{items}</ul>
  return (
    <ol start={Number.parseInt(list, 10)} className="my-2 grid list-decimal gap-1.5 ps-6">
      {items}
    </ol>
  )
}

/** Underlined text is a heading. */
const underlined = /^(?! *(?:[-+*]|#+|\d+[.)]) )(.*[^\s*_-].*)\n {0,3}(?:(=+)|-+) *$/gm
/** A line across the page ends whatever is above it. */
const rule = /^ {0,3}([-*_])(?: *\1){2,} *$/gm
/** Lines that are empty, or stand around code. */
const unseen = /^ +$|^ {0,3}(?:`{3}|~{3}).*$/gm

/** Draws the host's simple markdown with our elements. Raw HTML in it stays text. */
export function GuideText({ children }: { children: string }) {
  const source = children
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', '    ')
    .replaceAll(/^(?: {0,3}>)+ ?/gm, '')
    .replaceAll(underlined, (_, title: string, equals) => `${equals ? '#' : '##'} ${title}`)
    .replaceAll(rule, '#')
    .replaceAll(unseen, '')
  return (
    <article
      lang={langOf(children)}
      className="card p-4 pb-5 text-body wrap-anywhere text-ink2 [&_:is(h2,h3,strong)]:text-ink"
    >
      {drawBlocks(source)}
    </article>
  )
}
