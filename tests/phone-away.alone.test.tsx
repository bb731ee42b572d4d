import { screen, within } from '@testing-library/react'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { playAt, sampleStarlineGame, starlineGamesAnswer } from '#tests/testing/pages/starline.ts'
import { renderApp, type RecordedCall } from '#tests/testing/render-app.tsx'

// Before anything reads the time: a phone in New York, whose day begins ten and a half hours after
// India's.
vi.hoisted(() => {
  process.env['TZ'] = 'America/New_York'
})
afterAll(() => {
  process.env['TZ'] = 'Asia/Kolkata'
})

/** 1:42 PM of Friday in New York, 12:12 AM of Saturday in India. */
const now = Date.parse('2026-11-20T18:42:00.000Z')
const line = 'Your phone isn’t on India time. Session times follow your phone’s clock.'

const game = {
  _id: 'malwa-day',
  gameName: 'Malwa Day',
  openTime: '15:00',
  closeTime: '17:00',
  result: '***-**-***',
}
const listGames = () => Response.json([game])

test('the phone is in New York', () => {
  expect(new Date(now).getHours()).toBe(13)
})

describe('says that the phone isn’t on India’s time', () => {
  test.each([
    ['home', '/dashboard'],
    ['the types of a game', '/game-selection/malwa-day'],
    ['a bet, and its slip', '/bet/single-digit/malwa-day'],
    ['Starline', '/starline-gaming'],
  ])('%s', async (_, path) => {
    renderApp(path, { now, answers: { listGames } })
    expect(await screen.findByText(line)).toBeTruthy()
  })

  test('the sheet of a Starline bet', async () => {
    const { user } = renderApp('/starline-gaming', {
      now,
      answers: starlineGamesAnswer(sampleStarlineGame()),
    })
    await playAt(user, '2:00 PM')
    const sheet = within(await screen.findByRole('dialog'))
    expect(await sheet.findByText(line)).toBeTruthy()
  })
})

