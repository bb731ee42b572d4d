import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { pendingStarlineBets } from '#data/pending-starline.ts'
import { queryOf } from '#data/queries.ts'
import { ownerMark } from '#domain/player/owner-mark.ts'
import { localStore } from '#platform/storage/storage.ts'
import {
  announcedResults,
  anyWonSheet,
  findResultLine,
  wonSheet,
} from '#tests/testing/pages/result-sheet.ts'
import { starlineCards } from '#tests/testing/pages/starline.ts'
import { renderApp } from '#tests/testing/render-app.tsx'

// The parts of the sheet are those of the markets (dashboard/result-sheet/result-sheet.test.tsx).

const waitingKey = `ank.own.waiting-starline-bets.${ownerMark('5876543210')}` as const
const endedKey = waitingKey.replace('bets.', 'bets-ended.') as typeof waitingKey
beforeEach(() => {
  localStore.remove(waitingKey)
  // The last visit was in the morning.
  localStore.set(endedKey, String(Date.parse('2026-11-20T08:00:00.000Z')))
})

const bet = (part: object = {}) => ({
  _id: 's1',
  gameId: { _id: 'starline-14', gameName: 'Starline Two' },
  betType: 'singleDigit',
  betNumber: '1',
  betAmount: 100,
  potentialWin: 1000,
  winAmount: 0,
  status: 'pending',
  betDate: '2026-11-20T08:00:00.000Z',
  resultDate: null as string | null,
  result: null as string | null,
  ...part,
})
type HostBet = ReturnType<typeof bet>
const drawn = (part: object = {}) =>
  bet({ result: '128', resultDate: '2026-11-20T08:35:00.000Z', ...part })
const won = (part: object = {}) => drawn({ status: 'won', winAmount: 1000, ...part })
const lost = (part: object = {}) => drawn({ status: 'lost', betNumber: '7', ...part })

/** A host with these Starline bets, ten a page; the list may be changed. */
function hostOf(...first: HostBet[]) {
  const host = {
    bets: first,
    answers: {
      listStarlineBets: ({ query }: { query: URLSearchParams }) => {
        const status = query.get('status')
        const all = host.bets.filter((each) => status === null || each.status === status)
        const current = Number(query.get('page') ?? 1)
        const bets = all.slice((current - 1) * 10, current * 10)
        const pagination = { current, total: all.length, limit: 10 }
        return Response.json({ data: { bets, pagination } })
      },
    },
  }
  return host
}

type App = ReturnType<typeof renderApp>

/** The next poll of the pending bets. */
const poll = ({ api }: App) =>
  act(async () => {
    await api.queryClient.fetchQuery({
      ...(queryOf(api.client, 'listStarlineBets', pendingStarlineBets) as object as {
        queryKey: readonly unknown[]
      }),
      staleTime: 0,
    })
  })

/** The client on the Starline screen, once it knows the bets that wait. */
async function open(host: ReturnType<typeof hostOf>) {
  const app = renderApp('/starline-gaming', { answers: host.answers })
  await starlineCards()
  await waitFor(() => expect(localStore.get(waitingKey)).not.toBeNull())
  return app
}
const litIn = (board: HTMLElement) =>
  [...board.querySelectorAll<HTMLElement>('[data-lit] [data-digits]')].map(
    ({ dataset }) => dataset.digits,
  )

describe('a Starline bet that won', () => {
  test('uses the markets’ sheet: how much, on what, its digit lit; announced once', async () => {
    const host = hostOf(bet())
    const app = await open(host)
    host.bets = [won()]
    await poll(app)
    const shown = within(await wonSheet())
    shown.getByRole('heading', { name: 'You won ₹1,000' })
    shown.getByText('Starline Two')
    shown.getByText('Single Digit 1, ₹100')
    expect(litIn(shown.getByRole('img', { name: 'Result 1 2 8, digit 1' }))).toEqual(['1'])
    const history = shown.getByRole('link', { name: 'Starline History' })
    expect(history.getAttribute('href')).toBe('/starline-history?status=won')
    await waitFor(() =>
      expect(announcedResults()).toEqual(['Starline Two result 128, 1. You won ₹1,000']),
    )
    await app.user.click(shown.getByRole('button', { name: 'Done' }))
    await poll(app)
    expect(anyWonSheet()).toBeNull()
    expect(localStore.get(waitingKey)).toBe('[]')
  })

  test('is found behind newer bets, and wherever the player went meanwhile', async () => {
    const newer = Array.from({ length: 12 }, (_, at) => bet({ _id: `n${at}` }))
    const host = hostOf(bet())
    const app = await open(host)
    await app.user.click(screen.getByRole('link', { name: 'Wallet' }))
    await screen.findByRole('heading', { name: 'Wallet', level: 1 })
    host.bets = [...newer, won()]
    await poll(app)
    expect(within(await wonSheet()).getByText('Single Digit 1, ₹100')).toBeTruthy()
  })

  test('days ago is told behind any number of newer bets', async () => {
    localStore.set(waitingKey, JSON.stringify(['s1']))
    const newer = Array.from({ length: 60 }, (_, at) => lost({ _id: `n${at}` }))
    const host = hostOf(...newer, won())
    renderApp('/starline-gaming', { answers: host.answers })
    await starlineCards()
    expect(await within(await wonSheet()).findByText('Single Digit 1, ₹100')).toBeTruthy()
  })

  test('since the last visit is announced once, a loss isn’t', async () => {
    localStore.set(waitingKey, JSON.stringify(['s1', 's2']))
    // A bet on a market may have the same id.
    localStore.set(waitingKey.replace('starline-', '') as typeof waitingKey, JSON.stringify(['s1']))
    const market = won({ betType: 'single', gameName: 'Malwa Day', winAmount: 2000 })
    const listMyBets = () => Response.json({ bets: [market] })
    const host = hostOf(won(), lost({ _id: 's2' }))
    renderApp('/dashboard', { answers: { ...host.answers, listMyBets } })
    const shown = within(await wonSheet())
    await shown.findByRole('heading', { name: 'You won ₹3,000' })
    expect(shown.queryByText(/didn’t win/)).toBeNull()
    await waitFor(() => expect(localStore.get(waitingKey)).toBe('[]'))
  })
})

