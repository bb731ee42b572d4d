import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fridayAt } from '#mocks/testing/test-backend.ts'
import { never } from '#tests/testing/answers.ts'
import { catchIntervals } from '#tests/testing/browser.ts'
import { buttonNamed } from '#tests/testing/pages/button-named.ts'
import {
  openStarline,
  playAt,
  sampleStarlineGame,
  starlineGamesAnswer,
} from '#tests/testing/pages/starline.ts'

const amountField = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Amount' })
const sheet = () => within(screen.getByRole('dialog', { name: '2:00 PM Starline' }))

async function openSheet() {
  const app = openStarline({ answers: starlineGamesAnswer(sampleStarlineGame()) })
  await playAt(app.user, '2:00 PM')
  await app.user.click(buttonNamed('7'))
  await app.user.type(amountField(), '100')
  await waitFor(() => expect(app.api.queryClient.isFetching()).toBe(0))
  return app
}

test.each([
  ['is declared', { result: '123', currentStatus: 'result_declared' }],
  ['closes', { currentStatus: 'closed' }],
  ['isn’t active any more', { isActive: false }],
])('a game that %s while its sheet is open: it says Market Closed at once', async (_, part) => {
  const polls = catchIntervals(60_000)
  const app = await openSheet()
  expect(sheet().getByText('Betting ends in 18 min')).toBeTruthy()
  Object.assign(app.answers, starlineGamesAnswer(sampleStarlineGame(part)))
  act(() => polls.tick())
  expect(await sheet().findByText('Market Closed')).toBeTruthy()
  expect(sheet().queryByText(/Betting ends/)).toBeNull()
  expect(amountField().value).toBe('100')
  await app.user.click(buttonNamed('Place Bet'))
  expect(app.toastTexts()).toEqual(['Betting is not available for this game right now'])
  expect(app.calls).not.toContain('placeStarlineBet')
})

test('a game that the host takes off its list while its sheet is open: Market Closed too', async () => {
  const polls = catchIntervals(60_000)
  const app = await openSheet()
  Object.assign(app.answers, starlineGamesAnswer())
  act(() => polls.tick())
  expect(await sheet().findByText('Market Closed')).toBeTruthy()
})

test('a press after more than two polls reads first, and goes on after a second', async () => {
  const app = await openSheet()
  Object.assign(app.answers, { listStarlineGames: never, getStarlineRates: never })
  act(() => app.clock.set(fridayAt('13:47')))
  app.calls.length = 0
  await app.user.click(buttonNamed('Place Bet'))
  expect(app.calls).toEqual(expect.arrayContaining(['listStarlineGames', 'getStarlineRates']))
  expect(app.calls).not.toContain('placeStarlineBet')
  await waitFor(() => expect(app.calls).toContain('placeStarlineBet'))
  expect(await screen.findByText(/Based on data from 1:42 PM/)).toBeTruthy()
})
