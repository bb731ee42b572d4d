import type { ReactNode } from 'react'
import Markdown, { type Components } from 'react-markdown'

interface BlockProps {
  children?: ReactNode
}

const Section = ({ children }: BlockProps) => (
  <h2 dir="auto" className="mt-6 mb-2 text-h2 first:mt-0">
    {children}
  </h2>
)
const Part = ({ children }: BlockProps) => (
  <h3 dir="auto" className="mt-4 mb-1.5 text-body font-bold">
    {children}
  </h3>
)

/** How each construct is drawn. The screen's own title is the only h1. */
const components: Components = {
  h1: ({ children }) => (
    <h2 dir="auto" className="mb-3 text-h1">
      {children}
    </h2>
  ),
  h2: Section,
  h3: Part,
  h4: Part,
  h5: Part,
  h6: Part,
  p: ({ children }) => (
    <p dir="auto" className="my-2 leading-6">
      {children}
    </p>
  ),
  ul: ({ children }) => <ul className="my-2 grid list-disc gap-1.5 ps-5">{children}</ul>,
  ol: ({ children, start }) => (
    <ol start={start} className="my-2 grid list-decimal gap-1.5 ps-6">
      {children}
    </ol>
  ),
  li: ({ children }) => (
    <li dir="auto" className="leading-6 marker:text-ink3">
      {children}
    </li>
  ),
  pre: ({ children }) => (
    <pre className="my-2 font-[inherit] whitespace-pre-wrap [&>code]:px-0">{children}</pre>
  ),
  blockquote: ({ children }) => (
    <blockquote className="my-3 border-s-2 border-line ps-3">{children}</blockquote>
  ),
  hr: () => <hr className="my-4 border-line" />,
  code: ({ children }) => (
    <code className="rounded-tile bg-sunken px-1.5 py-0.5 font-[inherit] font-semibold">
      {children}
    </code>
  ),
  a: ({ children, href }) =>
    href ? (
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        className="font-semibold text-accent underline"
      >
        {children}
      </a>
    ) : (
      <span>{children}</span>
    ),
}

/** Allowed elements; others keep only their text. No pictures. */
const allowed = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'ul', 'ol', 'li'].concat(
  ['strong', 'em', 'code', 'br', 'hr', 'blockquote', 'pre'],
  ['a'],
)

/** Links only to web pages; drops any other address. */
const onlyWeb = (url: string) => (/^https?:\/\//i.test(url.trim()) ? url.trim() : '')

/** Renders the host's simple markdown with our elements. Raw HTML in it stays text. */
export function GuideText({ children }: { children: string }) {
  return (
    <article className="card p-4 pb-5 text-body wrap-anywhere text-ink2 [&_:is(h2,h3,strong)]:text-ink">
      <Markdown
        components={components}
        allowedElements={allowed}
        unwrapDisallowed
        urlTransform={onlyWeb}
      >
        {children}
      </Markdown>
    </article>
  )
}
