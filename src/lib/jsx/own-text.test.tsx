import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'

/** As Chrome's translation leaves a page: each text in two elements of its own, the node gone. */
function translate(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const outer = document.createElement('font')
    outer.append(document.createElement('font'))
    outer.firstElementChild?.append(text.data)
    text.replaceWith(outer)
  }
}

const Bare = ({ children }: { children: ReactNode }) => <>{children}</>

test.each<[string, (at: number) => ReactNode, string, string]>([
  ['a text', (at) => <p>{at}</p>, '1', '2'],
  ['texts beside each other', (at) => <p>Won ₹{at}</p>, 'Won ₹1', 'Won ₹2'],
  [
    'a text beside an element',
    (at) => (
      <p>
        <b>{at}</b> of {at}
      </p>
    ),
    '1 of 1',
    '2 of 2',
  ],
  [
    'a text beside what comes',
    (at) => (
      <p>
        {at > 1 && <b>New: </b>}Balance {at}
      </p>
    ),
    'Balance 1',
    'New: Balance 2',
  ],
  [
    'a text beside what goes',
    (at) => (
      <p>
        Balance {at} {at < 2 && <b>old</b>}
      </p>
    ),
    'Balance 1 old',
    'Balance 2 ',
  ],
  [
    'a text that goes',
    (at) => (
      <p>
        {at < 2 ? 'Open' : <b>Close</b>} <i>is sent</i>
      </p>
    ),
    'Open is sent',
    'Close is sent',
  ],
  ['a text in a fragment', (at) => <Bare>{at}</Bare>, '1', '2'],
  ['texts in a fragment', (at) => <Bare>₹{at}</Bare>, '₹1', '₹2'],
  [
    'texts in a list',
    (at) => <p>{['₹', at].map((part, index) => [part, <i key={index} />])}</p>,
    '₹1',
    '₹2',
  ],
])('on a page that is translated, %s stays true', (_, draw, before, after) => {
  const { container, rerender } = render(draw(1))
  expect(container.textContent).toBe(before)
  translate(container)
  expect(container.textContent).toBe(before)
  rerender(draw(2))
  expect(container.textContent).toBe(after)
  translate(container)
  rerender(draw(1))
  expect(container.textContent).toBe(before)
})
