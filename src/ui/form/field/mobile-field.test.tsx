import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { MobileField } from './mobile-field.tsx'

function Mobile({ start }: { start: string }) {
  const [value, setValue] = useState(start)
  return <MobileField label="Mobile number" value={value} onChange={setValue} />
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile number' })
const state = () => [field().value, field().selectionStart]

it.each([
  ['an eleventh digit', '9876543210', '7'],
  ['a letter', '9876543210', 'x'],
  ['a blank in a shorter number', '98765', ' '],
])('%s in the middle changes nothing, and the caret stays', async (_, start, typed) => {
  const user = userEvent.setup()
  render(<Mobile start={start} />)
  await user.click(field())
  field().setSelectionRange(2, 2)
  await user.keyboard(typed)
  expect(state()).toEqual([start, 2])
  await user.keyboard('{Backspace}5')
  expect(state()).toEqual([`9${start.slice(1).replace(/^./, '5')}`, 2])
})

it('a digit typed over a selection replaces it', async () => {
  const user = userEvent.setup()
  render(<Mobile start="9876543210" />)
  await user.click(field())
  field().setSelectionRange(2, 4)
  await user.keyboard('0')
  expect(state()).toEqual(['980543210', 3])
})

it.each([
  ['+91 98765 43210', '9876543210'],
  ['098765 43210', '9876543210'],
  ['9123456789', '9123456789'],
])('%s typed key by key is %s', async (typed, number) => {
  const user = userEvent.setup()
  render(<Mobile start="" />)
  await user.click(field())
  await user.keyboard(typed)
  expect(field().value).toBe(number)
})
