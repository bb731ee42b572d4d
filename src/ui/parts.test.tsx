import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { uiMessages } from '#messages/app/ui.ts'
import { Button } from './content/button.tsx'
import { Money } from './content/money.tsx'
import { Badge, type BadgeStatus } from './feedback/badge.tsx'
import { Chips } from './form/chips.tsx'
import { Field } from './form/field/field.tsx'
import { PasswordField } from './form/field/password-field.tsx'
import { Segmented } from './form/segmented.tsx'
import { ResultBoard } from './game/board/result-board.tsx'
import { Slab } from './game/slab.tsx'

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
  it('says the result in words and holds it as the host’s one text', () => {
    render(<ResultBoard result="245-1*-***" />)
    const board = screen.getByRole('img', { name: 'Open 245, jodi 1 and pending, close pending' })
    expect(board.textContent).toBe('245-1*-***')
  })

  it('keeps a cell for every digit to come', () => {
    const { container, rerender } = render(<ResultBoard result="***-**-***" />)
    expect(container.querySelectorAll('.dot')).toHaveLength(8)
    rerender(<ResultBoard result="128-1*-***" />)
    expect(container.querySelectorAll('.dot')).toHaveLength(4)
    expect(container.querySelectorAll('.digit-in')).toHaveLength(4)
  })

  it('doesn’t animate digits that were there from the start', () => {
    const { container } = render(<ResultBoard result="128-12-345" />)
    expect(container.querySelectorAll('.digit-in')).toHaveLength(0)
  })

  it('treats unknown text as nothing declared', () => {
    const { container } = render(<ResultBoard result="" />)
    expect(container.querySelectorAll('.dot')).toHaveLength(8)
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

function Session({ readOnly }: { readOnly?: boolean }) {
  const [value, setValue] = useState('open')
  const options = [
    { value: 'open', label: 'Open', detail: 'Ended', muted: true },
    { value: 'close', label: 'Close', detail: '48 min left' },
  ]
  return (
    <Segmented
      label="Session"
      options={options}
      value={value}
      onChange={setValue}
      readOnly={readOnly}
    />
  )
}

it('a segmented choice is a radio group that arrow keys move in', async () => {
  const user = userEvent.setup()
  render(<Session />)
  expect(screen.getByRole('radiogroup', { name: 'Session' })).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Open Ended' }))
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('radio', { name: 'Close 48 min left', checked: true })).toBeTruthy()
})

it('a segmented choice can’t change while something is being sent', async () => {
  const user = userEvent.setup()
  render(<Session readOnly />)
  await user.click(screen.getByRole('radio', { name: 'Close 48 min left' }))
  expect(screen.getByRole('radio', { name: 'Open Ended', checked: true })).toBeTruthy()
})

it('a field’s error replaces its helper and is tied to the input', () => {
  const field = (error: string | null) => (
    <Field label="Name" helper="As on your account" value="" onChange={() => {}} error={error} />
  )
  const { rerender } = render(field(null))
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBeNull()
  expect(screen.getByRole('textbox', { description: 'As on your account' })).toBeTruthy()
  rerender(field('Name is required'))
  const input = screen.getByRole('textbox', { name: 'Name', description: 'Name is required' })
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByText('As on your account')).toBeNull()
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

it('the summary on the slab stays while an error shows, which is announced §2.72', () => {
  const action = <Button kind="spark">Place Bet</Button>
  const { rerender } = render(<Slab summary="Konkan Day, Open" action={action} />)
  expect(screen.getByText('Konkan Day, Open')).toBeTruthy()
  rerender(<Slab summary="Konkan Day, Open" error="Fix the number" action={action} />)
  expect(screen.getByRole('alert').textContent).toBe('Fix the number')
  expect(screen.getByText('Konkan Day, Open')).toBeTruthy()
})
