import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { down, heldAnswer } from '#tests/testing/answers.ts'
import { catchIntervals, hidePage } from '#tests/testing/browser.ts'
import { games, linksOf, row, sampleGame, showDashboard } from '#tests/testing/pages/dashboard.ts'

/** The line of a session in a row: its time, its mark, what is left of it. */
const sessionOf = (part: Awaited<ReturnType<typeof row>>, session: string) =>
  part.getByText(session).closest('p') as HTMLElement

test('the list of games is in order of opening times; a row shows times, result, state, Chart and Play Game §1.3 §2.8 §2.60-2.63 §4.13', async () => {
  // A row's bets come when home has been idle for a while: a slow machine would show them here.
  showDashboard({ answers: { listMyBets: () => Response.json({ bets: [] }) } })
  await row('Malwa Day')
  const names = screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)
  expect(names.join(', ')).toBe(
    'Deccan Morning, Sahyadri Noon, Malwa Day, Konkan Day, Vindhya Evening',
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeTruthy()
  expect(document.title).toBe('Home · Ank')
  expect(screen.getByText('Updated 1:42 PM')).toBeTruthy()

  const closed = await row('Deccan Morning')
  expect(closed.getByText('Open 9:30 AM')).toBeTruthy()
  expect(closed.getByText('Close 10:30 AM')).toBeTruthy()
  expect(closed.getByRole('img', { name: 'Open 379, jodi 92, close 480' })).toBeTruthy()
  expect(closed.getByText('379-92-480')).toBeTruthy()
  expect(closed.getByText('Market Closed')).toBeTruthy()
  expect(linksOf(closed)).toEqual(['/game-selection/deccan-morning', '/game-chart/deccan-morning'])

  const live = await row('Malwa Day')
  expect(sessionOf(live, 'Open 12:30 PM').textContent).toBe('Open 12:30 PMEnded')
  expect(sessionOf(live, 'Close 2:30 PM').textContent).toBe('Close 2:30 PM48 minutes left')
  expect(
    live.getByRole('img', { name: 'Open 245, jodi 1 and pending, close pending' }),
  ).toBeTruthy()
  // Only close is left, and begins there.
  expect(linksOf(live)).toEqual([
    '/game-selection/malwa-day?session=close',
    '/game-chart/malwa-day',
  ])
  const play = live.getByRole('link', { name: 'Play Game, Malwa Day' })
  expect(play.textContent).toBe('Play Game')
  const chart = live.getByRole('link', { name: 'Chart, Malwa Day' })
  expect(chart.textContent).toBe('Chart')
  expect([play.querySelector('a'), chart.closest('a a')]).toEqual([null, null])

  const both = await row('Konkan Day')
  expect(linksOf(both)).toEqual(['/game-selection/konkan-day', '/game-chart/konkan-day'])
  expect(sessionOf(both, 'Open 3:00 PM').textContent).toBe('Open 3:00 PM1 hour 18 minutes left')
  expect(sessionOf(both, 'Close 5:00 PM').textContent).toBe('Close 5:00 PM3 hours 18 minutes left')

  // A tick at each session that takes bets, and at no other; in sight is what's left of the first.
  const ticked = (part: typeof live, session: string) =>
    sessionOf(part, session).querySelector('.lucide-check') !== null
  expect([ticked(live, 'Open 12:30 PM'), ticked(live, 'Close 2:30 PM')]).toEqual([false, true])
  expect([ticked(both, 'Open 3:00 PM'), ticked(both, 'Close 5:00 PM')]).toEqual([true, true])
  expect([ticked(closed, 'Open 9:30 AM'), ticked(closed, 'Close 10:30 AM')]).toEqual([false, false])
  expect(live.getByText('48 min left')).toBeTruthy()
  expect(both.getByText('1 h 18 min left')).toBeTruthy()
})

test('a session ends by the device’s clock alone, in the minute of its time, without a word of the host §4.6', async () => {
  const now = new Date(2026, 10, 20, 12, 29, 59, 999).getTime()
  const { clock, calls } = showDashboard({ answers: games(sampleGame()), now })
  const market = await row('Malwa Day')
  expect(market.queryByText('Ended')).toBeNull()
  const reads = () => calls.filter((call) => call === 'listGames').length
  const before = reads()
  act(() => clock.set(now + 1))
  expect(market.getByText('Ended')).toBeTruthy()
  // Minutes since midnight count, not how long ago it was: on the next day it's bettable again.
  act(() => clock.set(new Date(2026, 10, 21, 12, 29).getTime()))
  expect(market.queryByText('Ended')).toBeNull()
  expect(reads()).toBe(before)
})

