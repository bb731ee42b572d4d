import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { keyOf } from '#data/queries.ts'
import { ownerMark } from '#domain/player/owner-mark.ts'
import { localStore } from '#platform/storage/storage.ts'
import { amountText } from '#tests/testing/amount-text.ts'
import { down } from '#tests/testing/answers.ts'
import { games, row, sampleGame } from '#tests/testing/pages/dashboard.ts'
import {
  announcedResults,
  anyWonSheet,
  findResultLine,
  wonSheet,
} from '#tests/testing/pages/result-sheet.ts'
import { storeUnsure } from '#tests/testing/pages/unsure-money.ts'
import { renderApp, type RenderAppOptions } from '#tests/testing/render-app.tsx'
import { manualSchedule } from '#tests/testing/time/manual-schedule.ts'

const waitingKey = `ank.own.waiting-bets.${ownerMark('5876543210')}` as const
beforeEach(() => localStore.remove(waitingKey))

const bet = (part: object = {}) => ({
  _id: 'b1',
  betType: 'single',
  gameId: 'm',
  gameName: 'Malwa Day',
  session: 'open',
  betNumber: '1',
  betAmount: 200,
  potentialWin: 2000,
  winAmount: 0,
  status: 'pending',
  betDate: '2026-11-20T06:00:00.000Z',
  resultDate: null,
  result: null,
  ...part,
})
const won = (part: object = {}) =>
  bet({ status: 'won', winAmount: 2000, result: '128-1*-***', ...part })
const lost = (part: object = {}) => bet({ status: 'lost', result: '128-1*-***', ...part })
const bets = (...list: object[]) => ({ listMyBets: () => Response.json({ bets: list }) })

/** The client at `path`, once it has seen the games and the bets that are there. */
async function open(path: string, options: RenderAppOptions = {}) {
  const app = renderApp(path, {
    ...options,
    answers: { ...games(sampleGame()), ...bets(bet()), ...options.answers },
  })
  if (path === '/dashboard') await row('Malwa Day')
  // What watches is fetched once the page is idle.
  await waitFor(() => expect(app.calls).toContain('listGames'))
  if (path !== '/dashboard') await read(app, 'listMyBets')
  await waitFor(() => expect(localStore.get(waitingKey)).not.toBeNull())
  return app
}
type App = ReturnType<typeof renderApp>

/** The next poll. */
const read = async ({ api }: App, operation: 'listGames' | 'listMyBets') => {
  const { queryOf } = await import('#data/queries.ts')
  await act(async () => {
    await api.queryClient.fetchQuery({
      ...(queryOf(api.client, operation) as { queryKey: readonly unknown[] }),
      staleTime: 0,
    })
  })
}
/** The host declares 128-1, and settles. */
async function declare(app: App, ...settled: object[]) {
  Object.assign(app.answers, games(sampleGame({ result: '128-1*-***' })), bets(...settled))
  await read(app, 'listGames')
}

