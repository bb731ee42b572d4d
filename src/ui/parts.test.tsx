import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { uiMessages } from '#messages/app/ui.ts'
import { Button } from './content/button.tsx'
import { Money } from './content/money.tsx'
import { Badge, type BadgeStatus } from './feedback/badge.tsx'
import { Chips } from './form/chips.tsx'
import { PasswordField } from './form/field/password-field.tsx'
import { ResultBoard } from './game/board/result-board.tsx'

describe('money', () => {
  it.each([
    { amount: 120_000, sense: undefined, seen: '₹1,20,000', said: '₹1,20,000' },
    { amount: 500, sense: 'credit', seen: '+₹500', said: 'plus 500 rupees' },
    { amount: 100, sense: 'debit', seen: '−₹100', said: 'minus 100 rupees' },
    { amount: 2000, sense: 'rejected', seen: '₹2,000', said: 'rejected, 2,000 rupees' },
    { amount: -50, sense: undefined, seen: '−₹50', said: 'minus 50 rupees' },
  ] as const)('shows $seen and says "$said"', ({ amount, sense, seen, said }) => {
    const { container } = render(<Money amount={amount} sense={sense} />)
    const drawn = container.querySelector('[aria-hidden]')
    expect((drawn ?? container).textContent).toBe(seen)
    expect((container.querySelector('.sr-only') ?? container).textContent).toBe(said)
  })
})

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

it('chips are toggle buttons in a named group; a disabled one can’t be picked', async () => {
  const user = userEvent.setup()
  const pick = vi.fn<(value: number) => void>()
  const options = [
    { value: 100, label: '₹100' },
    { value: 1000, label: '₹1,000', disabled: true },
  ]
  render(<Chips label="Amounts" options={options} value={100} onPick={pick} columns={5} />)
  expect(screen.getByRole('group', { name: 'Amounts' })).toBeTruthy()
  expect(screen.getByRole('button', { name: '₹100', pressed: true })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '₹1,000' }))
  await user.click(screen.getByRole('button', { name: '₹100' }))
  expect(pick.mock.calls).toEqual([[100]])
})

it('a password is hidden until its button shows it', async () => {
  const user = userEvent.setup()
  render(
    <PasswordField
      label="Password"
      autoComplete="current-password"
      value="secret"
      onChange={() => {}}
    />,
  )
  const input = screen.getByLabelText('Password')
  expect(input.getAttribute('type')).toBe('password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input.getAttribute('type')).toBe('text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(input.getAttribute('type')).toBe('password')
})
