import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { statusLine } from '../../testing/checks/problems.ts'
import { fieldCalled, filesWithFields, formCases, type FormCase } from '../../testing/forms.ts'
import type { JourneyBackend } from '../../testing/host/journey-backend.ts'
import { wayNames, waysIn } from '../../testing/ways-in.ts'

// However a text gets into a field, what is sent is what stands there (readings.md#typed-digits).

// Every form is filled in six ways; a field that isn't there is said soon.
test.slow()
test.use({ actionTimeout: 10_000 })

test('every field of the client is filled in here', () => {
  const files = new Set(Object.values(formCases).flatMap((form) => form.files))
  expect([...files].toSorted()).toEqual(filesWithFields.toSorted())
})

/** Refuses every call of a form, so that it can be sent again; keeps what it sent. */
function refuse(page: Page, backend: JourneyBackend, call: string) {
  const [method = '', path = ''] = call.split(' ')
  const sent: Record<string, unknown>[] = []
  backend.stopCalls(method, new RegExp(`^/api${path}$`), ({ answer }) => {
    answer(400, 'application/json', JSON.stringify({ message: 'Refused' }))
  })
  page.on('request', (request) => {
    const isIt = request.method() === method && new URL(request.url()).pathname === `/api${path}`
    if (isIt) sent.push(request.postDataJSON() as Record<string, unknown>)
  })
  return sent
}

/** The fields on screen that take text. */
const textFields = 'input:not([type=checkbox], [type=radio], [type=submit]), textarea'

const keysOf = (form: FormCase) =>
  Object.fromEntries(form.fields.flatMap(({ sent }) => (sent === null ? [] : [sent])))

for (const [name, form] of Object.entries(formCases).filter(
  ([, { fields }]) => fields.length > 0,
)) {
  test(`${name}: what is typed, composed, pasted, filled in or replaced is what is sent`, async ({
    page,
    control,
    backend,
    problems,
  }) => {
    problems.allow(statusLine(400))
    const sent = form.call === null ? [] : refuse(page, backend, form.call)
    await control.open(form.path, form.signedOut ? { as: null } : {})
    await form.begin?.(page, control)
    await form.choose?.(page)
    const all = page.locator(textFields).filter({ visible: true })
    await expect(all, 'a field without a row').toHaveCount(form.fields.length)

    for (const [index, way] of wayNames.entries()) {
      for (const { label, text, entered = { [way]: text } } of form.fields) {
        const given = entered[way]
        if (given !== undefined) await waysIn[way](page, fieldCalled(page, label), given)
      }
      await form.send(page)
      if (form.call === null) {
        for (const { label, text } of form.fields) {
          await expect(fieldCalled(page, label), way).toHaveValue(text)
        }
        continue
      }
      await expect.poll(() => sent.length, way).toBe(index + 1)
      expect(sent.at(-1), way).toMatchObject(keysOf(form))
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    }

    for (const { label, text, sentence } of form.refused ?? []) {
      for (const way of wayNames) {
        const field = fieldCalled(page, label)
        await waysIn[way](page, field, text)
        await form.send(page)
        await expect(page.getByText(sentence, { exact: true }), `${way} ${text}`).toBeVisible()
        await expect(field, `${way} ${text}`).toHaveValue(text)
      }
      expect(sent, text).toHaveLength(wayNames.length)
    }
  })
}
