import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { fridayAt } from '#mocks/support/test-backend.ts'
import {
  catchIntervals,
  catchWindows,
  goOffline,
  hidePage,
  idleAtOnce,
  onIndiaTime,
} from '#tests/support/browser.ts'
import { renderApp, type RenderAppOptions } from '#tests/support/render-app.tsx'

const show = (options: RenderAppOptions = {}) =>
  renderApp('/dashboard', { as: 'sample', ...options })
const down = () => Response.json({}, { status: 503 })
const never = () => new Promise<Response>(() => {})
const games = (...list: object[]) => ({ listGames: () => Response.json(list) })
const game = (changes: object = {}) => ({
  _id: 'm',
  gameName: 'Malwa Day',
  openTime: '12:30',
  closeTime: '14:30',
  result: '***-**-***',
  ...changes,
})

const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name })
  const item = heading.closest('li')
  if (!item) throw new Error(`${name} is in no list`)
  return within(item)
}
const linksOf = (part: Awaited<ReturnType<typeof card>>) =>
  part.getAllByRole('link').map((link) => link.getAttribute('href'))

describe('the list of games', () => {
  test('stands in the order of open times, under the name of the product', async () => {
    show()
    await card('Malwa Day')
    const names = screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)
    expect(names).toEqual([
      'Deccan Morning',
      'Sahyadri Noon',
      'Malwa Day',
      'Konkan Day',
      'Vindhya Evening',
    ])
    expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeTruthy()
    expect(document.title).toBe('Home · Ank')
    expect(screen.getByText('Updated 1:42 PM')).toBeTruthy()
  })

  test('a card shows times, result, state, Chart and Play Game', async () => {
    show()
    const closed = await card('Deccan Morning')
    expect(closed.getByText('Open 9:30 AM, close 10:30 AM')).toBeTruthy()
    expect(closed.getByRole('img', { name: 'Open 379, jodi 92, close 480' })).toBeTruthy()
    expect(closed.getByText('Market Closed')).toBeTruthy()
    expect(linksOf(closed)).toEqual([
      '/game-chart/deccan-morning',
      '/game-selection/deccan-morning',
    ])

    const live = await card('Malwa Day')
    expect(live.getByText('Open 12:30 PM')).toBeTruthy()
    expect(live.getByText('Ended')).toBeTruthy()
    expect(live.getByText('Close 2:30 PM')).toBeTruthy()
    expect(live.getByText('48 min left')).toBeTruthy()
    expect(
      live.getByRole('img', { name: 'Open 245, jodi 1 and pending, close pending' }),
    ).toBeTruthy()
    expect(live.getByRole('link', { name: 'Chart, Malwa Day' })).toBeTruthy()
    expect(live.getByRole('link', { name: 'Play Game, Malwa Day' })).toBeTruthy()

    const both = await card('Konkan Day')
    expect(both.getByText('1 h 18 min left')).toBeTruthy()
    expect(both.getByText('3 h 18 min left')).toBeTruthy()
  })

  test('after closeTime a market is closed even when declared; before, declared rules', async () => {
    const declared = { result: '245-10-136' }
    const { clock } = show({
      now: fridayAt('13:42'),
      answers: games(
        game(declared),
        game({
          _id: 'k',
          gameName: 'Konkan Day',
          openTime: '09:00',
          closeTime: '10:00',
          ...declared,
        }),
        game({ _id: 'v', gameName: 'Vindhya', result: '***-*0-136' }),
      ),
    })
    expect((await card('Malwa Day')).getByText('Result Declared')).toBeTruthy()
    expect((await card('Konkan Day')).getByText('Market Closed')).toBeTruthy()
    expect((await card('Vindhya')).getByText('Game Closed')).toBeTruthy()
    act(() => clock.set(fridayAt('14:31')))
    expect(screen.getAllByText('Market Closed')).toHaveLength(3)
  })

  test('a card flips exactly at the edges of its sessions', async () => {
    const { clock } = show({ answers: games(game()), now: fridayAt('12:29') })
    const malwa = await card('Malwa Day')
    expect(malwa.getByText('1 min left')).toBeTruthy()
    act(() => clock.set(fridayAt('12:30')))
    expect(malwa.getByText('Ended')).toBeTruthy()
    act(() => clock.set(fridayAt('14:30')))
    expect(malwa.getByText('less than a minute left')).toBeTruthy()
    act(() => clock.set(fridayAt('14:31')))
    expect((await card('Malwa Day')).getByText('Market Closed')).toBeTruthy()
  })
})