describe('loading the games', () => {
  test('shows their shape, and everything else already works; it says so if there are none', async () => {
    const { held, answer } = heldAnswer()
    showDashboard({ answers: { listGames: held } })
    expect(await screen.findByText('Loading')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/add-fund')
    expect(screen.queryByText(/^Updated/)).toBeNull()
    answer([])
    expect(await screen.findByRole('heading', { name: 'No games yet' })).toBeTruthy()
  })

  test('a failure says so, stays through a failing Retry, and Retry loads the games §8.9', async () => {
    const { answers, user, toastTexts } = showDashboard({ answers: { listGames: down } })
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('Failed to load games')).toBeTruthy()
    expect(within(alert).getByText('Your balance and bets are safe.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(toastTexts()).toEqual(['Failed to load games']))
    expect(alert.isConnected).toBe(true)
    delete answers.listGames
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await row('Malwa Day')
    expect(toastTexts()).toContain('Games updated!')
  })

  test('a refusal adds what the host said', async () => {
    const refuse = () => Response.json({ message: 'Down for the night.' }, { status: 403 })
    showDashboard({ answers: { listGames: refuse } })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Failed to load games')
    expect(alert.textContent).toContain('Down for the night.')
  })
})

test('refresh reads games and balance again, and says if the balance couldn’t be read §2.10 §8.15 §8.60', async () => {
  const { answers, user, toastTexts } = showDashboard()
  await row('Malwa Day')
  Object.assign(answers, games(sampleGame({ result: '245-10-136' })), {
    getUserProfile: () =>
      Response.json({ user: { name: 'S', mobileNumber: '5876543210', balance: 120_000 } }),
  })
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByRole('img', { name: 'Open 245, jodi 10, close 136' })).toBeTruthy()
  const balance = await screen.findByRole('link', { name: /^Balance ?₹1,20,000$/ })
  expect(balance.getAttribute('href')).toBe('/wallet')
  expect(toastTexts()).toEqual(['Games updated!'])
  answers.getUserProfile = down
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(toastTexts().at(-1)).toBe('Failed to load user details'))
})

describe('every 30 seconds', () => {
  test('games and player are read again, but nothing while the page is hidden §4.40', async () => {
    const polls = catchIntervals(30_000)
    const { calls, api } = showDashboard()
    await row('Malwa Day')
    calls.length = 0
    polls.tick()
    await waitFor(() => {
      expect(calls).toContain('listGames')
      expect(calls).toContain('getUserProfile')
    })
    await waitFor(() => expect(api.queryClient.isFetching()).toBe(0))
    calls.length = 0
    hidePage()
    polls.tick()
    await act(async () => {})
    expect(calls).toEqual([])
  })

  test('the same games, read last after a long pause, are as fresh as any', async () => {
    const polls = catchIntervals(30_000)
    const { answers, api, clock } = showDashboard({ answers: games(sampleGame()) })
    await row('Malwa Day')
    await waitFor(() => expect(api.queryClient.isFetching()).toBe(0))
    const late = heldAnswer()
    answers.listGames = late.held
    act(() => clock.advance(4 * 60 * 60_000))
    expect(screen.getByText('4 h old')).toBeTruthy()
    polls.tick()
    await waitFor(() => expect(api.queryClient.isFetching()).toBe(2))
    await waitFor(() => expect(api.queryClient.isFetching()).toBe(1))
    late.answer([sampleGame()])
    // Not only when something else is rendered again, such as the next banner.
    expect(await screen.findByText('Updated 5:42 PM', {}, { timeout: 2_000 })).toBeTruthy()
  })
})

test('an open result that arrives is shown with its time on a row that still takes bets', async () => {
  const { answers, user, clock } = showDashboard({ answers: games(sampleGame()) })
  await row('Malwa Day')
  Object.assign(answers, games(sampleGame({ result: '245-1*-***' })))
  act(() => clock.advance(60_000))
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByText('Open result 1:43 PM')).toBeTruthy()
  act(() => clock.advance(10 * 60_000))
  expect(screen.queryByText('Open result 1:43 PM')).toBeNull()
})
