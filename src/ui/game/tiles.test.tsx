import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Tiles } from './tiles.tsx'

it.each([
  ['four in a row', 7],
  ['two in a row', 123_456_789],
])('tiles write their whole label, %s', (_, value) => {
  render(
    <Tiles
      compact
      items={[
        { label: 'Total bets', value },
        { label: 'Total invested', value, unit: 'rupees' },
      ]}
    />,
  )
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Total bets',
    'Total invested',
  ])
})