describe('loading the games', () => {
  test('shows their shape, and everything else already works', async () => {
    show({ answers: { listGames: never } })
    expect(await screen.findByText('Loading')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/add-fund')
    expect(screen.queryByText(/^Updated/)).toBeNull()
  })

  test('without any game it says so', async () => {
    show({ answers: games() })
    expect(await screen.findByRole('heading', { name: 'No games yet' })).toBeTruthy()
  })

  test('a failure says so, stays through a failing Retry, and Retry loads the games', async () => {
    const { answers, user, said } = show({ answers: { listGames: down } })
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('Failed to load games')).toBeTruthy()
    expect(within(alert).getByText('Your balance and bets are safe.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(said()).toEqual(['Failed to load games']))
    expect(alert.isConnected).toBe(true)
    delete answers.listGames
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await card('Malwa Day')
    expect(said()).toContain('Games updated!')
  })

  test('a refusal adds what the host said', async () => {
    const refuse = () => Response.json({ message: 'Down for the night.' }, { status: 403 })
    show({ answers: { listGames: refuse } })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Failed to load games')
    expect(alert.textContent).toContain('Down for the night.')
  })

  test('an answer that cannot be read is a failure, one bad game in it is not', async () => {
    const { answers, user } = show({ answers: { listGames: () => Response.json({ games: 5 }) } })
    expect(await screen.findByText('Failed to load games')).toBeTruthy()
    Object.assign(answers, games(game(), { _id: 'x', gameName: 5 }))
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await card('Malwa Day')
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1)
  })
})

describe('refresh', () => {
  test('reads games and balance again', async () => {
    const { answers, user, said } = show()
    await card('Malwa Day')
    Object.assign(answers, games(game({ result: '245-10-136' })), {
      getUserProfile: () =>
        Response.json({ user: { name: 'S', mobileNumber: '9876543210', balance: 120_000 } }),
    })
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByRole('img', { name: 'Open 245, jodi 10, close 136' })).toBeTruthy()
    const balance = await screen.findByRole('link', { name: /^Balance ?₹1,20,000$/ })
    expect(balance.getAttribute('href')).toBe('/wallet')
    expect(said()).toEqual(['Games updated!'])
  })

  test('that fails keeps what was there', async () => {
    const { answers, user, said } = show()
    await card('Malwa Day')
    answers.listGames = down
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await waitFor(() => expect(said()).toEqual(['Failed to load games']))
    await card('Malwa Day')
  })

  test('tells of a balance that could not be read', async () => {
    const { answers, user, said } = show()
    await card('Malwa Day')
    answers.getUserProfile = down
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await waitFor(() => expect(said()).toEqual(['Games updated!', 'Failed to load user details']))
  })

  test('pressed again while it runs asks once', async () => {
    const { answers, user, calls, said } = show()
    await card('Malwa Day')
    let answer = (_: Response) => {}
    answers.listGames = () => new Promise((resolve) => (answer = resolve))
    calls.length = 0
    const button = screen.getByRole('button', { name: 'Refresh' })
    await user.click(button)
    expect(button.getAttribute('aria-busy')).toBe('true')
    await user.click(button)
    answer(Response.json([game()]))
    await waitFor(() => expect(said()).toEqual(['Games updated!']))
    expect(calls.filter((call) => call === 'listGames')).toHaveLength(1)
    expect(button.getAttribute('aria-busy')).toBeNull()
  })
})

describe('every 30 seconds', () => {
  test('games and player are read again', async () => {
    const polls = catchIntervals(30_000)
    const { calls } = show()
    await card('Malwa Day')
    calls.length = 0
    polls.tick()
    await waitFor(() => {
      expect(calls).toContain('listGames')
      expect(calls).toContain('getUserProfile')
    })
  })

  test('nothing is read while the page is hidden', async () => {
    const polls = catchIntervals(30_000)
    const { calls } = show()
    await card('Malwa Day')
    calls.length = 0
    hidePage()
    polls.tick()
    await act(async () => {})
    expect(calls).toEqual([])
  })

  test('a failed reading keeps the list, and its age shows after two periods', async () => {
    const polls = catchIntervals(30_000)
    const { answers, calls, clock } = show()
    await card('Malwa Day')
    answers.listGames = down
    calls.length = 0
    polls.tick()
    await waitFor(() => expect(calls.filter((call) => call === 'listGames')).toHaveLength(2))
    act(() => clock.advance(60_000))
    expect(screen.getByText('Updated 1:42 PM')).toBeTruthy()
    act(() => clock.advance(5 * 60_000))
    expect(screen.getByText('6 min old')).toBeTruthy()
    await card('Malwa Day')
  })
})

