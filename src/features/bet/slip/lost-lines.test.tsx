import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fridayAt } from '#mocks/testing/test-backend.ts'
import { betPage } from '#tests/testing/pages/bet-page.ts'

/** The bet form on close, once 245 is the open result of Konkan Day. */
async function afterOpen(type: string) {
  const page = await betPage(`/bet/${type}/konkan-day`, {
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
  await page.user.click(screen.getByRole('radio', { name: /^Close/ }))
  return page
}
const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add another number' }))
/** The bar that stays in sight: what it says of the slip, and whether its button is bright. */
function bar() {
  const button = screen.getByRole('button', { name: /^Place \d/ })
  const shown = within(button.closest('footer') as HTMLElement)
  return {
    cantWin: shown
      .queryAllByText(/^[^₹]*can’t win( this bet)?$/)
      .map(({ textContent }) => textContent),
    isBright: button.className.includes('bg-spark'),
  }
}

test('a slip says in its bar how many of its bets can’t win, and dims as one bet does', async () => {
  const page = await afterOpen('jodi')
  page.fill('17', '100')
  add()
  expect(bar()).toEqual({ cantWin: [], isBright: true })
  // Typed, and not in the slip yet: it's sent with it.
  page.fill('57', '100')
  expect(screen.getByRole('button', { name: 'Place 2 bets' })).toBeTruthy()
  expect(bar()).toEqual({ cantWin: ['1 of 2 can’t win'], isBright: false })
  add()
  page.fill('59', '100')
  add()
  expect(bar()).toEqual({ cantWin: ['2 of 3 can’t win'], isBright: false })
  // A screen reader hears it with the sum.
  await screen.findByText('3 bets, ₹300. 2 of 3 can’t win')
  fireEvent.click(screen.getByRole('button', { name: /^Remove 17/ }))
  expect(bar()).toEqual({ cantWin: ['2 of 2 can’t win'], isBright: false })
  fireEvent.click(screen.getByRole('button', { name: /^Remove 57/ }))
  expect(bar()).toEqual({ cantWin: ['This number can’t win this bet'], isBright: false })
})

test('so does one with a panna that’s never drawn like this, which its line says too', async () => {
  const page = await afterOpen('single-panna')
  page.fill('128', '100')
  add()
  page.fill('321', '100')
  add()
  expect(bar()).toEqual({ cantWin: ['1 of 2 can’t win'], isBright: false })
  const lines = within(screen.getByRole('region', { name: 'Bet slip' })).getAllByRole('listitem')
  expect(lines[0]?.textContent).toContain('Wins about 1 time in 158')
  expect(lines[1]?.textContent).toContain('This number can’t win this bet')
})
