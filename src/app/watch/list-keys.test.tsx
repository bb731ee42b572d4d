import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { useListKeys } from './list-keys.ts'

// Arrows need a layout: e2e/journeys/everywhere/wide.live.spec.ts.

function Searched() {
  useListKeys()
  return (
    <main>
      <input type="text" aria-label="Amount" />
      <button type="button">Refresh</button>
      <input type="search" aria-label="Market" />
      <input type="search" aria-label="Another" />
    </main>
  )
}

test('a slash goes to the screen’s first search and isn’t written there', async () => {
  const user = userEvent.setup()
  render(<Searched />)
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await user.keyboard('/')
  const search = screen.getByRole('searchbox', { name: 'Market' })
  expect(document.activeElement).toBe(search)
  expect(search).toHaveProperty('value', '')
  await user.keyboard('a/b')
  expect(search).toHaveProperty('value', 'a/b')
})

test('a slash is written in a field, and is the browser’s with Control', async () => {
  const user = userEvent.setup()
  render(<Searched />)
  const amount = screen.getByRole('textbox', { name: 'Amount' })
  await user.click(amount)
  await user.keyboard('1/2')
  expect(amount).toHaveProperty('value', '1/2')
  expect(document.activeElement).toBe(amount)
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await user.keyboard('{Control>}/{/Control}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Refresh' }))
})
