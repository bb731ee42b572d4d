import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fridayAt } from '#mocks/testing/test-backend.ts'
import { betPage } from '#tests/testing/pages/bet-page.ts'

/** The form once 245 is the open result of Konkan Day, or more of its result is declared. */
async function openDeclared(type: string, result = '245-1*-***') {
  return betPage(`/bet/${type}/konkan-day`, {
    now: fridayAt('15:10'),
    answers: {
      listGames: async ({ passOn }) => {
        const games: { _id: string }[] = await (await passOn()).json()
        return Response.json(
          games.map((game) => (game._id === 'konkan-day' ? { ...game, result } : game)),
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
    expect(screen.queryByText(/Wins about/)).toBeNull()
    expect(picks('Quick picks')).toHaveLength(10)
    page.fill('5', '10')
    expect(screen.getByText('5 can’t win anymore: the open digit is 1.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Use / })).toBeNull()
  })
})

test.each([
  ['half-sangam', '5-245', '5-245 can’t win anymore: the close digit is 3.'],
  ['single-digit', '5', '5 can’t win anymore: the close digit is 3.'],
  ['jodi', '57', '57 can’t win anymore: the open digit is 1.'],
])(
  'a close digit that’s declared before its panna: a %s of %s has lost, and has no odds',
  async (type, number, message) => {
    const page = await openDeclared(type, '245-13-***')
    await page.user.click(screen.getByRole('radio', { name: /^Close/ }))
    page.fill(number, '10')
    expect(screen.getByText(message)).toBeTruthy()
    expect(screen.getByText('This number can’t win this bet')).toBeTruthy()
    expect(screen.queryByText(/Wins about/)).toBeNull()
  },
)

test('a full sangam after its close digit can still win with the pannas that add to it', async () => {
  const page = await openDeclared('full-sangam', '245-13-***')
  page.fill('245128', '10')
  expect(screen.getByText('245-128 can’t win anymore: the close digit is 3.')).toBeTruthy()
  // 2 + 3 + 8 is 13: one of the single pannas of a digit, 0.06318 of its draws.
  page.fill('245238', '10')
  expect(screen.getByText('Wins about 1 time in 16')).toBeTruthy()
})
