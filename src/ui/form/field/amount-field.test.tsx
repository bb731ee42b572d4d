import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { AmountField } from './amount-field.tsx'

function Amount({ start = '', error }: { start?: string; error?: string }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <AmountField
        label="Amount"
        value={value}
        onChange={setValue}
        min={10}
        max={10_000}
        error={error}
      />
      <p data-testid="told">{value}</p>
    </>
  )
}

const input = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Amount' })
/** What the form knows of it. */
const told = () => screen.getByTestId('told').textContent
const announced = () => screen.getByRole('status').textContent

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

it('isn’t changed by an arrow key §2.69', async () => {
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

it('takes only digits and a point, and no endless number', async () => {
  const user = userEvent.setup()
  render(<Amount />)
  await user.type(input(), '-1,5e2+')
  expect(told()).toBe('152')
  await user.clear(input())
  await user.type(input(), '1234567890123')
  expect(told()).toBe('123456789')
})

it('a fraction is said at once, also aloud, until it’s corrected', async () => {
  const user = userEvent.setup()
  render(<Amount />)
  expect(announced()).toBe('')
  await user.type(input(), '500.50')
  const sentence = 'Whole rupees only, no paise'
  expect(announced()).toBe(sentence)
  const described = document.getElementById(input().getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe(sentence)
  await user.keyboard('{Backspace}{Backspace}{Backspace}')
  expect(announced()).toBe('')
  expect(told()).toBe('500')
})

it('a sentence of the rules comes before it, and isn’t announced twice', () => {
  render(<Amount start="500.50" error="Please enter a valid bet amount" />)
  expect(screen.getByText('Please enter a valid bet amount')).toBeTruthy()
  expect(announced()).toBe('')
})