describe('what another phone won, on a bet this one never saw pending,', () => {
  const other = won({ _id: 's9', betNumber: '128', betType: 'singlePana', winAmount: 14_000 })
  const old = won({ _id: 's0', resultDate: '2026-11-20T07:35:00.000Z', winAmount: 500 })

  test('is part of what the sheet says, which is what the wins added to the balance; once', async () => {
    const host = hostOf(bet(), old)
    const app = await open(host)
    host.bets = [other, won(), old]
    await poll(app)
    const shown = within(await wonSheet())
    await shown.findByRole('heading', { name: 'You won ₹15,000' })
    await app.user.click(shown.getByRole('button', { name: 'Done' }))
    app.unmount()

    // The next visit has another win to tell, and only that.
    host.bets = [bet({ _id: 's2' }), other, won(), old]
    const next = await open(host)
    await waitFor(() => expect(localStore.get(waitingKey)).toBe('["s2"]'))
    const later = { _id: 's2', resultDate: '2026-11-20T09:35:00.000Z', winAmount: 300 }
    host.bets = [won(later), other, won(), old]
    await poll(next)
    const second = within(await wonSheet())
    expect(await second.findByRole('heading', { name: 'You won ₹300' })).toBeTruthy()
  })

  test('is told whole, also beyond the first page of the wins', async () => {
    const host = hostOf(bet(), old)
    const app = await open(host)
    const others = Array.from({ length: 25 }, (_, at) => ({
      ...other,
      _id: `o${at}`,
      winAmount: 90,
    }))
    host.bets = [won(), ...others, old]
    await poll(app)
    const shown = within(await wonSheet())
    expect(await shown.findByRole('heading', { name: 'You won ₹3,250' })).toBeTruthy()
  })

  test('is told with a win on a market', async () => {
    localStore.set(waitingKey.replace('starline-', '') as typeof waitingKey, JSON.stringify(['m1']))
    const market = won({ _id: 'm1', betType: 'single', gameName: 'Malwa Day', winAmount: 2000 })
    const listMyBets = () => Response.json({ bets: [market] })
    const host = hostOf(other, old)
    renderApp('/dashboard', { answers: { ...host.answers, listMyBets } })
    const shown = within(await wonSheet())
    expect(await shown.findByRole('heading', { name: 'You won ₹16,000' })).toBeTruthy()
  })

  test('on a market is told with a win on Starline', async () => {
    const host = hostOf(bet())
    const lists: HostBet[] = [bet({ _id: 'm0', betType: 'single' })]
    const listMyBets = () => Response.json({ bets: lists })
    Object.assign(host.answers, { listMyBets })
    const app = await open(host)
    await app.user.click(screen.getByRole('link', { name: 'My bets' }))
    await waitFor(() => expect(app.calls).toContain('listMyBets'))
    lists.push(won({ _id: 'm1', betType: 'single', winAmount: 2000 }))
    host.bets = [won()]
    await poll(app)
    const shown = within(await wonSheet())
    expect(await shown.findByRole('heading', { name: 'You won ₹3,000' })).toBeTruthy()
  })

  test('before this phone’s first visit is old', async () => {
    localStore.remove(endedKey)
    const host = hostOf(bet(), old)
    const app = await open(host)
    host.bets = [won({ resultDate: '2099-01-01T00:00:00.000Z' }), old]
    await poll(app)
    const shown = within(await wonSheet())
    expect(await shown.findByRole('heading', { name: 'You won ₹1,000' })).toBeTruthy()
  })
})

test('a Starline bet that lost is one quiet line; See leads to the chart', async () => {
  const host = hostOf(bet({ betNumber: '7' }))
  const app = await open(host)
  host.bets = [lost()]
  await poll(app)
  const line = within(await findResultLine())
  line.getByText('Starline Two result 128, 1. Your bet on 7 didn’t win.')
  expect(anyWonSheet()).toBeNull()
  await app.user.click(line.getByRole('button', { name: 'See' }))
  await waitFor(() => expect(app.path()).toBe('/starline-chart/starline-14'))
})

test('a bet that no list has any more is no longer waited for', async () => {
  const host = hostOf(bet())
  const app = await open(host)
  host.bets = []
  await poll(app)
  await waitFor(() => expect(localStore.get(waitingKey)).toBe('[]'))
  expect(announcedResults()).toEqual([])
})
