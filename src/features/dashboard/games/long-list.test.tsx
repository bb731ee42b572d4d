import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { idleAtOnce } from '#tests/testing/browser.ts'
import { games, row, sampleGame, showDashboard } from '#tests/testing/pages/dashboard.ts'

/** A host with many markets, at 1:42 PM (readings.md#home-list). */

const market = (gameName: string, openTime: string, closeTime: string, result?: string) =>
  sampleGame({ _id: gameName, gameName, openTime, closeTime, ...(result && { result }) })

const twelve = [
  market('Kalyan Morning', '09:00', '10:00', '379-92-480'),
  market('Milan Day', '11:00', '12:00', '128-1*-***'),
  market('Kalyan', '13:00', '14:00', '128-1*-***'),
  market('Rajdhani Day', '13:10', '13:50', '128-1*-***'),
  ...['14:00', '15:00', '16:00', '17:00', '18:00', '19:00', '20:00'].map((time) =>
    market(`Sample ${time}`, time, '23:00'),
  ),
  market('Kalyan Night', '21:00', '23:30'),
]

const names = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

const searchField = () => screen.findByRole('searchbox', { name: 'Search by name' })

beforeEach(idleAtOnce)

test('twelve markets: what takes bets now comes first, and what’s declared last; eleven stay in order, without a search', async () => {
  const { answers, user } = showDashboard({ answers: games(...twelve) })
  await row('Kalyan')
  expect(names().slice(0, 3)).toEqual(['Rajdhani Day', 'Kalyan', 'Sample 14:00'])
  expect(names().slice(-2)).toEqual(['Milan Day', 'Kalyan Morning'])
  await searchField()
  Object.assign(answers, games(...twelve.slice(0, 11)))
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(names()).toHaveLength(11))
  expect(names().slice(0, 3)).toEqual(['Kalyan Morning', 'Milan Day', 'Kalyan'])
  expect(screen.queryByRole('search')).toBeNull()
})

test('a name is found in Latin and Hindi letters; without one, all come back', async () => {
  const { user } = showDashboard({ answers: games(...twelve) })
  const field = await searchField()
  await user.type(field, 'kalyan ni')
  expect(names()).toEqual(['Kalyan Night'])
  expect(screen.getByText('1 market')).toBeTruthy()
  await user.clear(field)
  await user.type(field, 'कल्याण')
  expect(names()).toEqual(['Kalyan', 'Kalyan Night', 'Kalyan Morning'])
  await user.clear(field)
  await user.type(field, 'Sridevi')
  expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([])
  expect(screen.getByText('No market found.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(names()).toHaveLength(12)
  expect((field as HTMLInputElement).value).toBe('')
})

test('“Open now” shows what takes bets, by the clock', async () => {
  const { clock, user } = showDashboard({ answers: games(...twelve) })
  await searchField()
  const shown = within(screen.getByRole('radiogroup', { name: 'Markets shown' }))
  expect(shown.getByRole<HTMLInputElement>('radio', { name: 'All' }).checked).toBe(true)
  await user.click(shown.getByRole('radio', { name: 'Open now' }))
  expect(names()).toHaveLength(10)
  expect(names()[0]).toBe('Rajdhani Day')
  act(() => clock.advance(10 * 60_000))
  expect(names()).toHaveLength(9)
  expect(names()[0]).toBe('Kalyan')
})
