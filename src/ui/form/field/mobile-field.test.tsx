import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { MobileField } from './mobile-field.tsx'

function Mobile({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <MobileField label="Mobile number" value={value} onChange={setValue} />
      <p data-testid="told">{value}</p>
    </>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile number' })
const reportedText = () => screen.getByTestId('told').textContent

it.each(['+91 98765 43210', '098765 43210', '98765 43210'])(
  '%s stays as it’s typed; left, the field shows the ten digits it’s read as',
  async (typed) => {
    const user = userEvent.setup()
    render(<Mobile />)
    await user.type(field(), typed)
    expect([field().value, reportedText()]).toEqual([typed, '9876543210'])
    await user.tab()
    expect([field().value, reportedText()]).toEqual(['9876543210', '9876543210'])
  },
)

it.each([
  ['+971 50 123 4567', '+971501234567'],
  ['98765432101', '98765432101'],
  ['98765', '98765'],
])('%s isn’t cut to fit, and stays', async (typed, read) => {
  const user = userEvent.setup()
  render(<Mobile />)
  await user.click(field())
  await user.paste(typed)
  await user.tab()
  expect([field().value, reportedText()]).toEqual([typed, read])
})

it('what is typed in the middle comes in there, and the caret stays', async () => {
  const user = userEvent.setup()
  render(<Mobile start="9876543210" />)
  await user.click(field())
  field().setSelectionRange(2, 4)
  await user.keyboard('0 ')
  expect([field().value, field().selectionStart]).toEqual(['980 543210', 4])
  expect(reportedText()).toBe('980543210')
})

it('a number that comes from elsewhere takes the place of what was typed', () => {
  const { rerender } = render(<MobileField label="Mobile number" value="" onChange={() => {}} />)
  fireEvent.change(field(), { target: { value: '' } })
  rerender(<MobileField label="Mobile number" value="9876543210" onChange={() => {}} />)
  expect(field().value).toBe('9876543210')
})