describe('shows India’s days', () => {
  const record = (gameDate: string, session: string, pana: string, digit: string) => ({
    gameId: 'malwa-day',
    gameDate,
    session,
    pana,
    digit,
  })
  const texts = (row: Element) => [...row.children].map((cell) => cell.textContent)

  test('in a chart, its weeks and its digits', async () => {
    const results = [
      record('2026-11-19T18:30:00.000Z', 'open', '245', '1'),
      record('20/11/2026', 'close', '590', '4'),
      record('2026-11-19', 'open', '128', '1'),
      record('around Diwali', 'open', '479', '0'),
    ]
    const { user } = renderApp('/game-chart/malwa-day', {
      now,
      answers: { listGames, listSessionResults: () => Response.json({ results }) },
    })
    const table = await screen.findByRole('table', { name: /Past results of Malwa Day/ })
    expect([...table.querySelectorAll('tbody tr')].map(texts)).toEqual([
      ['21 NovSaturdayToday', '***-**-***'],
      ['20 NovFriday', '245-14-590'],
      ['19 NovThursday', '128-1*-***'],
      ['Date unknownaround Diwali', '479-0*-***'],
    ])
    expect(
      screen.getByText('1 result has no date that we can read. It’s at the end of Days.'),
    ).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: 'Jodi' }))
    const week = await screen.findByRole('row', { name: /16 Nov to 22 Nov/ })
    expect(
      within(week)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(
      // Monday to Sunday; each cell begins with its day for screens with large text.
      ['', '', '', 'Thu1', 'Fri14', 'Sat', ''],
    )
    await user.click(screen.getByRole('tab', { name: 'Digits' }))
    expect(await screen.findByText('Counted from 19 Nov to 21 Nov.')).toBeTruthy()
    expect(texts(screen.getByRole('row', { name: /^0/ }))).toEqual(['0', '1', '1', '0'])
  })

  test('in a Starline chart', async () => {
    const results = [
      { gameDate: '20-11-2026', winningNumber: '345', declaredAt: '20-11-2026 12:05 PM' },
      { gameDate: '2026-11-20T18:30:00.000Z', winningNumber: '***', declaredAt: null },
      { gameDate: 'soon', winningNumber: '128', declaredAt: null },
    ]
    renderApp('/starline-chart/starline-12', {
      now,
      answers: { listStarlineResults: () => Response.json({ results }) },
    })
    const table = await screen.findByRole('table')
    const rows = within(table).getAllByRole('row').slice(1)
    const [today, day, undated] = rows.map((row) => row.textContent)
    expect(today).toMatch(/^21 NovSatToday/)
    expect(day).toMatch(/^20 NovFri.*12:05 PM IST$/)
    expect(undated).toMatch(/^Date unknown.*128-1/)
  })

  const bet = (id: string, betDate: string) => ({
    _id: id,
    betType: 'single',
    gameId: 'malwa-day',
    gameName: 'Malwa Day',
    session: 'open',
    betNumber: '6',
    betAmount: 50,
    status: 'lost',
    betDate,
  })
  const listMyBets = () =>
    Response.json({
      bets: [
        bet('today', '2026-11-20T18:35:00.000Z'),
        bet('yesterday', '20/11/2026 11:55 PM'),
        bet('undated', 'lately'),
      ],
    })

  test('in the history of bets, its filter and its bars', async () => {
    const { user } = renderApp('/bidding-history', { now, answers: { listMyBets } })
    const list = within(await screen.findByRole('list', { name: 'Bets' }))
    const cards = () => list.getAllByRole('listitem').map((card) => card.textContent)
    expect(cards()).toEqual([
      expect.stringMatching(/^Today, 21 November.*Open, 12:05\sAM IST/),
      expect.stringMatching(/^Yesterday, 20 November.*Open, 11:55\sPM IST/),
      expect.stringMatching(/^Date unknown.*Open/),
    ])
    await user.click(screen.getByRole('button', { name: 'Stake and win by day' }))
    expect(screen.getByText('20 Nov to 21 Nov')).toBeTruthy()
    expect(screen.getByText('1 bet isn’t in this chart: date unknown.')).toBeTruthy()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Dates' }), 'Today')
    expect(
      await screen.findByText('1 bet has no date that we can read. It may be from another day.'),
    ).toBeTruthy()
    const shown = within(screen.getByRole('list', { name: 'Bets' })).getAllByRole('listitem')
    expect(shown.map((card) => card.textContent)).toEqual([
      expect.stringMatching(/^Today, 21 November.*12:05\sAM IST/),
      expect.stringMatching(/^Date unknown/),
    ])
  })

  test('in the statement', async () => {
    renderApp('/wallet-statement', {
      now,
      answers: {
        listMyBets,
        listFundRequests: () => Response.json({ requests: [] }),
        listWithdrawals: () => Response.json({ withdrawals: [] }),
        listStarlineBets: () => Response.json({ success: true, data: { bets: [] } }),
      },
    })
    await screen.findByRole('heading', { name: 'Today, 21 November' })
    const headings = screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent)
    expect(headings).toEqual(['Today, 21 November', 'Yesterday, 20 November', 'Date unknown'])
    expect(screen.getByText(/12:05\sAM\sIST/)).toBeTruthy()
  })

  test('in what is asked of Starline’s history', async () => {
    const asked: string[] = []
    const listStarlineBets = ({ query }: RecordedCall) => {
      asked.push(`${query.get('startDate')} ${query.get('endDate')}`)
      return Response.json({ success: true, data: { bets: [] } })
    }
    renderApp('/starline-history?range=last-7-days', { now, answers: { listStarlineBets } })
    await screen.findByText('Nothing found')
    expect(new Set(asked)).toEqual(new Set(['2026-11-15 2026-11-21']))
  })
})
