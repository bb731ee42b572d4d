import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { AmountField } from './amount-field.tsx'

function Amount({ digitsOnly = false, start = '' }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <AmountField
        label="Amount"
        value={value}
        onChange={setValue}
        min={10}
        max={10_000}
        digitsOnly={digitsOnly}
      />
      <output>{value}</output>
    </>
  )
}

const input = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Amount' })
/** What the form knows of it. */
const told = () => screen.getByRole('status').textContent

it('is a field of numbers with minimum, maximum and whole steps', () => {
  render(<Amount />)
  const { type, min, max, step, inputMode } = input()
  expect([type, min, max, step, inputMode]).toEqual(['number', '10', '10000', '1', 'numeric'])
})

it.each([
  ['100', undefined],
  ['1000', '1,'],
  ['15000', '15,'],
  ['120000', '1,20,'],
  // Judged as it was typed, and drawn so.
  ['007', undefined],
  ['1000.5', undefined],
  ['', undefined],
])('groups %j while it is typed, up to the last comma: %j', (text, drawn) => {
  const { container } = render(<Amount start={text} />)
  expect(container.querySelector('[data-commas]')?.textContent).toBe(drawn)
  expect(input().value).toBe(text)
})

it('isn’t changed by an arrow key', async () => {
  const user = userEvent.setup()
  render(<Amount start="50" />)
  await user.click(input())
  await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}')
  expect(told()).toBe('50')
  expect(fireEvent.keyDown(input(), { key: 'ArrowUp' })).toBe(false)
  expect(fireEvent.keyDown(input(), { key: 'ArrowLeft' })).toBe(true)
})

it('lets the wheel scroll the page', () => {
  render(<Amount start="50" />)
  input().focus()
  fireEvent.wheel(input(), { deltaY: 100 })
  expect(document.activeElement).not.toBe(input())
  expect(told()).toBe('50')
})

it.each(['15.5', '1e3', '-5', '007'])('reports %s the way it was typed', (text) => {
  render(<Amount />)
  fireEvent.change(input(), { target: { value: text } })
  expect(told()).toBe(text)
})

it('tells text the browser can’t read from an empty field', () => {
  render(<Amount start="15" />)
  Object.defineProperty(input(), 'validity', { value: { badInput: true }, configurable: true })
  fireEvent.change(input(), { target: { value: '' } })
  expect(told()).toBe('NaN')
  expect(input().value).toBe('')
  Object.defineProperty(input(), 'validity', { value: { badInput: false } })
  fireEvent.change(input(), { target: { value: '150' } })
  expect(told()).toBe('150')
})

it('accepts only digits where the rules say so, and no endless number', async () => {
  const user = userEvent.setup()
  render(<Amount digitsOnly />)
  await user.type(input(), '-1.5e2+')
  expect(told()).toBe('152')
  await user.clear(input())
  await user.type(input(), '1234567890123')
  expect(told()).toBe('123456789')
})
