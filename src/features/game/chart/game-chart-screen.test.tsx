import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { countsOf } from '#tests/testing/browser.ts'
import { renderApp } from '#tests/testing/render-app.tsx'

const day = (date: number) => new Date(2026, 10, date).toISOString()
const record = (date: number, session: 'open' | 'close', pana: string, digit: string) => ({
  gameId: 'malwa-day',
  gameDate: day(date),
  session,
  pana,
  digit,
})
const chart = (results: unknown) => ({ listSessionResults: () => Response.json({ results }) })

/** The rows of the table as text, a cell each. */
const rows = (table: HTMLElement) =>
  [...table.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  )

/** The headings of a table. */
const texts = (table: HTMLElement, role: 'columnheader' | 'rowheader') =>
  within(table)
    .getAllByRole(role)
    .map((head) => head.textContent)

describe('/game-chart/:gameId', () => {
  test('days newest first, sessions of a day in one row, missing parts not declared §1.4 §2.12 §3.11 §9.45', async () => {
    renderApp('/game-chart/malwa-day', {
      answers: chart([
        record(17, 'open', '470', '1'),
        record(17, 'close', '135', '9'),
        record(20, 'open', '245', '1'),
        record(19, 'close', '590', '4'),
        record(19, 'open', '359', '7'),
      ]),
    })
    const table = await screen.findByRole('table', {
      name: 'Past results of Malwa Day, newest first',
    })
    expect(texts(table, 'columnheader')).toEqual(['Date', 'ResultOpenJodiClose'])
    expect(rows(table)).toEqual([
      ['20 NovFridayToday', '245-1*-***'],
      ['19 NovThursday', '359-74-590'],
      ['18 NovWednesday', '***-**-***'],
      ['17 NovTuesday', '470-19-135'],
    ])
    expect(within(table).getAllByRole('rowheader')).toHaveLength(4)
    expect(within(table).getByRole('img', { name: 'Open 359, jodi 74, close 590' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Malwa Day' })).toBeTruthy()
  })

  test('no results yet', async () => {
    renderApp('/game-chart/malwa-day', { answers: chart([]) })
    expect(await screen.findByText('No results yet')).toBeTruthy()
  })

  test.each([
    ['of the list', 'no-such-game', {}],
    ['of the host', 'malwa-day', { listSessionResults: () => Response.json({}, { status: 404 }) }],
  ])('a game that is none %s §2.13', async (_, game, answers) => {
    const { user, path } = renderApp(`/game-chart/${game}`, { answers })
    expect(await screen.findByText('Game not found')).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'Back to Dashboard' }))
    await waitFor(() => expect(path()).toBe('/dashboard'))
  })
})

test('a page with 404 in front of the host says nothing about the game', async () => {
  const page = () => new Response('<h1>Not Found</h1>', { status: 404 })
  renderApp('/game-chart/malwa-day', { answers: { listSessionResults: page } })
  expect(await screen.findByText('Failed to load game results.')).toBeTruthy()
  expect(screen.queryByText('Game not found')).toBeNull()
})

