import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fridayAt } from '#mocks/testing/test-backend.ts'
import { heldAnswer, refusedAnswer } from '#tests/testing/answers.ts'
import { catchIntervals } from '#tests/testing/browser.ts'
import { betPage } from '#tests/testing/pages/bet-page.ts'
import { buttonNamed } from '#tests/testing/pages/button-named.ts'
import { depositAmount, openDeposit } from '#tests/testing/pages/deposit-page.ts'
import {
  openStarline,
  playAt,
  sampleStarlineGame,
  starlineGamesAnswer,
} from '#tests/testing/pages/starline.ts'
import {
  fillWithdrawal,
  openWithdraw,
  withdrawalAmount,
} from '#tests/testing/pages/withdraw-page.ts'
import { renderApp, type RecordedCall } from '#tests/testing/render-app.tsx'

/** How many lines and blocks stand above a field: another number moves it under the player's finger. */
function countAbove(field: Element): number {
  const lines = 'p, li, section, button, div:has(> svg)'
  const all = [...(field.closest('main, dialog')?.querySelectorAll(lines) ?? [])]
  const isAbove = (element: Element) =>
    !element.contains(field) &&
    (element.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  return all.filter(isAbove).length
}

const bar = () => within(screen.getByRole('contentinfo'))

const declared = async ({ passOn }: RecordedCall) => {
  const games: object[] = await (await passOn()).json()
  return Response.json(games.map((game) => ({ ...game, result: '245-1*-***' })))
}
const undeclared = async ({ passOn }: RecordedCall) => {
  const games: object[] = await (await passOn()).json()
  return Response.json(games.map((game) => ({ ...game, result: '***-**-***' })))
}

test('bet: a result that makes the number lose is said in the bar, until the number is typed anew', async () => {
  const polls = catchIntervals(30_000)
  const page = await betPage('/bet/jodi/konkan-day', {
    now: fridayAt('14:50'),
    answers: { listGames: undeclared },
  })
  page.fill('57', '100')
  page.amount().focus()
  await waitFor(() => expect(page.api.queryClient.isFetching()).toBe(0))
  const before = countAbove(page.amount())
  page.answers.listGames = declared
  act(() => polls.tick())
  expect(await bar().findByText('57 can’t win anymore: the open digit is 1.')).toBeTruthy()
  expect(countAbove(page.amount())).toBe(before)
  page.fill('56', '100')
  expect(bar().getByText('This number can’t win this bet')).toBeTruthy()
  expect(screen.getByText('56 can’t win anymore: the open digit is 1.')).toBeTruthy()
})

test.each([
  ['single-digit', '7', 'Open session betting has closed'],
  ['full-sangam', '128-129', 'Both sessions are closed!'],
])(
  'bet, %s: a session that closes by the clock is said without a new line above',
  async (type, number, sentence) => {
    const page = await betPage(`/bet/${type}/konkan-day`, { now: fridayAt('14:50') })
    page.fill(number, '100')
    page.amount().focus()
    const before = countAbove(page.number())
    act(() => page.clock.set(fridayAt('15:01')))
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0)
    expect(countAbove(page.number())).toBe(before)
  },
)

test('deposit: a poll of the balance that fails is said below the amount', async () => {
  const polls = catchIntervals(30_000)
  const app = await openDeposit()
  const field = await depositAmount()
  await waitFor(() => expect(app.api.queryClient.isFetching()).toBe(0))
  const before = countAbove(field)
  app.answers.getUserProfile = refusedAnswer(503, {})
  act(() => polls.tick())
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy()
  expect(countAbove(field)).toBe(before)
})

test.each([
  ['/add-fund', depositAmount],
  ['/withdraw-fund', withdrawalAmount],
])('%s: settings that fail late are said below the amount', async (path, findField) => {
  const late = heldAnswer()
  const app = renderApp(path, { answers: { getMainSettings: late.held } })
  const field = await findField()
  // Everything but the settings is there.
  await waitFor(() => expect(app.api.queryClient.isFetching()).toBe(1))
  late.answer({}, 404)
  const retry = await screen.findByRole('button', { name: 'Retry' })
  expect(field.compareDocumentPosition(retry)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('withdrawal: a Sunday that begins is said in the bar', async () => {
  const app = await openWithdraw({ now: fridayAt('23:59') + 24 * 3_600_000 })
  await fillWithdrawal(app)
  const field = await withdrawalAmount()
  const before = countAbove(field)
  act(() => app.clock.advance(2 * 60_000))
  expect(await bar().findByText('Next window')).toBeTruthy()
  expect(bar().getByText('Withdrawals are closed on Sundays')).toBeTruthy()
  expect(screen.queryByText('You can send a request on Monday.')).toBeNull()
  expect(countAbove(field)).toBe(before)
})

test('Starline: a game that is declared is said in the place of the time left', async () => {
  const polls = catchIntervals(60_000)
  const app = openStarline({ answers: starlineGamesAnswer(sampleStarlineGame()) })
  await playAt(app.user, '2:00 PM')
  await app.user.click(buttonNamed('7'))
  const field = screen.getByRole('spinbutton', { name: 'Amount' })
  await waitFor(() => expect(app.api.queryClient.isFetching()).toBe(0))
  const before = countAbove(field)
  const part = { result: '123', currentStatus: 'result_declared' }
  Object.assign(app.answers, starlineGamesAnswer(sampleStarlineGame(part)))
  act(() => polls.tick())
  expect(await within(screen.getByRole('dialog')).findByText('Market Closed')).toBeTruthy()
  expect(countAbove(field)).toBe(before)
})
