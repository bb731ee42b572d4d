import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useInAddress } from './use-in-address.ts'

const read = (search: URLSearchParams) => Object.fromEntries(search) as Record<string, string>
const write = (value: Record<string, string>) => value

function Screen() {
  const [value, change] = useInAddress(read, write)
  const { pathname, search } = useLocation()
  return (
    <>
      <button onClick={() => change((newest) => ({ ...newest, game: 'noon' }))}>Game</button>
      <button onClick={() => change((newest) => ({ ...newest, status: 'won' }))}>Status</button>
      <output>{`${pathname}${search} ${JSON.stringify(value)}`}</output>
    </>
  )
}

test('two changes before the next render are both kept', () => {
  render(
    <MemoryRouter initialEntries={['/?page=2']}>
      <Screen />
    </MemoryRouter>,
  )
  act(() => {
    fireEvent.click(screen.getByText('Game'))
    fireEvent.click(screen.getByText('Status'))
  })
  expect(screen.getByRole('status').textContent).toBe(
    '/?page=2&game=noon&status=won {"page":"2","game":"noon","status":"won"}',
  )
})
