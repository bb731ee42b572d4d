import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Conversation } from './conversation.tsx'

// In jsdom nothing else scrolls, as in a browser that doesn't keep what is read in place by itself.
test('the older messages of sixty come above the newest without moving what is read', () => {
  // Each is 50 px high.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function top(
    this: Element,
  ) {
    const above = [...(this.parentElement?.children ?? [])].indexOf(this)
    return { top: 50 * above } as DOMRect
  })
  const page = document.documentElement
  page.scrollTop = 500
  const messages = Array.from({ length: 60 }, (_, at) => ({
    sender: 'support',
    message: `Message ${at}`,
    timestamp: '2026-11-20T04:35:00.000Z',
  }))
  const { container } = render(<Conversation messages={messages} today={0} />)
  expect(container.querySelectorAll('ol > li')).toHaveLength(60)
  // Twelve were there at first.
  expect(page.scrollTop).toBe(500 + 48 * 50)
})