describe('the weeks of a chart', () => {
  const week = chart([
    record(14, 'open', '128', '1'),
    record(14, 'close', '480', '2'),
    record(17, 'open', '470', '1'),
    record(17, 'close', '135', '9'),
    record(20, 'open', '245', '1'),
  ])

  test('jodi chart: a row a week from Monday to Sunday, the newest first, and Back leaves at once', async () => {
    const { user, path } = renderApp('/game-chart/malwa-day', { answers: week })
    await user.click(await screen.findByRole('tab', { name: 'Jodi' }))
    expect(path()).toBe('/game-chart/malwa-day?view=jodi')
    const table = screen.getByRole('table', { name: 'Jodi chart of Malwa Day, newest week first' })
    expect(texts(table, 'columnheader')).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
    expect(texts(table, 'rowheader')).toEqual(['16 Nov to 22 Nov', '9 Nov to 15 Nov'])
    const [, latest, before] = within(table).getAllByRole('row')
    const days = (row: HTMLElement | undefined) =>
      [...(row?.querySelectorAll('[role=cell]') ?? [])].map(
        (cell) => cell.querySelector('[role=img]')?.textContent,
      )
    expect(days(latest)).toEqual(['', '19', '', '', '1', undefined, undefined])
    expect(days(before)).toEqual([undefined, undefined, undefined, undefined, undefined, '12', ''])
  })

  test('doubles and families are marked and named; a digit is lit through all weeks', async () => {
    const { user } = renderApp('/game-chart/malwa-day?view=jodi', {
      answers: chart([
        record(16, 'open', '245', '1'),
        record(16, 'close', '128', '1'),
        record(17, 'open', '245', '1'),
        record(17, 'close', '123', '6'),
        record(18, 'open', '470', '1'),
        record(18, 'close', '135', '9'),
      ]),
    })
    const double = await screen.findByRole('img', { name: 'Open 245, jodi 11, close 128, double' })
    const family = screen.getByRole('img', { name: 'Open 245, jodi 16, close 123, family' })
    const plain = screen.getByRole('img', { name: 'Open 470, jodi 19, close 135' })
    expect(screen.getByText(/^Underlined: double/)).toBeTruthy()
    const lit = () =>
      [double, family, plain].map(({ className }) => className.includes('text-accent'))
    await user.click(screen.getByRole('button', { name: '6' }))
    expect(lit()).toEqual([false, true, false])
    await user.click(screen.getByRole('button', { name: '1' }))
    expect(lit()).toEqual([true, true, true])
    await user.click(screen.getByRole('button', { name: '1' }))
    expect(lit()).toEqual([false, false, false])
  })

  test('panel chart: the pannas are on both sides of the jodi; digits: history, without memory', async () => {
    const { user } = renderApp('/game-chart/malwa-day?view=panel', { answers: week })
    const name = 'Panel chart of Malwa Day, newest week first'
    const table = within(await screen.findByRole('table', { name }))
    const cell = table.getByRole('img', { name: 'Open 470, jodi 19, close 135' })
    expect(cell.textContent).toBe('47019135')
    table.getByRole('img', { name: 'Open 245, jodi 1 and pending, close pending' })

    await user.click(screen.getByRole('tab', { name: 'Digits' }))
    const digits = await screen.findByRole('table', {
      name: 'How often each digit was drawn in Malwa Day',
    })
    const row = within(digits).getByRole('rowheader', { name: '1' }).closest('tr')
    expect([...(row?.querySelectorAll('td:not([aria-hidden])') ?? [])].map((td) => td.textContent))
      // Open on 14, 17 and 20 November; never as the close.
      .toEqual(['3', '0'])
    expect(screen.getByText(/^Draws have no memory/)).toBeTruthy()
    expect(screen.getByText('Counted from 14 Nov to 20 Nov.')).toBeTruthy()
  })
})

test('ten years of results are drawn in pages', async () => {
  const first = new Date(2016, 10, 20)
  const years = Array.from({ length: 3650 }, (_, at) => {
    const date = new Date(first)
    date.setDate(date.getDate() + at)
    return { gameId: 'm', gameDate: date.toISOString(), session: 'open', pana: '128', digit: '1' }
  })
  const { user } = renderApp('/game-chart/malwa-day', { answers: chart(years) })
  const name = 'Past results of Malwa Day, newest first'
  expect(rows(await screen.findByRole('table', { name }))).toHaveLength(84)
  expect(screen.getByText('Showing 84 of 3,653 days')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show earlier' }))
  expect(rows(screen.getByRole('table', { name }))).toHaveLength(168)
  await user.click(screen.getByRole('tab', { name: 'Panel' }))
  const panels = screen.getByRole('table', { name: /^Panel/ })
  expect(within(panels).getAllByRole('rowheader')).toHaveLength(26)
  expect(screen.getByText('Showing 26 of 523 weeks')).toBeTruthy()
})

const twoYears = Array.from({ length: 730 }, (_, at) => ({
  gameId: 'm',
  gameDate: new Date(2026, 10, 20 - at).toISOString(),
  session: 'open',
  pana: '128',
  digit: '1',
}))

test.each([
  ['days', '', 6, 84],
  ['weeks', '?view=panel', 4, 26],
])('the newest %s come first, the rest in slices', async (_, view, first, all) => {
  const counts = countsOf('.render-when-seen')
  renderApp(`/game-chart/malwa-day${view}`, { answers: chart(twoYears) })
  await waitFor(() => expect(counts.at(-1)).toBe(all))
  expect(counts[0]).toBe(first)
  expect(counts.length).toBeGreaterThan(3)
})

test('names of weekdays are made with one formatter, which takes long to make', async () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  renderApp('/game-chart/malwa-day', { answers: chart(twoYears) })
  expect(await screen.findByText('Showing 84 of 730 days')).toBeTruthy()
  expect(made.mock.calls.length).toBeLessThan(10)
})
