import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Paging } from './paging.tsx'

it.each(['First', 'Previous', 'Next', 'Last'])(
  'has the word "%s", even where an arrow is drawn',
  (word) => {
    render(
      <Paging label="Pages" line="" page={2} pages={3} numbers={[1, 2, 3]} onPage={() => {}} />,
    )
    expect(screen.getByText(word).closest('button')).toBe(
      screen.getByRole('button', { name: word }),
    )
  },
)
