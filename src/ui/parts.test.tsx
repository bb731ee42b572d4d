import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { uiMessages } from '#words/app/ui.ts'
import { Button } from './content/button.tsx'
import { Badge, type BadgeStatus } from './feedback/badge.tsx'
import { ResultBoard } from './game/board/result-board.tsx'

describe('result board', () => {
  it('keeps a cell for every digit to come', () => {
    const { container, rerender } = render(<ResultBoard result="***-**-***" />)
    expect(container.querySelectorAll('.dot')).toHaveLength(8)
    rerender(<ResultBoard result="128-1*-***" />)
    expect(container.querySelectorAll('.dot')).toHaveLength(4)
    expect(container.querySelectorAll('.digit-in')).toHaveLength(4)
  })
})

it('every status has a badge with its word §4.29 §4.30', () => {
  const statuses = Object.keys(uiMessages.status) as BadgeStatus[]
  render(statuses.map((status) => <Badge key={status} status={status} />))
  for (const word of Object.values(uiMessages.status)) expect(screen.getByText(word)).toBeTruthy()
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
