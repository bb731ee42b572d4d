import { fireEvent, render, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { Composer } from '#features/enquiry/composer.tsx'
import { DigitCells } from '../../game/board/digit-cells.tsx'
import { AmountField } from './amount-field.tsx'
import { Field } from './field.tsx'
import { MobileField } from './mobile-field.tsx'
import { PasswordField } from './password-field.tsx'

interface Text {
  value: string
  onChange: (text: string) => void
}

/** Every field for text, and a text that it takes. */
const fields: Record<string, [text: string, field: (text: Text) => ReactNode]> = {
  text: ['Asha', (text) => <Field label="It" {...text} />],
  mobile: ['9820011223', (text) => <MobileField label="It" {...text} />],
  password: [
    'secret12',
    (text) => <PasswordField label="It" autoComplete="new-password" {...text} />,
  ],
  amount: ['500', (text) => <AmountField label="It" {...text} />],
  cells: ['57', (text) => <DigitCells label="It" groups={[2]} {...text} />],
  message: [
    'Hello',
    ({ value, onChange }) => (
      <Composer text={value} onText={onChange} problem={null} sending={false} onSend={() => {}} />
    ),
  ],
}

type TextField = HTMLInputElement | HTMLTextAreaElement
const shownField = () => document.querySelector('input, textarea') as TextField

/** As an extension of a browser does: React doesn't see it. */
function fillSilently(text: string): void {
  const kind = Object.getPrototypeOf(shownField()) as object
  Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(shownField(), text)
}

/** The field with the state that it shows, which `set` changes from elsewhere. */
function Form({ field, set }: { field: (text: Text) => ReactNode; set?: string }) {
  const [value, setValue] = useState('')
  const [last, setLast] = useState(set)
  if (set !== last) {
    setLast(set)
    setValue(set ?? '')
  }
  return (
    <>
      {field({ value, onChange: setValue })}
      <p data-testid="told">{value}</p>
    </>
  )
}

test.each(Object.entries(fields))(
  '%s: what was filled in without an event outlasts each drawing, and is taken with the next press',
  (_, [text, field]) => {
    const { rerender } = render(<Form field={field} />)
    fillSilently(text)
    for (let drawing = 0; drawing < 3; drawing += 1) {
      rerender(<Form field={field} />)
      expect(shownField().value).toBe(text)
    }
    fireEvent.click(document.body)
    expect(screen.getByTestId('told').textContent).toBe(text)
    expect(shownField().value).toBe(text)
  },
)

test.each(Object.entries(fields))(
  '%s: what the app itself changes is shown, whatever was filled in',
  (_, [text, field]) => {
    const { rerender } = render(<Form field={field} set="" />)
    fillSilently(text)
    rerender(<Form field={field} set="12" />)
    expect(shownField().value).toBe('12')
    // Emptied after a success, and filled with the same again.
    rerender(<Form field={field} set="" />)
    expect(shownField().value).toBe('')
    fillSilently(text)
    rerender(<Form field={field} set="" />)
    expect(shownField().value).toBe(text)
  },
)

test('what was typed, sent and emptied may be filled in again', () => {
  const field = (text: Text) => <Field label="It" {...text} />
  const { rerender } = render(<Form field={field} set="" />)
  fireEvent.input(shownField(), { target: { value: 'secret12' } })
  rerender(<Form field={field} set="12" />)
  rerender(<Form field={field} set="" />)
  fillSilently('secret12')
  rerender(<Form field={field} set="" />)
  expect(shownField().value).toBe('secret12')
})

test('a text that was refused doesn’t come back', () => {
  const { rerender } = render(<Form field={fields.amount?.[1] ?? (() => null)} />)
  fillSilently('12.5')
  rerender(<Form field={fields.amount?.[1] ?? (() => null)} />)
  fireEvent.click(document.body)
  expect(shownField().value).toBe('')
  rerender(<Form field={fields.amount?.[1] ?? (() => null)} />)
  expect(shownField().value).toBe('')
  expect(screen.getByTestId('told').textContent).toBe('')
})
