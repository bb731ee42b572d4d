import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { operationNames, rowOf } from '#api/table/table.ts'
import { fieldsOf } from '#contracts/cases/coverage.ts'
import { jsonSchemaOf } from '#contracts/cases/matchers.ts'
import { yourDataMessages as words } from '#messages/en/player/your-data.ts'
import { localStore } from '#platform/storage/storage.ts'
import { renderApp } from '#tests/testing/render-app.tsx'

test.each(operationNames)('all that is sent with %s is said, and no more', (name) => {
  const { path, query, body } = rowOf(name)
  const parts = [query, body].flatMap((part) => (part ? fieldsOf(jsonSchemaOf(part)) : []))
  const params = [...path.matchAll(/:(\w+)/g)].map(([, param]) => param)
  const fields = [...params, ...parts.map(({ field }) => field)]
  expect(Object.keys(words.sent[name][1]).toSorted()).toEqual(fields.toSorted())
})

test('the policy leads to the list, where a player can sign out', async () => {
  const { user, toastTexts, path } = renderApp('/privacy-policy')
  await user.click(await screen.findByRole('link', { name: 'Your data, item by item' }))
  await screen.findByRole('heading', { level: 1, name: 'Your data' })
  expect(path()).toBe('/your-data')
  const items = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('listitem')
      .map((item) => item.textContent)
  expect(items('Until you sign out')).toContain('That you’re logged in')
  expect(items('Until you clear this site’s data')).toContain('Light or dark theme')
  expect(items('Sent with what you enter or choose')).toContain(
    'Asks for a withdrawal: amount, where to',
  )
  expect(items('Sent with what you enter or choose')).toContain(
    'Logs you in: mobile number, password',
  )
  expect(items('Asked without anything you enter')).toContain('Shows the markets')
  await user.click(screen.getByRole('button', { name: 'Sign Out' }))
  expect(toastTexts()).toEqual(['Logged out successfully'])
  expect(localStore.get('token')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull()
})
