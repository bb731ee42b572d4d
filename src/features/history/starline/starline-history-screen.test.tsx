import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { heldAnswer } from '#tests/testing/answers.ts'
import { tile } from '#tests/testing/pages/bet-history.ts'
import { renderApp, type RecordedCall, type RenderAppOptions } from '#tests/testing/render-app.tsx'

const history = (search = '', options: RenderAppOptions = {}) =>
  renderApp(`/starline-history${search}`, options)
const bet = (id: number, part: object = {}) => ({
  _id: `bet-${id}`,
  gameId: { _id: 'starline-12', gameName: `Game ${id}` },
  betType: 'singleDigit',
  betNumber: String(id % 10),
  betAmount: 20,
  potentialWin: 200,
  status: 'lost',
  betDate: '2026-11-20T05:35:00.000Z',
  ...part,
})
const summary = { totalBets: 23, totalBetAmount: 460, totalWinAmount: 300, netProfitLoss: -160 }
const pageOf = (current: number, total = 23) => {
  const first = (current - 1) * 10
  const count = Math.max(0, Math.min(10, total - first))
  return Response.json({
    success: true,
    data: {
      bets: Array.from({ length: count }, (_, index) => bet(first + index + 1)),
      summary,
      pagination: { current, pages: Math.ceil(total / 10), total, limit: 10 },
    },
  })
}
/** Returns every page, and remembers the requests. */
const paged = () => {
  const requests: string[] = []
  const listStarlineBets = ({ query }: RecordedCall) => {
    requests.push(String(query))
    return pageOf(Number(query.get('page')))
  }
  return { requests, answers: { listStarlineBets } }
}
const list = () => screen.findByRole('list', { name: 'Bets' })
const names = async () =>
  within(await list())
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)
const games = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `Game ${from + index}`)
const choose = (user: ReturnType<typeof history>['user'], label: string, option: string) =>
  user.selectOptions(screen.getByRole('combobox', { name: label }), option)

describe('pages', () => {
  test('of ten, asked from the host with its totals, kept in the address; one that doesn’t exist leads to the first §2.114 §2.118 §3.37', async () => {
    const { requests, answers } = paged()
    const { user, path } = history('?page=9', { answers })
    await user.click(await screen.findByRole('button', { name: 'First page' }))
    await waitFor(async () => expect(await names()).toEqual(games(1, 10)))
    expect(path()).toBe('/starline-history')
    const tiles = screen.getByText('Total bets').closest('dl')
    const values = [...(tiles?.querySelectorAll('dd') ?? [])].map((value) => value.textContent)
    expect(values.slice(0, 3)).toEqual(['23', '₹460', '₹300'])
    expect(values[3]).toMatch(/−₹160$/)
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await waitFor(async () => expect(await names()).toEqual(games(11, 20)))
    expect(path()).toBe('/starline-history?page=2')
    await user.click(screen.getByRole('button', { name: 'Last' }))
    await waitFor(async () => expect(await names()).toEqual(games(21, 23)))
    expect(requests).toEqual([9, 1, 2, 3].map((page) => `page=${page}&limit=10`))
    expect(screen.getAllByText('Showing 21 to 23 of 23 bets')).not.toHaveLength(0)
  })

  test('a slow old page never replaces a newer one', async () => {
    const { held, answer } = heldAnswer()
    const { user, api } = history('', {
      answers: {
        listStarlineBets: ({ query }) =>
          query.get('page') === '2' ? held() : pageOf(Number(query.get('page'))),
      },
    })
    await list()
    await user.click(screen.getByRole('button', { name: 'Page 2' }))
    expect(await names()).toEqual(games(1, 10))
    expect((await list()).getAttribute('aria-busy')).toBe('true')
    expect(screen.getAllByText('Loading page 2...')).not.toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Page 3' }))
    await waitFor(async () => expect(await names()).toEqual(games(21, 23)))
    answer({})
    await waitFor(() => expect(api.queryClient.isFetching()).toBe(0))
    expect(await names()).toEqual(games(21, 23))
    expect((await list()).getAttribute('aria-busy')).toBe('false')
  })
})

test('a host that leaves out how many pages there are has those that follow from the rest', async () => {
  const bets = Array.from({ length: 10 }, (_, index) => bet(index + 1))
  const answer = () => Response.json({ data: { bets, pagination: { total: '23', pages: null } } })
  history('', { answers: { listStarlineBets: answer } })
  expect(await screen.findAllByText('Showing 1 to 10 of 23 bets')).not.toHaveLength(0)
  expect(screen.getByRole('button', { name: 'Page 3' })).toBeTruthy()
})

type User = ReturnType<typeof history>['user']

