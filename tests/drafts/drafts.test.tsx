import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { draftKey, draftsOf } from '#drafts/drafts.ts'
import { buttonNamed } from '#tests/testing/pages/button-named.ts'
import { watchOpened } from '#tests/testing/pages/deposit-page.ts'
import { playAt } from '#tests/testing/pages/starline.ts'
import { renderApp } from '#tests/testing/render-app.tsx'
import { forms, type App, type Form } from './forms.ts'

/** What a field, a choice, a chip or a part of the screen says. */
function stateOf(name: string): string {
  const start = new RegExp(`^${name}`)
  const [field] = screen.queryAllByLabelText(name, { selector: 'input, textarea' })
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field.value
  const [choice] = screen.queryAllByRole<HTMLInputElement>('radio', { name: start })
  if (choice) return choice.checked ? 'checked' : ''
  if (screen.queryByRole('region', { name })) return 'region'
  if (screen.queryAllByText(name, { selector: 'li p' }).length > 0) return 'line'
  const [chip] = screen.queryAllByRole('button', { name: start })
  if (chip === undefined) return 'missing'
  return chip.hasAttribute('aria-pressed') ? 'pressed' : 'button'
}
const expectShown = ({ fields }: Form, which: 'typed' | 'back') =>
  waitFor(() => {
    const rows = Object.entries(fields)
    expect(rows.map(([name]) => [name, stateOf(name)])).toEqual(
      rows.map(([name, states]) => [name, states[which]]),
    )
  })

type TextField = HTMLInputElement | HTMLTextAreaElement

/** The labels of the fields on screen that take text and have no row. */
const withoutRow = ({ fields }: Form) => {
  const known = Object.keys(fields).flatMap((name) =>
    screen.queryAllByLabelText(name, { selector: 'input, textarea' }),
  )
  return [...document.querySelectorAll<TextField>('input, textarea')]
    .filter(({ type }) => !['checkbox', 'radio', 'submit'].includes(type))
    .filter((field) => !known.includes(field))
    .map(({ labels, name }) => labels?.[0]?.textContent ?? name)
}

async function open(form: Form): Promise<App> {
  const app = renderApp(form.path, form.signedOut ? { as: null } : {})
  await form.open?.(app)
  return app
}

test.each(Object.entries(forms))('%s: each field, whether it comes back', async (_, form) => {
  watchOpened()
  const first = await open(form)
  await form.fill(first)
  await expectShown(form, 'typed')
  expect(withoutRow(form), 'fields without a row').toEqual([])
  if (form.draftName !== undefined) {
    const stored = draftsOf(first.api).get(draftKey(form.draftName))
    expect(JSON.parse(stored ?? 'null')).toEqual(form.draft)
  }
  first.unmount()
  await open(form)
  await expectShown(form, 'back')
})

test('what was typed for another Starline game isn’t meant for this one, nor is its type', async () => {
  const app = await open(forms['a Starline bet'] as Form)
  await (forms['a Starline bet'] as Form).fill(app)
  fireEvent.click(buttonNamed('Close'))
  await playAt(app.user, '3:00 PM')
  const sheet = within(screen.getByRole('dialog'))
  expect(sheet.getByRole('button', { name: 'Single Digit' }).getAttribute('aria-pressed')).toBe(
    'true',
  )
  expect(sheet.getByLabelText<HTMLInputElement>('Amount').value).toBe('')
})

test('a draft that lacks a part, as another release stored it, doesn’t come back at all', async () => {
  const first = await open(forms['a bet'] as Form)
  await (forms['a bet'] as Form).fill(first)
  const key = draftKey('bet.halfSangam')
  const { session: _, ...rest } = JSON.parse(draftsOf(first.api).get(key) ?? '') as object & {
    session: string
  }
  draftsOf(first.api).set(key, JSON.stringify(rest))
  first.unmount()
  await open(forms['a bet'] as Form)
  expect((await screen.findByLabelText<HTMLInputElement>('Half sangam')).value).toBe('')
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('')
})
