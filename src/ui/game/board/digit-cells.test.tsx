import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { DigitCells, groupDigits } from './digit-cells.tsx'

function Number({ groups, error }: { groups: readonly number[]; error?: string }) {
  const [value, setValue] = useState('')
  return (
    <DigitCells label="Number" groups={groups} value={value} onChange={setValue} error={error} />
  )
}

const typed = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Number' }).value

it.each([
  { groups: [1, 3], text: '5123', value: '5-123' },
  { groups: [1, 3], text: '5-123', value: '5-123' },
  { groups: [3, 3], text: '123456', value: '123-456' },
  { groups: [3, 3], text: '123-4567', value: '123-456' },
  { groups: [3], text: '12a8', value: '128' },
  { groups: [2], text: '707', value: '70' },
  { groups: [1], text: 'a78', value: '7' },
  { groups: [1, 3], text: '5', value: '5' },
  { groups: [1, 3], text: '', value: '' },
  { groups: [1, 3], text: '५१२३', value: '5-123' },
])(
  'writes $text in cells of $groups as "$value" §2.76-2.78 §2.81 §2.82',
  async ({ groups, text, value }) => {
    expect(groupDigits(text, groups)).toBe(value)
    const user = userEvent.setup()
    render(<Number groups={groups} />)
    await user.click(screen.getByRole('textbox'))
    if (text !== '') await user.keyboard(text)
    expect(typed()).toBe(value)
  },
)

it('lets the delete key pass the hyphen', async () => {
  const user = userEvent.setup()
  render(<Number groups={[1, 3]} />)
  await user.type(screen.getByRole('textbox'), '512')
  expect(typed()).toBe('5-12')
  await user.keyboard('{Backspace}{Backspace}')
  expect(typed()).toBe('5')
  await user.keyboard('{Backspace}')
  expect(typed()).toBe('')
})

it('takes a pasted number with any separator', async () => {
  const user = userEvent.setup()
  render(<Number groups={[3, 3]} />)
  await user.click(screen.getByRole('textbox'))
  await user.paste('123 / 456')
  expect(typed()).toBe('123-456')
})

it('ties its error to the input §5.18', () => {
  render(<Number groups={[2]} error="Jodi must be a 2-digit number" />)
  const input = screen.getByRole('textbox', { description: 'Jodi must be a 2-digit number' })
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(input.getAttribute('inputmode')).toBe('numeric')
  expect(input.getAttribute('autocomplete')).toBe('off')
})
