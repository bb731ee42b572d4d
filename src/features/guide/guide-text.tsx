import { fromMarkdown } from 'mdast-util-from-markdown'
import { Fragment, type ReactNode } from 'react'
import { langOf } from '#ui/content/lang-of.ts'

type Root = ReturnType<typeof fromMarkdown>
type Node = Root | Root['children'][number]
type NodeOf<Type extends Node['type']> = Extract<Node, { type: Type }>

/** A node's content: other nodes, or text; raw HTML is text too. A picture has neither. */
function contentOf(node: Node): ReactNode {
  if ('value' in node) return node.value
  if (!('children' in node)) return null
  return node.children.map((child, index) => <Fragment key={index}>{draw(child)}</Fragment>)
}

/** How each construct is drawn; any other is only its content. */
function draw(node: Node): ReactNode {
  const content = contentOf(node)
  switch (node.type) {
    case 'heading':
      return drawHeading(node, content)
    case 'paragraph':
      return (
        <p dir="auto" className="my-2 leading-6">
          {content}
        </p>
      )
    case 'strong':
      return <strong>{content}</strong>
    case 'emphasis':
      return <em>{content}</em>
    case 'list':
      return drawList(node)
    case 'break':
      return <br />
    case 'link':
      return drawLink(node.url, content)
    default:
      return content
  }
}

/** The screen's own title is the only h1. */
function drawHeading({ depth }: NodeOf<'heading'>, content: ReactNode): ReactNode {
  if (depth > 2) {
    return (
      <h3 dir="auto" className="mt-4 mb-1.5 text-body font-bold">
        {content}
      </h3>
    )
  }
  return (
    <h2 dir="auto" className={depth === 1 ? 'mb-3 text-h1' : 'mt-6 mb-2 text-h2 first:mt-0'}>
      {content}
    </h2>
  )
}

function drawList({ ordered, start, spread, children }: NodeOf<'list'>): ReactNode {
  // With no empty lines between its items, their text isn't set apart as paragraphs.
  const isTight = !spread && !children.some((item) => item.spread)
  const items = children.map((item, index) => (
    <li key={index} dir="auto" className="leading-6 marker:text-ink3">
      {item.children.map((child, position) => (
        <Fragment key={position}>
          {isTight && child.type === 'paragraph' ? contentOf(child) : draw(child)}
        </Fragment>
      ))}
    </li>
  ))
  if (!ordered) return <ul className="my-2 grid list-disc gap-1.5 ps-5">{items}</ul>
  return (
    <ol start={start ?? undefined} className="my-2 grid list-decimal gap-1.5 ps-6">
      {items}
    </ol>
  )
}

/** Links only to web pages; any other address is dropped. */
function drawLink(url: string, content: ReactNode): ReactNode {
  if (!/^https?:\/\//i.test(url.trim())) return <span>{content}</span>
  return (
    <a
      href={url.trim()}
      target="_blank"
      rel="noopener noreferrer"
      className="font-semibold text-accent underline"
    >
      {content}
    </a>
  )
}

/** Draws the host's simple markdown with our elements. Raw HTML in it stays text. */
export function GuideText({ children }: { children: string }) {
  const root = fromMarkdown(children)
  return (
    <article
      lang={langOf(children)}
      className="card p-4 pb-5 text-body wrap-anywhere text-ink2 [&_:is(h2,h3,strong)]:text-ink"
    >
      {contentOf(root)}
    </article>
  )
}
