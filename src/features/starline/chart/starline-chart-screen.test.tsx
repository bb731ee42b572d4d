import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { down } from '#tests/testing/answers.ts'
import { countsOf } from '#tests/testing/browser.ts'
import { renderApp, type RenderAppOptions } from '#tests/testing/render-app.tsx'

const chart = (id: string, options: RenderAppOptions = {}) =>
  renderApp(`/starline-chart${id}`, options)
const day = (date: number) => new Date(2026, 10, date).toISOString()
const results = [
  {
    gameDate: day(18),
    winningNumber: '345',
    declaredAt: new Date(2026, 10, 18, 12, 5).toISOString(),
  },
  { gameDate: day(20), winningNumber: '***', declaredAt: null },
  {
    gameDate: day(19),
    winningNumber: '128',
    declaredAt: new Date(2026, 10, 19, 12, 7).toISOString(),
  },
]
const rows = async () => {
  const table = await screen.findByRole('table')
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [...row.children].map((cell) =>
        [cell.querySelector('[role=img]')?.getAttribute('aria-label'), cell.textContent]
          .filter(Boolean)
          .join(': '),
      ),
    )
}

describe('the chart of a game', () => {
  const expected = [
    ['20 Nov', 'FriToday', 'Result not declared: * * *', 'No time: –'],
    ['19 Nov', 'Thu', 'Result 1 2 8, digit 1: 128-1', '12:07 PM'],
    ['18 Nov', 'Wed', 'Result 3 4 5, digit 2: 345-2', '12:05 PM'],
  ]

  test.each([
    ['data.results', { success: true, data: { results } }],
    ['results', { results }],
  ])('newest first, read from %s §2.119 §2.121 §3.40 §7.41', async (_, body) => {
    chart('/starline-12', { answers: { listStarlineResults: () => Response.json(body) } })
    expect(await rows()).toEqual(expected)
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Starline Noon, दोपहर')
    expect(screen.getByText(/^A result is a pana of three digits/)).toBeTruthy()
    expect(screen.getByText(/^Newest first/)).toBeTruthy()
  })

  test('without a game in the address the day’s first, with named columns; another is one tap away §2.28 §2.120', async () => {
    const { user, path } = chart('')
    const table = await screen.findByRole('table', { name: 'Results of Starline Noon' })
    const heads = within(table).getAllByRole('columnheader')
    expect(heads.map((head) => head.textContent)).toEqual(['Date', 'Day', 'Result', 'Time'])
    await user.click(screen.getByRole('button', { name: '1:00 PM' }))
    expect(path()).toBe('/starline-chart/starline-13')
    expect(await screen.findByRole('table', { name: 'Results of Starline One' })).toBeTruthy()
  })

  test('without results it says so', async () => {
    chart('/starline-12', {
      answers: { listStarlineResults: () => Response.json({ results: [] }) },
    })
    expect(await screen.findByText('No results yet')).toBeTruthy()
  })
})

test.each([
  ['the list of games', '', { listStarlineGames: down }],
  ['the game', '/starline-12', { getStarlineGame: down }],
  ['a game that doesn’t exist', '/nowhere', {}],
])('a failed load of %s leads back to Starline §8.50', async (_, id, answers) => {
  const { path } = chart(id, { answers })
  await screen.findByRole('heading', { level: 1, name: 'Starline' })
  expect(path()).toBe('/starline-gaming')
})

test('of two years, the newest days come first, the rest in slices and at a press', async () => {
  const counts = countsOf('.render-when-seen')
  const years = Array.from({ length: 730 }, (_, at) => ({
    gameDate: new Date(2026, 10, 20 - at).toISOString(),
    winningNumber: '128',
  }))
  const { user } = chart('/starline-12', {
    answers: { listStarlineResults: () => Response.json({ results: years }) },
  })
  await waitFor(() => expect(counts.at(-1)).toBe(84))
  expect(counts[0]).toBe(8)
  expect(screen.getByText('Showing 84 of 730 days')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show earlier' }))
  await waitFor(() => expect(counts.at(-1)).toBe(168))
})
