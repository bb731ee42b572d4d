import type { ReactNode } from 'react'
import { jsx } from 'react/jsx-runtime'

export interface Props {
  children?: ReactNode
}

const isText = (child: unknown): child is string | number =>
  typeof child === 'string' || typeof child === 'number'
const isNothing = (child: unknown) => child == null || typeof child === 'boolean'

/** A blank between two elements must not become an item of a flex row. */
const wrap = (text: string, key: string) =>
  jsx('span', { ...(text.trim() === '' && { className: 'contents' }), children: text }, key)

/** Each run of texts in one element, at the place of its first; everything else keeps its place. */
function wrapTexts(children: readonly ReactNode[]): ReactNode[] {
  return children.map((child, at) => {
    if (Array.isArray(child)) return wrapTexts(child as ReactNode[])
    if (!isText(child)) return child
    if (isText(children[at - 1])) return null
    const end = children.findIndex((other, place) => place > at && !isText(other))
    const text = children.slice(at, end < 0 ? undefined : end).join('')
    return text === '' ? null : wrap(text, `text ${at}`)
  })
}

/**
 * The same props, in which every text is the only child of an element. React replaces such a text
 * through that element. Any other it would look for where it once put it, but a browser that translates
 * the page has taken it from there: the old amount would stand for ever, and the next change beside
 * it would end the screen (docs/decisions/0034-translated-pages.md).
 */
export function withOwnText<Given extends Props>(type: unknown, props: Given): Given {
  const isFragment = typeof type === 'symbol'
  if (!isFragment && typeof type !== 'string') return props
  const { children } = props
  if (!Array.isArray(children)) {
    return isFragment && isText(children)
      ? { ...props, children: wrap(String(children), '0') }
      : props
  }
  const parts = children as readonly ReactNode[]
  const isOneText = !isFragment && parts.every((part) => isText(part) || isNothing(part))
  return { ...props, children: isOneText ? parts.filter(isText).join('') : wrapTexts(parts) }
}