test('a new result is said once, marked, and dated', async () => {
  const { backend, user, clock } = show()
  const malwa = await card('Malwa Day')
  act(() => clock.set(fridayAt('13:43')))
  backend.commands.declareResult({ gameId: 'malwa-day', session: 'close', pana: '236' })
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  const said = await screen.findByText('Malwa Day close result 236, 1')
  expect(said.getAttribute('aria-live')).toBe('polite')
  expect(malwa.getByText('Result Declared')).toBeTruthy()
})

test('an open result that arrives is named with its time on a card that can still be bet', async () => {
  const { answers, user, clock } = show({ answers: games(game()) })
  await card('Malwa Day')
  Object.assign(answers, games(game({ result: '245-1*-***' })))
  act(() => clock.advance(60_000))
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByText('Open result 1:43 PM')).toBeTruthy()
  act(() => clock.advance(10 * 60_000))
  expect(screen.queryByText('Open result 1:43 PM')).toBeNull()
})

describe('shortcuts', () => {
  test('lead to rates, deposit, withdrawal and Starline', async () => {
    show()
    const tiles = within(await screen.findByRole('list', { name: 'Shortcuts' }))
    expect(linksOf(tiles)).toEqual(['/game-rates', '/add-fund', '/withdraw-fund'])
    expect(screen.getByRole('link', { name: /^Play Starline/ }).getAttribute('href')).toBe(
      '/starline-gaming',
    )
  })

  test('WhatsApp opens a chat with the support number, without access to this page', async () => {
    const windows = catchWindows()
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'WhatsApp' }))
    await waitFor(() => expect(windows.opened()).toHaveLength(1))
    expect(windows.opened()[0]).toEqual([
      'https://wa.me/919000000001',
      '_blank',
      'noopener,noreferrer',
    ])
  })

  test('WhatsApp waits for settings that are still loading', async () => {
    const windows = catchWindows()
    let answer = (_: Response) => {}
    const getMainSettings = () => new Promise<Response>((resolve) => (answer = resolve))
    const { user } = show({ answers: { getMainSettings } })
    await user.click(await screen.findByRole('button', { name: 'WhatsApp' }))
    expect(windows.opened()).toEqual([])
    answer(Response.json({ whatsappNumber: '919000000007' }))
    await waitFor(() => expect(windows.opened()[0]?.[0]).toBe('https://wa.me/919000000007'))
  })

  test('without a number WhatsApp says so; the build may give one', async () => {
    const windows = catchWindows()
    const answers = { getMainSettings: down }
    const { user, said, unmount } = show({ answers })
    await user.click(await screen.findByRole('button', { name: 'WhatsApp' }))
    await waitFor(() => expect(said()).toEqual(['WhatsApp number not available']))
    unmount()
    const other = show({ answers, config: { whatsappNumber: '+919000000009' } })
    await other.user.click(await screen.findByRole('button', { name: 'WhatsApp' }))
    await waitFor(() => expect(windows.opened()[0]?.[0]).toBe('https://wa.me/919000000009'))
  })
})

describe('Play Starline', () => {
  test('names the next game and the time that is left', async () => {
    idleAtOnce()
    show()
    expect(await screen.findByText('Next game 2:00 PM, 18 min left')).toBeTruthy()
  })

  test('says when no game is open', async () => {
    idleAtOnce()
    show({ answers: { listStarlineGames: () => Response.json({ data: { games: [] } }) } })
    expect(await screen.findByText('No game is open now')).toBeTruthy()
  })

  test('stands without the games, and nothing waits for them', async () => {
    idleAtOnce()
    const { calls } = show({ answers: { listStarlineGames: down } })
    await card('Malwa Day')
    await waitFor(() => expect(calls).toContain('listStarlineGames'))
    expect(screen.getByText('See today’s games')).toBeTruthy()
    expect(calls.indexOf('listGames')).toBeLessThan(calls.indexOf('listStarlineGames'))
  })
})

