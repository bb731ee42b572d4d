import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { manualClock } from '#domain/time/clock.ts'
import { scenarioById, scenarios } from '#scenarios/registry.ts'
import { startScenario } from '#scenarios/scenario-session.ts'
import { demoStart, renderDemo } from '#tests/testing/pages/demo.tsx'
import { cellText, checkReferences, columnsOf, problemsOf, valueOf } from './columns.ts'

async function openRow(model: string, id: string) {
  const demo = renderDemo('regular-day', { open: true, more: true, tool: 'data' })
  await screen.findByRole('heading', { name: 'Malwa Day' })
  await demo.user.selectOptions(screen.getByLabelText('Rows of'), model)
  await demo.user.click(screen.getByText(id))
  return { ...demo, form: within(await screen.findByRole('form', { name: new RegExp(id) })) }
}

describe('a row', () => {
  test('can be edited by hand, and the client shows it at once', async () => {
    const { user, form } = await openRow('market', 'malwa-day')
    await user.clear(form.getByLabelText('Game name'))
    await user.type(form.getByLabelText('Game name'), 'Malwa Night')
    await user.click(form.getByRole('button', { name: 'Save row' }))
    expect(await screen.findByRole('heading', { name: 'Malwa Night' })).toBeTruthy()
  })

  test('that breaks its model is refused next to the field', async () => {
    const { user, form, backend } = await openRow('market', 'malwa-day')
    const field = form.getByLabelText('Open time')
    await user.clear(field)
    await user.type(field, 'noon')
    await user.click(form.getByRole('button', { name: 'Save row' }))
    expect(form.getByText('Invalid ISO time')).toBeTruthy()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(form.getByRole('alert').textContent).toBe('Nothing changed.')
    expect(backend.db.market.get('malwa-day').openTime).toBe('12:30')
  })

  test('that others need can’t be deleted', async () => {
    const { user, form, backend } = await openRow('market', 'konkan-day')
    await user.click(form.getByRole('button', { name: 'Remove row' }))
    expect((await form.findByRole('alert')).textContent).toMatch(
      /There is no market "konkan-day", which is needed by: (result|bet) /,
    )
    expect(backend.db.market.find('konkan-day')).not.toBeNull()
  })

  test('that nothing needs can be deleted', async () => {
    const { user, form, backend } = await openRow('banner', 'banner-pannas')
    await user.click(form.getByRole('button', { name: 'Remove row' }))
    await waitFor(() => expect(backend.db.banner.find('banner-pannas')).toBeNull())
  })
})

describe('a field', () => {
  const column = (model: 'account' | 'bet' | 'withdrawal', name: string) => {
    const found = columnsOf(model).find((each) => each.name === name)
    if (!found) throw new Error(name)
    return found
  }

  test('shows a moment in local time', () => {
    const placedAt = column('bet', 'placedAt')
    const text = cellText(placedAt, new Date(2026, 10, 20, 13, 42, 5).getTime())
    expect(text).toBe('2026-11-20T13:42:05')
    expect(valueOf(placedAt, text)).toBe(new Date(2026, 10, 20, 13, 42, 5).getTime())
  })

  test('that’s emptied is null, if it may be', () => {
    expect(valueOf(column('withdrawal', 'remarks'), '')).toBeNull()
    expect(valueOf(column('withdrawal', 'amount'), '')).toBe('')
    expect(valueOf(column('withdrawal', 'amount'), '500')).toBe(500)
    expect(valueOf(column('account', 'isActive'), 'false')).toBe(false)
  })

  const { db } = startScenario(scenarioById('regular-day'), {
    device: manualClock(demoStart),
  }).backend

  test.each([
    ['market', { openTime: '25:00' }],
    ['result', { date: '2026-11-31' }],
    ['bet', { betAmount: 0 }],
    ['bet', { betAmount: 10.5 }],
    ['account', { name: '' }],
    ['account', { role: 'boss' }],
  ] as const)('of a %s refuses %o', (model, change) => {
    const [row] = db[model].getAll()
    expect(problemsOf(model, { ...row })).toEqual({})
    expect(Object.keys(problemsOf(model, { ...row, ...change }))).toEqual(Object.keys(change))
  })
})

test('the one row of settings can’t be deleted', () => {
  const { backend } = startScenario(scenarioById('regular-day'), { device: manualClock(demoStart) })
  backend.db.mainSettings.remove('main')
  expect(() => checkReferences(backend.db)).toThrow('You can’t delete this row. Edit it instead.')
})

test.each(scenarios.map(({ id }) => id))('%s: no row names one that is not there', (id) => {
  const { backend } = startScenario(scenarioById(id), { device: manualClock(demoStart) })
  expect(() => checkReferences(backend.db)).not.toThrow()
})
