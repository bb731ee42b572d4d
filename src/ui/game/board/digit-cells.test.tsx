import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { DigitCells } from './digit-cells.tsx'

function Number({ groups, error }: { groups: readonly number[]; error?: string }) {
  const [value, setValue] = useState('')
  return (
    <DigitCells label="Number" groups={groups} value={value} onChange={setValue} error={error} />
  )
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Number' })

it.each([
  { groups: [1, 3], text: '5123', value: '5-123' },
  { groups: [1, 3], text: '5-123', value: '5-123' },
  { groups: [3, 3], text: '123456', value: '123-456' },
  // Keys that have no cell.
  { groups: [3, 3], text: '123-4567', value: '123-456' },
  { groups: [3], text: '12a8', value: '128' },
  { groups: [2], text: '707', value: '70' },
  { groups: [1], text: 'a78', value: '7' },
  { groups: [1, 3], text: '5', value: '5' },
  { groups: [1, 3], text: '५१२३', value: '5-123' },
])(
  'writes the keys $text in cells of $groups as "$value" §2.76-2.78 §2.81 §2.82',
  async ({ groups, text, value }) => {
    const user = userEvent.setup()
    render(<Number groups={groups} />)
    await user.click(input())
    await user.keyboard(text)
    expect(input().value).toBe(value)
  },
)

it('lets the delete key pass the hyphen', async () => {
  const user = userEvent.setup()
  render(<Number groups={[1, 3]} />)
  await user.type(input(), '512')
  expect(input().value).toBe('5-12')
  await user.keyboard('{Backspace}{Backspace}')
  expect(input().value).toBe('5')
  await user.keyboard('{Backspace}')
  expect(input().value).toBe('')
})

it.each([
  ['123 / 456', '123-456'],
  ['123-456', '123-456'],
  // Nothing of it is cut: it's shown as it is.
  ['123-4567', '123-4567'],
  ['12-8345', '12-8345'],
  ['Panna 128', 'Panna 128'],
])('%s pasted is %s', async (text, value) => {
  const user = userEvent.setup()
  render(<Number groups={[3, 3]} />)
  await user.click(input())
  await user.paste(text)
  expect(input().value).toBe(value)
  expect(input().className.includes('opacity-0')).toBe(value === '123-456')
})

it('rewrites nothing while a keyboard composes, and gives the hyphen then', () => {
  render(<Number groups={[3, 3]} />)
  fireEvent.compositionStart(input())
  for (const value of ['1', '12', '128', '1283', '12834', '128345']) {
    fireEvent.input(input(), { target: { value }, isComposing: true, data: value })
    expect(input().value).toBe(value)
  }
  fireEvent.compositionEnd(input(), { data: '128345' })
  expect(input().value).toBe('128-345')
})

it.each([
  ['12a8', '128'],
  ['1283', '1283'],
  ['-12', '-12'],
])('composed %s becomes %s: a letter has no cell, and no digit is cut', (text, value) => {
  render(<Number groups={[3]} />)
  fireEvent.compositionStart(input())
  fireEvent.input(input(), { target: { value: text }, isComposing: true, data: text })
  fireEvent.compositionEnd(input(), { data: text })
  expect(input().value).toBe(value)
})

it('ties its error to the input, and draws its cells red §5.18', () => {
  const { container } = render(<Number groups={[2]} error="Jodi must be a 2-digit number" />)
  const described = screen.getByRole('textbox', { description: 'Jodi must be a 2-digit number' })
  expect(described.getAttribute('aria-invalid')).toBe('true')
  expect(described.getAttribute('inputmode')).toBe('numeric')
  expect(described.getAttribute('autocomplete')).toBe('off')
  const cells = [...container.querySelectorAll('.digit-cell')]
  expect(cells.every(({ className }) => /border-bad/.test(className))).toBe(true)
  expect(cells.some(({ className }) => /border-accent/.test(className))).toBe(false)
})
