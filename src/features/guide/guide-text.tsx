// In place of react-markdown: docs/decisions/0014-dependencies.md, “Kept by hand”.

import { Fragment, useMemo, type ReactNode } from 'react'
import { longestGuide, readGuide, type Block, type Inline } from '#domain/text/read-guide.ts'
import { guideMessages as words } from '#messages/en/app/guide.ts'
import { safeLink } from '#platform/links/links.ts'
import { langOf } from '#ui/content/lang-of.ts'
import { Notice } from '#ui/feedback/notice/notice.tsx'

/** Renders bold and italic text, links and line breaks. */
function drawLine(parts: readonly Inline[]): ReactNode {
  const [only] = parts
  if (parts.length === 1 && typeof only === 'string') return drawPart(only)
  return parts.map((part, at) => <Fragment key={at}>{drawPart(part)}</Fragment>)
}

function drawPart(part: Inline): ReactNode {
  if (part === '\n') return <br />
  if (typeof part === 'string') return part
  const content = drawLine(part.parts)
  if (part.kind === 'link') return drawLink(part.url, content)
  return part.kind === 'strong' ? <strong>{content}</strong> : <em>{content}</em>
}

/** Links only to web pages; any other address is dropped. */
function drawLink(url: string, content: ReactNode): ReactNode {
  const href = safeLink('guide', url)
  if (href === null) return <span>{content}</span>
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="font-semibold text-accent underline"
    >
      {content}
    </a>
  )
}

const headings = ['mb-3 text-h1', 'mt-6 mb-2 text-h2 first:mt-0', 'mt-4 mb-1.5 text-body font-bold']

function drawBlock({ kind, texts, value }: Block): ReactNode {
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

/** Renders the host's simple markdown with our elements. Raw HTML in it stays text. */
export function GuideText({ children }: { children: string }) {
  const { blocks, isCut, lang } = useMemo(
    () => ({ ...readGuide(children), lang: langOf(children, longestGuide) }),
    [children],
  )
  const guide = (
    <article
      lang={lang}
      className="card in-columns p-4 pb-5 text-body wrap-anywhere text-ink2 [&_:is(h2,h3,strong)]:text-ink"
    >
      {blocks.map((block, at) => (
        <Fragment key={at}>{drawBlock(block)}</Fragment>
      ))}
    </article>
  )
  if (!isCut) return guide
  return (
    <>
      {guide}
      <Notice tone="info" announce="status">
        {words.cut}
      </Notice>
    </>
  )
}
