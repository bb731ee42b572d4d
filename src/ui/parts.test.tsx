import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { statusMessages } from '#messages/en/app/status.ts'
import { Button } from './content/button.tsx'
import { StatusBadge } from './feedback/status-badge.tsx'
import { ResultBoard } from './game/board/result-board.tsx'

describe('result board', () => {
  const parts = (container: HTMLElement) =>
    [...container.querySelectorAll<HTMLElement>('[data-digits]')].map((part) => part.dataset.digits)
  const moving = (container: HTMLElement) => container.querySelectorAll('.digit-in').length

  it('keeps the place of every digit to come; one declared meanwhile moves in', () => {
    const { container, rerender } = render(<ResultBoard result="***-**-***" />)
    expect(parts(container)).toEqual(['***', '*', '*', '***'])
    rerender(<ResultBoard result="128-1*-***" />)
    expect(parts(container)).toEqual(['1', '2', '8', '1', '*', '***'])
    expect(moving(container)).toBe(4)
  })

  it('what was declared before doesn’t move', () => {
    const { container } = render(<ResultBoard result="128-1*-***" />)
    expect(parts(container)).toEqual(['128', '1', '*', '***'])
    expect(moving(container)).toBe(0)
  })
})

it('every status has a badge with its word §4.29 §4.30', () => {
  render(Object.keys(statusMessages.names).map((word) => <StatusBadge key={word} status={word} />))
  for (const word of Object.values(statusMessages.names))
    expect(screen.getByText(word)).toBeTruthy()
})

it('a busy button keeps the focus, ignores presses and does not submit its form', async () => {
  const user = userEvent.setup()
  const press = vi.fn<() => void>()
  const submit = vi.fn<(event: { preventDefault(): void }) => void>((event) =>
    event.preventDefault(),
  )
  render(
    <form onSubmit={submit}>
      <Button type="submit" busy onClick={press}>
        Placing Bet...
      </Button>
    </form>,
  )
  await user.tab()
  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: 'Placing Bet...' }))
  expect(document.activeElement).toBe(screen.getByRole('button'))
  expect(press).not.toHaveBeenCalled()
  expect(submit).not.toHaveBeenCalled()
})
