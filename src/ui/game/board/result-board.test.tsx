import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ResultBoard } from './result-board.tsx'

it.each([
  ['***-**-***', '***-**-***', 'Open pending, jodi pending, close pending'],
  ['140-5*-***', '140-5*-***', 'Open 140, jodi 5 and pending, close pending'],
  ['140-57-269', '140-57-269', 'Open 140, jodi 57, close 269'],
  ['', '***-**-***', 'Open pending, jodi pending, close pending'],
])('the result "%s" is the one text %s, read as "%s" §9.44', (result, text, name) => {
  for (const size of ['lg', 'md', 'sm', 'xs'] as const) {
    const { container, unmount } = render(<ResultBoard result={result} size={size} />)
    expect(screen.getByText(text)).toBeTruthy()
    expect(container.textContent).toBe(size === 'lg' ? `OpenJodiClose${text}` : text)
    expect(screen.getByRole('img', { name })).toBeTruthy()
    unmount()
  }
})

it('a result that can’t be read is the host’s text', () => {
  const { container } = render(<ResultBoard result="soon" />)
  expect(container.textContent).toBe('soon')
  expect(screen.queryByRole('img')).toBeNull()
})
