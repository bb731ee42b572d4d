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
        range="₹10 to ₹10,000"
        error={error}
      />
      <p data-testid="told">{value}</p>
    </>
  )
}

const input = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Amount' })
/** What the form knows of it. */
const reportedText = () => screen.getByTestId('told').textContent
const announced = () => screen.getByRole('status').textContent
const whole = 'Whole rupees only'
const notAnAmount = 'That isn’t an amount in whole rupees, so it wasn’t taken'

it.each([
  ['1000', '₹1,000'],
  ['15000', '₹15,000'],
  ['120000', '₹1,20,000'],
  ['999', '₹10 to ₹10,000'],
  ['', '₹10 to ₹10,000'],
])('beside %j stands %s, and in the field what was typed', (text, beside) => {
  render(<Amount start={text} />)
  expect(screen.getByText(beside)).toBeTruthy()
  expect(input().value).toBe(text)
})

it('isn’t changed by an arrow key §2.69', async () => {
  const user = userEvent.setup()
  render(<Amount start="50" />)
  await user.click(input())
  await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}')
  expect(reportedText()).toBe('50')
  expect(fireEvent.keyDown(input(), { key: 'ArrowUp' })).toBe(false)
  expect(fireEvent.keyDown(input(), { key: 'ArrowLeft' })).toBe(true)
})

it('lets the wheel scroll the page', () => {
  render(<Amount start="50" />)
  input().focus()
  fireEvent.wheel(input(), { deltaY: 100 })
  expect(document.activeElement).not.toBe(input())
  expect(reportedText()).toBe('50')
})

it.each([
  ['500,00', '500'],
  ['500.75', '500'],
  ['1000.00', '1000'],
  ['500٫75', '500'],
  ['1a2.5', '12'],
])('typed %s is %j: a point or a comma ends the number §5.38', async (keys, value) => {
  const user = userEvent.setup()
  render(<Amount />)
  expect(announced()).toBe('')
  await user.type(input(), keys)
  expect([reportedText(), input().value]).toEqual([value, value])
  expect(announced()).toBe(whole)
  const described = document.getElementById(input().getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe(whole)
  // Not an error: the amount in the field may be sent.
  expect(input().getAttribute('aria-invalid')).toBeNull()
})

it.each([
  ['1a2', '12'],
  ['1e3', '13'],
  ['-50', '50'],
  ['5+0', '50'],
  ['₹100', '100'],
  ['1ग2', '12'],
  ['1 000', '1000'],
])('typed %s is %j: any other key is as if it hadn’t been pressed §5.38', async (keys, value) => {
  const user = userEvent.setup()
  render(<Amount />)
  await user.type(input(), keys)
  expect([reportedText(), input().value, announced()]).toEqual([value, value, ''])
})

/** Types as a keyboard that composes: `text` key by key, in a field that can't read all of it. */
function compose(text: string, read: (typed: string) => string) {
  fireEvent.compositionStart(input(), { data: '' })
  for (let length = 1; length <= text.length; length += 1) {
    const typed = read(text.slice(0, length))
    const badInput = !/^\d*$/.test(typed)
    Object.defineProperty(input(), 'validity', { value: { badInput }, configurable: true })
    // React hears only of another value.
    const value = badInput ? '' : typed
    if (input().value !== value) fireEvent.input(input(), { target: { value }, isComposing: true })
  }
  fireEvent.compositionEnd(input(), { data: text })
  Object.defineProperty(input(), 'validity', { value: { badInput: false }, configurable: true })
}

it.each([
  ['12', '12', ''],
  ['1a2', '12', ''],
  ['a12', '12', ''],
  ['१a२', '12', ''],
  ['500.75', '500', whole],
  ['1a2,5', '12', whole],
])('composed %s is %j', (text, value, sentence) => {
  render(<Amount />)
  compose(text, (typed) => typed)
  expect([reportedText(), input().value, announced()]).toEqual([value, value, sentence])
})

it.each([
  // A browser that leaves letters out by itself; the caret is known to it alone.
  ['1a2', (typed: string) => `5${typed.replace('a', '')}`, '512', ''],
  // One that doesn't: what can't be read isn't taken, in sight.
  ['a12', (typed: string) => `5${typed}`, '5', notAnAmount],
  ['.12', (typed: string) => `5${typed}`, '5', whole],
])('composed %s behind a 5 becomes %j or isn’t taken', (text, read, value, sentence) => {
  render(<Amount start="5" />)
  compose(text, read)
  expect([reportedText(), input().value, announced()]).toEqual([value, value, sentence])
})

it('a composition that is changed as the field is left is emptied: nothing is sent unread', () => {
  render(<Amount />)
  compose('1a2', (typed) => typed)
  fireEvent.blur(input())
  expect([reportedText(), announced()]).toEqual(['', notAnAmount])
})

it('after the end of a number, a deletion or another place in it lets digits in again', async () => {
  const user = userEvent.setup()
  render(<Amount />)
  await user.type(input(), '500.7{Backspace}1')
  expect(reportedText()).toBe('501')
  expect(announced()).toBe('')
  await user.keyboard('.')
  expect(announced()).toBe(whole)
  await user.keyboard('{End}2')
  expect(reportedText()).toBe('5012')
})

it('takes every digit that’s typed, and a blank for none', async () => {
  const user = userEvent.setup()
  render(<Amount />)
  await user.type(input(), '123 4567890123')
  expect(reportedText()).toBe('1234567890123')
  expect(announced()).toBe('')
})

it.each([
  ['₹1,000.00', '1000'],
  ['500', '500'],
])('%s pasted is read whole: %s', async (text, value) => {
  const user = userEvent.setup()
  render(<Amount />)
  await user.click(input())
  await user.paste(text)
  expect([reportedText(), input().value, announced()]).toEqual([value, value, ''])
})

it('500.75 pasted is refused in sight: the field stays as it was', async () => {
  const user = userEvent.setup()
  render(<Amount start="20" />)
  await user.click(input())
  await user.paste('500.75')
  expect([reportedText(), input().value, announced()]).toEqual(['20', '20', notAnAmount])
  await user.keyboard('0')
  expect([reportedText(), announced()]).toEqual(['200', ''])
})

it.each([
  ['1000.00', '1000', ''],
  ['500.75', '20', notAnAmount],
])('%s filled in is %s', (text, value, sentence) => {
  render(<Amount start="20" />)
  fireEvent.change(input(), { target: { value: text } })
  expect([reportedText(), input().value, announced()]).toEqual([value, value, sentence])
})

it('text the browser can’t read is refused in sight', () => {
  render(<Amount start="15" />)
  Object.defineProperty(input(), 'validity', { value: { badInput: true }, configurable: true })
  fireEvent.change(input(), { target: { value: '' } })
  expect([reportedText(), announced()]).toEqual(['15', notAnAmount])
})

it('a sentence of the rules comes before it, and isn’t announced twice', async () => {
  const user = userEvent.setup()
  render(<Amount error="Minimum bet amount is ₹10" />)
  await user.type(input(), '5.')
  expect(screen.getByText('Minimum bet amount is ₹10')).toBeTruthy()
  expect(announced()).toBe('')
})
