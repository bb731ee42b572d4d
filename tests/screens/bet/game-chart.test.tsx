import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderApp } from '#tests/support/render-app.tsx'

const day = (date: number) => new Date(2026, 10, date).toISOString()
const record = (date: number, session: 'open' | 'close', pana: string, digit: string) => ({
  gameId: 'malwa-day',
  gameDate: day(date),
  session,
  pana,
  digit,
})
const down = () => Response.json({}, { status: 503 })
const chart = (results: unknown) => ({ listSessionResults: () => Response.json({ results }) })

/** The rows of the table as text, a cell each. */
const rows = (table: HTMLElement) =>
  [...table.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  )

describe('/game-chart/:gameId', () => {
  test('days newest first, sessions of a day in one row, missing parts not declared', async () => {
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
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Date', 'ResultOpenJodiClose'])
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

  test('a player who is not active sees it too', async () => {
    renderApp('/game-chart/malwa-day', { scenario: 'inactive-user' })
    const table = await screen.findByRole('table')
    expect(rows(table)[0]).toEqual(['20 NovFridayToday', '245-1*-***'])
  })

  test('no results yet', async () => {
    renderApp('/game-chart/malwa-day', { answers: chart([]) })
    expect(await screen.findByText('No results yet')).toBeTruthy()
  })

  test.each([
    ['listGames', 'Failed to load game details.'],
    ['listSessionResults', 'Failed to load game results.'],
  ] as const)('a failed load of %s says “%s”, and Retry loads', async (operation, sentence) => {
    const page = renderApp('/game-chart/malwa-day', {
      answers: { [operation]: down },
    })
    expect(await screen.findByText(sentence)).toBeTruthy()
    delete page.answers[operation]
    await page.user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('table')).toBeTruthy()
  })

  test.each([
    ['of the list', 'no-such-game', {}],
    ['of the host', 'malwa-day', { listSessionResults: () => Response.json({}, { status: 404 }) }],
  ])('a game that is none %s', async (_, game, answers) => {
    const { user, path } = renderApp(`/game-chart/${game}`, { answers })
    expect(await screen.findByText('Game not found')).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'Back to Dashboard' }))
    await waitFor(() => expect(path()).toBe('/dashboard'))
  })
})