describe('what was won', () => {
  test('is a sheet: how much, on what, its number lit; announced once, and the focus stays', async () => {
    const app = await open('/dashboard')
    const focused = screen.getByRole('link', { name: 'Play Game, Malwa Day' })
    focused.focus()
    await declare(app, won())
    const shown = within(await wonSheet())
    shown.getByRole('heading', { name: 'You won ₹2,000' })
    shown.getByText('Single Digit 1, ₹200')
    const board = shown.getByRole('img', {
      name: 'Open 128, jodi 1 and pending, close pending',
    })
    const lit = [...board.querySelectorAll<HTMLElement>('[data-lit] [data-digits]')]
    expect(lit.map(({ dataset }) => dataset.digits)).toEqual(['1'])
    expect(document.activeElement).toBe(focused)
    await waitFor(() =>
      expect(announcedResults()).toEqual(['Malwa Day open result 128, 1. You won ₹2,000']),
    )
    await app.user.click(shown.getByRole('button', { name: 'Done' }))
    expect(anyWonSheet()).toBeNull()
    expect(document.activeElement).not.toBe(document.body)
    await read(app, 'listGames')
    await read(app, 'listMyBets')
    expect(anyWonSheet()).toBeNull()
  })

  test('several at once are one sheet, which counts the balance up and is seen once the player goes to another screen', async () => {
    const app = await open('/dashboard', {
      answers: bets(
        bet(),
        bet({ _id: 'b2', betType: 'singlePanna', betNumber: '128' }),
        bet({ _id: 'b3', betNumber: '7' }),
      ),
    })
    await read(app, 'listGames')
    const user = app.api.queryClient.getQueryData<object>(keyOf('getUserProfile', {}))
    app.answers.getUserProfile = () => Response.json({ user: { ...user, balance: 14_450 } })
    await declare(
      app,
      won(),
      won({ _id: 'b2', betType: 'singlePanna', betNumber: '128', winAmount: 28_000 }),
      lost({ _id: 'b3', betNumber: '7' }),
    )
    const shown = within(await wonSheet())
    shown.getByRole('heading', { name: 'You won ₹30,000' })
    shown.getByText('Single Panna 128, ₹200')
    shown.getByText('Your bet on 7 didn’t win')
    expect(screen.getAllByRole('region', { name: /^You won/ })).toHaveLength(1)
    await waitFor(() => expect(shown.getAllByText(amountText('₹14,450'))).toHaveLength(2))
    await app.user.click(screen.getByRole('link', { name: 'My bets' }))
    await screen.findByRole('heading', { name: 'Bidding History' })
    await waitFor(() => expect(anyWonSheet()).toBeNull())
  })

  test.each([
    ['won', won(), 'You won ₹2,000'],
    ['lost', lost(), null],
  ])('a bet the host opens again and settles as %s counts once', async (_, settled, heading) => {
    const app = await open('/dashboard')
    await declare(app, won())
    await wonSheet()
    Object.assign(app.answers, bets(bet()))
    await read(app, 'listMyBets')
    Object.assign(app.answers, bets(settled))
    await read(app, 'listMyBets')
    if (heading === null) return waitFor(() => expect(anyWonSheet()).toBeNull())
    expect(within(await wonSheet()).getAllByText('Single Digit 1, ₹200')).toHaveLength(1)
    expect(within(await wonSheet()).getByRole('heading').textContent).toBe(heading)
  })

  test('waits for the host’s record: a drawn number isn’t a win yet', async () => {
    const app = await open('/dashboard')
    await declare(app, bet())
    await findResultLine()
    expect(anyWonSheet()).toBeNull()
    Object.assign(app.answers, bets(won({ winAmount: null })))
    await read(app, 'listGames')
    // No sum is worked out either.
    expect(within(await wonSheet()).getByRole('heading').textContent).toBe('You won')
  })

  test('doesn’t get under the finger while something is being filled in', async () => {
    const app = await open('/bet/single-digit/m')
    await declare(app, won())
    const line = within(await findResultLine())
    line.getByText('Malwa Day open result 128, 1. You won ₹2,000.')
    expect(anyWonSheet()).toBeNull()
    await app.user.click(line.getByRole('button', { name: 'See' }))
    await wonSheet()
  })

  test('says that the balance is being checked while nobody knows whether a bet has lowered it', async () => {
    storeUnsure('placeStarlineBet')
    const app = await open('/dashboard', { answers: { listStarlineBets: down } })
    await screen.findByText('Checking your ₹10 Starline bet…')
    await declare(app, won())
    await waitFor(() =>
      expect(anyWonSheet()?.textContent).toContain('Balance, being checked₹12,450'),
    )
  })

  test('doesn’t tell an inactive player their balance', async () => {
    const app = await open('/dashboard')
    const user = app.api.queryClient.getQueryData<object>(keyOf('getUserProfile', {}))
    app.answers.getUserProfile = () => Response.json({ user: { ...user, isActive: false } })
    await declare(app, won())
    const shown = within(await wonSheet())
    await waitFor(() => expect(shown.queryByText('Balance')).toBeNull())
    shown.getByRole('heading', { name: 'You won ₹2,000' })
  })

  test('since the last visit is announced once', async () => {
    localStore.set(waitingKey, JSON.stringify(['b1', 'b2']))
    const app = renderApp('/dashboard', {
      answers: {
        ...games(sampleGame({ result: '128-1*-***' })),
        ...bets(won(), lost({ _id: 'b2' })),
      },
    })
    const shown = within(await wonSheet())
    expect(shown.queryByText(/didn’t win/)).toBeNull()
    await waitFor(() => expect(announcedResults()).toEqual(['You won ₹2,000 on Malwa Day']))
    app.unmount()
    expect(localStore.get(waitingKey)).toBe('[]')
  })
})

test('a loss is one quiet line that goes away by itself', async () => {
  const time = manualSchedule()
  const app = await open('/dashboard', {
    schedule: time.schedule,
    answers: bets(bet({ betNumber: '7' })),
  })
  await declare(app, lost({ betNumber: '7' }))
  within(await findResultLine()).getByText(
    'Malwa Day open result 128, 1. Your bet on 7 didn’t win.',
  )
  expect(anyWonSheet()).toBeNull()
  act(() => time.pass(8000))
  expect(screen.queryByRole('region', { name: 'Result' })).toBeNull()
})

test('what was there before isn’t announced', async () => {
  const app = await open('/dashboard', {
    answers: { ...games(sampleGame({ result: '128-1*-***' })), ...bets(won()) },
  })
  await read(app, 'listGames')
  await read(app, 'listMyBets')
  expect(anyWonSheet()).toBeNull()
  expect(screen.queryByRole('region', { name: 'Result' })).toBeNull()
  expect(announcedResults()).toEqual([])
})

test('a result without a bet on it is announced at home, and nowhere else', async () => {
  const app = await open('/game-selection/m', { answers: bets() })
  await declare(app)
  expect(screen.queryByRole('region', { name: 'Result' })).toBeNull()
  expect(announcedResults()).toEqual([])

  await app.user.click(screen.getByRole('button', { name: 'Back' }))
  await row('Malwa Day')
  Object.assign(app.answers, games(sampleGame({ result: '128-12-345' })))
  await read(app, 'listGames')
  within(await findResultLine()).getByText('Malwa Day close result 345, 2.')
})
