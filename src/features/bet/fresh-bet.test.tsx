import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fridayAt } from '#mocks/testing/test-backend.ts'
import { heldAnswer, never, refusedAnswer } from '#tests/testing/answers.ts'
import { catchIntervals } from '#tests/testing/browser.ts'
import { betPage } from '#tests/testing/pages/bet-page.ts'
import type { Answers } from '#tests/testing/render-app.tsx'

type Page = Awaited<ReturnType<typeof betPage>>

/** The games once Konkan Day's result is this. */
const declaredAs = (result: string): Answers => ({
  listGames: async ({ passOn }) => {
    const games: { _id: string }[] = await (await passOn()).json()
    return Response.json(
      games.map((game) => (game._id === 'konkan-day' ? { ...game, result } : game)),
    )
  },
})
const isStill = ({ api }: Page) => waitFor(() => expect(api.queryClient.isFetching()).toBe(0))

/** The bet form on close, after an open time at which nothing is declared yet. */
async function onClose(answers: Answers = {}) {
  const page = await betPage('/bet/jodi/konkan-day', {
    now: fridayAt('15:10'),
    answers: { ...declaredAs('***-**-***'), ...answers },
  })
  await page.user.click(screen.getByRole('radio', { name: /^Close/ }))
  page.fill('57', '100')
  await isStill(page)
  expect(screen.getByText('Wins about 1 time in 100')).toBeTruthy()
  return page
}

test('a result declared while the form is open is read by itself: the number that lost is said, nothing typed is lost', async () => {
  const polls = catchIntervals(30_000)
  const page = await onClose()
  Object.assign(page.answers, declaredAs('245-1*-***'))
  act(() => polls.tick())
  expect(await screen.findByText('57 can’t win anymore: the open digit is 1.')).toBeTruthy()
  expect(screen.queryByText(/Wins about/)).toBeNull()
  expect(page.number().value).toBe('57')
  expect(page.amount().value).toBe('100')
})

test('a balance that falls below the amount is said at once', async () => {
  const polls = catchIntervals(30_000)
  const page = await onClose()
  page.answers.getUserProfile = async ({ passOn }) => {
    const { user } = (await (await passOn()).json()) as { user: object }
    return Response.json({ user: { ...user, balance: 40 } })
  }
  act(() => polls.tick())
  expect(await screen.findByText('Insufficient balance')).toBeTruthy()
  expect(page.amount().value).toBe('100')
})

test('a press after more than two polls reads first: what has changed is said, and nothing is sent', async () => {
  const page = await onClose()
  Object.assign(page.answers, declaredAs('245-1*-***'))
  act(() => page.clock.set(fridayAt('15:13')))
  page.calls.length = 0
  page.place()
  expect(
    await screen.findByText('Something here changed just now. Check it, then press again.'),
  ).toBeTruthy()
  expect(page.calls).toEqual(
    expect.arrayContaining(['listGames', 'getUserProfile', 'getGameRates']),
  )
  expect(page.sent()).toBe(0)
  // The player has seen it: the host decides.
  page.place()
  await waitFor(() => expect(page.sent()).toBe(1))
})

test('a press goes on after a second without an answer, and the receipt says by what time it was judged', async () => {
  const page = await onClose()
  Object.assign(page.answers, { listGames: never, getGameRates: never })
  act(() => page.clock.set(fridayAt('15:13')))
  expect(screen.getByText('Based on data from 3:10 PM')).toBeTruthy()
  page.place()
  await waitFor(() => expect(page.calls.filter((call) => call === 'listGames')).toHaveLength(2))
  page.time.pass(900)
  expect(page.sent()).toBe(0)
  page.time.pass(100)
  await waitFor(() => expect(page.sent()).toBe(1))
  expect(await screen.findByText(/Based on data from 3:10 PM/)).toBeTruthy()
})

test('a press with fresh data reads nothing, and its receipt says nothing of its age', async () => {
  const page = await onClose()
  page.calls.length = 0
  page.place()
  await waitFor(() => expect(page.sent()).toBe(1))
  expect(page.calls.slice(0, page.calls.indexOf('placeBet'))).not.toContain('listGames')
  expect(screen.queryByText(/Based on data/)).toBeNull()
})

test('a slip is read for as one bet is', async () => {
  const page = await onClose()
  await page.user.click(screen.getByRole('button', { name: 'Add another number' }))
  page.fill('17', '100')
  const late = heldAnswer()
  page.answers.listGames = late.held
  act(() => page.clock.set(fridayAt('15:13')))
  await page.user.click(screen.getByRole('button', { name: 'Place 2 bets' }))
  expect(page.sent()).toBe(0)
  Object.assign(page.answers, { getGameRates: refusedAnswer(503, {}) })
  page.time.pass(1_000)
  await waitFor(() => expect(page.sent()).toBe(2))
  expect(await screen.findByText(/Based on data from 3:10 PM/)).toBeTruthy()
})