describe('banners', () => {
  test('show their picture from the host, their title in words, one at a time', async () => {
    show()
    const carousel = await screen.findByRole('region', { name: 'News' })
    const first = await within(carousel).findByAltText('Withdrawals run 6:00 AM to 9:10 AM')
    expect(first.getAttribute('src')).toBe(
      'http://ank.test/api/banner-settings/uploads/withdrawals.svg',
    )
    expect(within(carousel).getAllByRole('img')).toHaveLength(1)
    expect(within(carousel).getByRole('button', { name: 'Pause slides' })).toBeTruthy()
  })

  test('that cannot be shown leave their title', async () => {
    show()
    const picture = await screen.findByAltText('Withdrawals run 6:00 AM to 9:10 AM')
    act(() => void picture.dispatchEvent(new Event('error')))
    expect(screen.getByText('Withdrawals run 6:00 AM to 9:10 AM')).toBeTruthy()
  })

  test.each([
    ['there are none', () => Response.json({ banners: [] })],
    ['they cannot be loaded', down],
  ])('leave no gap when %s', async (_, listBanners) => {
    const { calls } = show({ answers: { listBanners } })
    await card('Malwa Day')
    await waitFor(() => expect(calls).toContain('listBanners'))
    await waitFor(() => expect(document.querySelector('main .skeleton')).toBeNull())
    expect(screen.queryByRole('region', { name: 'News' })).toBeNull()
  })
})

describe('an inactive player', () => {
  const reason =
    'Your account is not active. You can see results and charts; contact support to play again.'

  test('sees results and charts, and why there is no more', async () => {
    idleAtOnce()
    const { calls } = show({ as: 'inactive' })
    const malwa = await card('Malwa Day')
    expect(linksOf(malwa)).toEqual(['/game-chart/malwa-day'])
    expect(malwa.queryByText(/left|Ended/)).toBeNull()
    expect(screen.getAllByText(reason)).toHaveLength(1)
    const tiles = within(screen.getByRole('list', { name: 'Shortcuts' }))
    expect(linksOf(tiles)).toEqual(['/game-rates'])
    expect(tiles.getByRole('button', { name: 'WhatsApp' })).toBeTruthy()
    for (const hidden of [
      /Balance/,
      /Play Game/,
      /Play Starline/,
      /Deposit/,
      /Withdraw$/,
      /Wallet/,
    ]) {
      expect(screen.queryByRole('link', { name: hidden })).toBeNull()
    }
    const tabs = within(screen.getByRole('navigation', { name: 'Main' }))
    expect(linksOf(tabs)).toEqual(['/dashboard', '/how-to-play', '/enquiry'])
    expect(calls).not.toContain('listStarlineGames')
  })

  test('is sent here from a betting address and told why, once', async () => {
    const { path } = renderApp('/bet/single-digit', { as: 'inactive' })
    await card('Malwa Day')
    expect(path()).toBe('/dashboard')
    expect(screen.getAllByText(reason)).toHaveLength(1)
    expect(screen.getByText(reason).closest('[role=status]')).not.toBeNull()
  })

  test('who is made inactive meanwhile loses play with the next reading', async () => {
    const { backend, user } = show()
    expect((await card('Malwa Day')).getByRole('link', { name: /^Play Game/ })).toBeTruthy()
    backend.commands.deactivateUser({ accountId: 'sample-player' })
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByText(reason)).toBeTruthy()
    expect(screen.queryByRole('link', { name: /^Play Game/ })).toBeNull()
  })
})

describe('the clock of the phone', () => {
  const line = 'Your phone is not on India time. Session times follow your phone’s clock.'

  test('on India time goes without saying', async () => {
    onIndiaTime()
    show()
    await card('Malwa Day')
    expect(screen.queryByText(line)).toBeNull()
  })

  test('on another time is pointed out', async () => {
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(0)
    show()
    expect(await screen.findByText(line)).toBeTruthy()
  })
})

test('offline, what was loaded stays and betting steps back', async () => {
  goOffline()
  show()
  const malwa = await card('Malwa Day')
  expect(malwa.getByRole('link', { name: 'Play Game, Malwa Day' }).className).toContain('bg-sunken')
  expect(screen.getByText('Needs a connection to place a bet')).toBeTruthy()
  expect(await screen.findByText('Offline. Showing 1:42 PM')).toBeTruthy()
})