/** A choice in the sheet of filters. */
const chooseInSheet = async (user: User, pick: () => Promise<void>) => {
  await user.click(screen.getByRole('button', { name: /^Filters/ }))
  await pick()
  await user.click(screen.getByRole('button', { name: 'Show bets' }))
}

test.each([
  ['Game', '12:00 PM, Starline Noon', 'gameId=starline-12', 'game=starline-12'],
  ['Status', 'Won', 'status=won', 'status=won'],
  ['Type', 'Triple Pana', 'betType=triplePana', 'type=triplePana'],
  ['Dates', 'Today', 'startDate=2026-11-20&endDate=2026-11-20', 'range=today'],
])('%s: the host filters, from page 1 §2.115', async (label, option, query, search) => {
  const { requests, answers } = paged()
  const { user, path } = history('?page=2', { answers })
  await list()
  if (label === 'Dates') await choose(user, label, option)
  else
    await chooseInSheet(user, async () => {
      if (label === 'Game') {
        await screen.findByRole('option', { name: option })
        return choose(user, label, option)
      }
      const chips = within(screen.getByRole('group', { name: label }))
      return user.click(chips.getByRole('button', { name: option }))
    })
  await waitFor(() => expect(requests.at(-1)).toBe(`page=1&limit=10&${query}`))
  expect(path()).toBe(`/starline-history?${search}`)
})

test('filters that are set are named below the toolbar; a sheet closed without its button changes none', async () => {
  const { requests, answers } = paged()
  const { user, path } = history('?status=won&type=triplePana', { answers })
  await list()
  expect(screen.getByText('Won, Triple Pana')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Filters, 2 on' }))
  await user.click(screen.getByRole('button', { name: 'Lost' }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(path()).toBe('/starline-history?status=won&type=triplePana')
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(path()).toBe('/starline-history'))
  await waitFor(() => expect(requests.at(-1)).toBe('page=1&limit=10'))
})

test('a card for each bet: game, status, type and number, amount, what it may win or has won §2.116', async () => {
  const bets = [
    bet(1, { status: 'pending' }),
    bet(2, { betType: 'triplePana', betNumber: '777', status: 'won', winAmount: 12_000 }),
  ]
  history('', { answers: { listStarlineBets: () => Response.json({ data: { bets } }) } })
  const cards = within(await list()).getAllByRole('listitem')
  expect(cards.map((card) => within(card).getByRole('heading', { level: 3 }).textContent)).toEqual([
    'Game 1',
    'Game 2',
  ])
  const texts = cards.map((card) => card.textContent)
  for (const part of ['Pending', 'Single Digit', '1', '₹20', '₹200'])
    expect(texts[0]).toContain(part)
  for (const part of ['Won', 'Triple Pana', '777', '₹20', '₹12,000'])
    expect(texts[1]).toContain(part)
})

test('details show everything about a bet; one with only its game’s id gets the game’s name §2.117 §3.34', async () => {
  const won = bet(1, {
    betType: 'single pana',
    betNumber: '128',
    status: 'won',
    winAmount: 1500,
    result: '128',
    resultDate: '2026-11-20T06:35:00.000Z',
  })
  const bets = [won, bet(2, { gameId: 'starline-12' }), bet(3, { gameId: 'gone' })]
  const { user } = history('', {
    answers: { listStarlineBets: () => Response.json({ data: { bets } }) },
  })
  await waitFor(async () =>
    expect(await names()).toEqual(['Game 1', 'Starline Noon', 'Unknown game']),
  )
  await user.click(await screen.findByRole('button', { name: /^Details, Game 1/ }))
  const sheet = screen.getByRole('dialog', { name: 'Details' })
  const terms = within(sheet)
    .getAllByRole('term')
    .map((term) => term.textContent)
  expect(terms.join(', ')).toBe(
    'Game, Status, Bet, Amount, Potential win, Won, Placed, Result, Declared, Bet ID',
  )
  expect(within(sheet).getByText('Single Pana 128')).toBeTruthy()
  expect(within(sheet).getByRole('img', { name: 'Result 1 2 8, digit 1' })).toBeTruthy()
  expect(within(sheet).getByText('128-1')).toBeTruthy()
  await user.click(within(sheet).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('without bets the tiles show 0 and it leads to Starline', async () => {
  history('', { scenario: 'new-player' })
  expect(await screen.findByText('No Starline bets yet')).toBeTruthy()
  const tiles = ['Total bets', 'Total bet amount', 'Total win amount', 'Net profit or loss']
  expect(tiles.map(tile)).toEqual(['0', '₹0', '₹0', '₹0'])
  expect(screen.getByRole('link', { name: 'Play Starline' })).toBeTruthy()
})
