import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { operationNames, rowOf } from '#api/table/table.ts'
import { refusedAnswer } from '#tests/testing/answers.ts'
import { renderApp, type Answers } from '#tests/testing/render-app.tsx'
import { forms } from './forms.ts'

/** Every write is refused, so that a form keeps what stands in it. */
const refused: Answers = Object.fromEntries(
  operationNames
    .filter((operation) => rowOf(operation).method !== 'GET')
    .map((operation) => [operation, refusedAnswer(400, { message: 'Not today' })]),
)

type TextField = HTMLInputElement | HTMLTextAreaElement

const fieldsOf = (form: Element) =>
  [...form.querySelectorAll<TextField>('input, textarea')].filter(
    ({ type, readOnly }) => !['radio', 'checkbox', 'submit', 'hidden'].includes(type) && !readOnly,
  )

/** What a field may be filled with. */
function sampleFor({ type, name }: TextField): string {
  if (type === 'number') return '500'
  if (type === 'tel') return '9820011223'
  if (type === 'email') return 'asha@ank.example'
  if (/password/i.test(name)) return 'secret12'
  if (/account(number)/i.test(name)) return '998877665544'
  if (name === 'ifscCode') return 'HDFC0001234'
  return name === '' ? '12' : 'Asha Rao'
}

/** As an extension of a browser does: React doesn't see it. */
function fillSilently(field: TextField): void {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  const setter = Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set
  setter?.call(field, sampleFor(field))
}

const ways: Readonly<Record<string, (fields: readonly TextField[]) => void>> = {
  'without an event': (fields) => fields.forEach(fillSilently),
  'with change alone': (fields) => {
    for (const field of fields) fillSilently(field)
    for (const field of fields) fireEvent.change(field)
  },
  'without an event, and one is typed into': (fields) => {
    for (const field of fields) fillSilently(field)
    const [first] = fields
    if (first) fireEvent.input(first, { target: { value: sampleFor(first) } })
  },
}

const cells = Object.entries(forms).flatMap(([name, form]) =>
  Object.keys(ways).map((way) => ({ name, way, ...form })),
)

test.each(cells)('$name filled $way: all of it counts', async (cell) => {
  const { address, signedOut, scenario, open, field, way } = cell
  const options = { ...(signedOut && { as: null }), ...(scenario && { scenario }) }
  const app = renderApp(address, { answers: refused, ...options })
  if (open) await open(app)
  const one = (await screen.findAllByLabelText(field, { exact: false })).find((each) =>
    each.matches('input, textarea'),
  )
  const form = one?.closest('form') as HTMLFormElement
  await waitFor(() => expect(app.api.queryClient.isFetching()).toBe(0))
  const fields = fieldsOf(form)
  expect(fields.length).toBeGreaterThan(0)
  ways[way]?.(fields)
  await act(async () => form.requestSubmit())
  await waitFor(() => expect(app.api.queryClient.isFetching()).toBe(0))
  expect(fields.map((each) => each.value)).toEqual(fields.map(sampleFor))
})
