import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fridayAt } from '#mocks/testing/test-backend.ts'
import { betPage } from '#tests/testing/pages/bet-page.ts'

/** The form once 245 is the open result of Konkan Day. */
async function openDeclared(type: string) {
  return betPage(`/bet/${type}/konkan-day`, {
    now: fridayAt('15:10'),
    answers: {
      listGames: async ({ passOn }) => {
        const games: { _id: string }[] = await (await passOn()).json()
        return Response.json(
          games.map((game) =>
            game._id === 'konkan-day' ? { ...game, result: '245-1*-***' } : game,
          ),
        )
      },
    },
  })
}

/** Its close session. */
async function afterOpen(type: string) {
  const page = await openDeclared(type)
  await page.user.click(screen.getByRole('radio', { name: /^Close/ }))
  return page
}

const picks = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('button')
    .map((button) => button.textContent)

describe('after an open result of 245', () => {
  test('a jodi that starts with another digit has lost: it’s said, and the nearest one is a tap away', async () => {
    const page = await afterOpen('jodi')
    page.fill('57', '10')
    expect(screen.getByText('57 can’t win anymore: the open digit is 1.')).toBeTruthy()
    expect(screen.queryByText(/Wins about/)).toBeNull()
    expect(picks('Jodis starting with 1')).toEqual('10 11 12 13 14 15 16 17 18 19'.split(' '))
    await page.user.click(screen.getByRole('button', { name: 'Use 17' }))
    expect(page.number().value).toBe('17')
    expect(screen.queryByText(/can’t win anymore/)).toBeNull()
    expect(screen.getByText('Wins about 1 time in 10')).toBeTruthy()
  })

  test('a half sangam can only win with 245; another is warned about and still sent', async () => {
    const page = await afterOpen('half-sangam')
    page.fill('5-123', '10')
    expect(screen.getByText('5-123 can’t win anymore: the open panna is 245.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Use 5-245' })).toBeTruthy()
    expect(picks('Open panna, by digit')).toEqual(['245'])
    page.place()
    await waitFor(() =>
      expect(page.placed()).toMatchObject([{ betNumber: '5-123', session: 'close' }]),
    )
  })

  test.each([
    ['jodi', '57', '57 can’t win anymore: the open digit is 1.', 'Use 17'],
    ['half-sangam', '5-123', '5-123 can’t win anymore: the open digit is 1.', 'Use 1-123'],
    ['full-sangam', '123456', '123-456 can’t win anymore: the open panna is 245.', 'Use 245-456'],
  ])('a %s is as dead while the toggle stands on open', async (type, number, message, offer) => {
    const page = await openDeclared(type)
    page.fill(number, '10')
    expect(screen.getByText(message)).toBeTruthy()
    expect(screen.getByRole('button', { name: offer })).toBeTruthy()
    expect(screen.queryByText(/Wins about/)).toBeNull()
  })

  test('a digit on open, which is over, gets no odds of a draw that has been', async () => {
    const page = await openDeclared('single-digit')
    page.fill('1', '10')
    expect(screen.getByText('Open session betting has closed')).toBeTruthy()
    expect(screen.getByText('Wins about 1 time in 10')).toBeTruthy()
  })
})
