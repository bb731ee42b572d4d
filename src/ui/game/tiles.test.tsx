import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Tiles } from './tiles.tsx'

test('the blank between a count and its rupees belongs to the count: Chrome leaves out one of its own that comes later', () => {
  const winnings = { label: 'Total winnings', value: 378 }
  const { container, rerender } = render(<Tiles items={[{ ...winnings, note: '50 or more' }]} />)
  rerender(<Tiles items={[{ ...winnings, rupees: 49_300 }]} />)
  const number = container.querySelector('dd')
  expect(number?.textContent).toBe('378 ₹49,300')
  const parts = Array.from(number?.children ?? [], ({ textContent }) => textContent)
  expect(parts).toEqual(['378 ', '₹49,300'])
})
