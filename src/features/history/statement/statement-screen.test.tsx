import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { friday } from '#mocks/testing/test-backend.ts'
import { down, never } from '#tests/testing/answers.ts'
import { manyBets } from '#tests/testing/bets/bets.ts'
import {
  hosted,
  loaded,
  open,
  openSums,
  rows,
  starlinePage,
  sums,
  tab,
  tile,
  words,
} from '#tests/testing/pages/statement-page.ts'
import {
  statementBets,
  statementStarlineBet,
  withdrawals,
} from '#tests/testing/pages/statement-rows.ts'
import { storeUnsure } from '#tests/testing/pages/unsure-money.ts'
import { renderApp, type Answers } from '#tests/testing/render-app.tsx'
import { virtualTime } from '#tests/testing/time/virtual-time.ts'

describe('the statement', () => {
  test('a large sum stands in short; a tap or a screen reader has it to the rupee', async () => {
    const [bet] = manyBets(1, friday)
    const won = { ...bet, status: 'won', winAmount: 38_24_999 }
    const { user } = open({ listMyBets: () => Response.json({ bets: [won] }) })
    const sum = await screen.findByRole('button', { name: /^₹38\.2\sL, ₹38,24,999$/ })
    expect(tile('Total winnings')).toMatch(/^1 ₹38\.2\sL/)
    await user.click(sum)
    expect(screen.getByRole('button', { name: '₹38,24,999' })).toBe(sum)
    expect(tile('Total winnings')).toBe('1 ₹38,24,999')
  })

  test('merges four sources, newest first, by day, and counts them, under five tabs §1.10 §2.26 §2.95 §2.97', async () => {
    const { container } = open()
    await loaded()
    expect(words()).toEqual([
      'Single Digit 1, openplus 1,000 rupees+₹1,000Winnings, Malwa Day, 12:41 PMWonBalance ₹12,450',
      'Depositplus 2,000 rupees+₹2,000QR, 10:02 AMApprovedBalance ₹11,450',
      'Single Digit 1, openminus 100 rupees−₹100Malwa Day, 9:00 AMWonBalance ₹9,450',
      'Depositrejected, 500 rupees₹500UPI, 4:55 PMNo payment with this idRejected',
      'Withdrawalminus 3,000 rupees−₹3,000Bank, ends 4821, 8:14 AMProcessingBalance ₹9,550',
      'Deposit₹700UPI, 9:00 AMPending',
      'Starline Single Pana 123minus 10 rupees−₹10Star 2 PM, 8:00 AMLostBalance ₹12,550',
    ])
    const days = screen.getAllByRole('heading', { level: 2 }).map((day) => day.textContent)
    expect(days).toEqual(['Today, 20 November', 'Yesterday, 19 November', '18 November'])
    expect(['Fund requests', 'Withdrawals', 'Total bets', 'Total winnings'].map(tile)).toEqual([
      '3',
      '1',
      '2',
      '1 ₹1,000',
    ])
    const tabs = screen.getAllByRole('tab').map((each) => each.textContent)
    expect(tabs).toEqual(['All', 'Funds', 'Withdraw', 'Bets', 'Wins'])
    // No more of an account than its last four digits.
    expect(container.textContent).not.toContain('12340000')
  })

  test('says no balance after a row while nobody knows whether a bet has lowered it', async () => {
    storeUnsure('placeStarlineBet')
    // The page of the bets in which it would be is not readable.
    const listStarlineBets: Answers['listStarlineBets'] = ({ query }) =>
      query.get('limit') === '50' ? down() : starlinePage([statementStarlineBet('s1', 'lost', 8)])
    open({ listStarlineBets })
    await screen.findByText('Checking your ₹10 Starline bet…')
    await loaded()
    await waitFor(() => expect(words().join()).not.toContain('Balance'))
  })

  test('draws thousands of entries fifty at a time', async () => {
    const { user } = open({ listMyBets: () => Response.json({ bets: manyBets(5000, friday) }) })
    await waitFor(() => expect(tile('Total bets')).toBe('5,001'))
    expect(rows()).toHaveLength(50)
    expect(screen.getByText('Showing 50 of 6,672 entries')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(rows()).toHaveLength(100)
  })

  test('stops asking when a page of Starline bets brings nothing new', async () => {
    const { calls } = open({
      listStarlineBets: () => starlinePage([statementStarlineBet('s1', 'lost', 8)], 1, 123_456_789),
    })
    await loaded()
    await waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
    expect(words().filter((text) => text?.startsWith('Starline'))).toHaveLength(1)
    expect(calls.filter((call) => call === 'listStarlineBets').length).toBeLessThanOrEqual(6)
  })

  test('follows the pages of Starline bets, and keeps duplicates once', async () => {
    const pagesRead: string[] = []
    const pages: Record<string, object[]> = {
      1: [statementStarlineBet('s1', 'lost', 8), statementStarlineBet('s2', 'lost', 7)],
      2: [statementStarlineBet('s2', 'lost', 7), statementStarlineBet('s3', 'won', 6)],
    }
    open({
      listStarlineBets: ({ query }) => {
        const page = query.get('page') ?? '1'
        pagesRead.push(String(query))
        return starlinePage(pages[page] ?? [], Number(page), 2)
      },
    })
    await waitFor(() => expect(tile('Total bets')).toBe('4'))
    expect(tile('Total winnings')).toBe('2 ₹2,500')
    // The limit that the specification names and the contract pins.
    expect(pagesRead).toEqual(['page=1&limit=10', 'page=2&limit=10'])
  })
})

describe('tabs', () => {
  test('narrow the list, and are kept in the address', async () => {
    const { user, path } = open()
    await loaded()
    await user.click(tab('Funds'))
    expect(words().every((row) => row?.startsWith('Deposit'))).toBe(true)
    expect(path()).toBe('/wallet-statement?show=funds')
    await user.click(tab('Wins'))
    expect(words()).toEqual([
      'Single Digit 1, openplus 1,000 rupees+₹1,000Winnings, Malwa Day, 12:41 PMWon',
    ])
    await user.click(tab('All'))
    expect(path()).toBe('/wallet-statement')
  })

  test('Bets holds both families, and Starline only narrows it §2.96', async () => {
    const { user, path } = open({}, '/wallet-statement?show=bets')
    await loaded()
    expect(words()).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Starline only' }))
    expect(words()).toHaveLength(1)
    expect(path()).toBe('/wallet-statement?show=starline-bets')
    expect(tab('Bets').getAttribute('aria-selected')).toBe('true')
    await user.click(screen.getByRole('button', { name: 'Starline only', pressed: true }))
    expect(words()).toHaveLength(2)
  })

  test('with no entries of that kind say so; a bad value in the address shows everything', async () => {
    const { user } = open(
      { listWithdrawals: () => Response.json({ withdrawals: [] }) },
      '/wallet-statement?show=constructor',
    )
    await loaded()
    expect(tab('All').getAttribute('aria-selected')).toBe('true')
    await user.click(tab('Withdraw'))
    expect(screen.getByText('No entries of this kind')).toBeTruthy()
  })
})

describe('the sums', () => {
  test('of a span stand behind one closed row below the tiles, the last 30 days at first, in the address', async () => {
    const { user, path } = open()
    await loaded()
    expect(screen.queryByText('Deposited')).toBeNull()
    await openSums(user)
    expect(sums()).toEqual([
      '₹2,000',
      '₹3,000',
      'minus 1,000 rupees−₹1,000',
      '₹110',
      '₹1,000',
      'plus 890 rupees+₹890',
    ])
    const waiting = '₹700 in deposits isn’t approved yet, and isn’t counted.'
    expect(screen.getByText(waiting)).toBeTruthy()
    expect(screen.getByText('In the app today: less than a minute')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Today' }))
    expect(sums()).toEqual(['₹2,000', '₹0', '₹2,000', '₹100', '₹1,000', 'plus 900 rupees+₹900'])
    expect(screen.queryByText(waiting)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Dates' }))
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-18' } })
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-19' } })
    expect(path()).toBe('/wallet-statement?span=custom&from=2026-11-18&to=2026-11-19')
    expect(sums()).toEqual([
      '₹0',
      '₹3,000',
      'minus 3,000 rupees−₹3,000',
      '₹10',
      '₹0',
      'minus 10 rupees−₹10',
    ])
  })

  test('hold only the rupees of the tab’s rows', async () => {
    const { user } = open()
    await loaded()
    await openSums(user)
    const shown = async (name: string) => {
      await user.click(tab(name))
      return [sums(), tile('Total winnings')]
    }
    expect(await shown('Funds')).toEqual([['₹2,000'], '1'])
    expect(await shown('Withdraw')).toEqual([['₹3,000'], '1'])
    expect(await shown('Bets')).toEqual([['₹110'], '1'])
    expect(await shown('Wins')).toEqual([['₹1,000'], '1 ₹1,000'])
  })

  test('count settled bets only; what is undecided stands beside', async () => {
    const [bet] = manyBets(1, friday)
    const { user } = open({
      listMyBets: () => Response.json({ bets: [...statementBets, { ...bet, betAmount: 10_000 }] }),
    })
    await loaded()
    await openSums(user)
    expect(sums().slice(3)).toEqual(['₹10,110', '₹1,000', 'plus 890 rupees+₹890 ₹10,000 undecided'])
  })
})

describe('the running balance', () => {
  const balances = () => screen.queryAllByText(/^Balance/, { selector: 'p > span' })

  test('appears under All only: between entries of one kind, others moved it', async () => {
    const { user } = open()
    await loaded()
    await waitFor(() => expect(balances()).toHaveLength(5))
    await user.click(tab('Bets'))
    expect(balances()).toEqual([])
  })

  test.each([
    ['a list is missing', { listFundRequests: down }],
    [
      'an entry cannot be read',
      { listWithdrawals: () => Response.json({ withdrawals: [...withdrawals, {}] }) },
    ],
  ])('isn’t shown where %s', async (_, answers) => {
    open(answers)
    await loaded()
    await waitFor(() => expect(screen.queryByText('Loading the rest...')).toBeNull())
    expect(balances()).toEqual([])
  })
})

describe('sources that fail', () => {
  test('leave tiles and sums honest', async () => {
    const { user } = open({ listFundRequests: down, listStarlineBets: down })
    await screen.findByText('Failed to load Starline bets')
    await screen.findByText('Failed to load deposits')
    expect(tile('Fund requests')).toBe('Not loaded')
    expect(tile('Total bets')).toBe('1 or more')
    expect(tile('Total winnings')).toBe('1 or more')
    await openSums(user)
    const missing = 'Not loaded'
    expect(sums()).toEqual([missing, '₹3,000', missing, '₹100 or more', '₹1,000 or more', missing])
  })

  test('all of them: Failed to load wallet statement, and Retry reads them all §8.17', async () => {
    const { user, answers } = open({
      listFundRequests: down,
      listWithdrawals: down,
      listMyBets: down,
      listStarlineBets: down,
    })
    expect(
      await screen.findByRole('heading', { name: 'Failed to load wallet statement' }),
    ).toBeTruthy()
    Object.assign(answers, hosted())
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(words()).toHaveLength(7))
  })

  test('one that takes longer than four seconds doesn’t hold up the others', async () => {
    const time = virtualTime()
    const answers = { ...hosted(), listStarlineBets: never }
    const { calls } = renderApp('/wallet-statement', { answers, schedule: time.schedule })
    await waitFor(() => expect(calls).toContain('listStarlineBets'))
    // What comes first stays away until the rest can join it without moving it.
    await act(() => time.pass(3999))
    expect(screen.queryByRole('tabpanel')).toBeNull()
    await act(() => time.pass(1))
    expect(await screen.findByText('Loading the rest...')).toBeTruthy()
    expect(words()).toHaveLength(6)
    expect(screen.queryByText('No entries of this kind')).toBeNull()
  })
})

test('without entries the tiles show 0, with ways to add and withdraw funds below §2.99', async () => {
  open({
    listFundRequests: () => Response.json({ requests: [] }),
    listWithdrawals: () => Response.json({ withdrawals: [] }),
    listMyBets: () => Response.json({ bets: [] }),
    listStarlineBets: () => starlinePage([]),
  })
  expect(await screen.findByText('Nothing here yet')).toBeTruthy()
  expect(['Fund requests', 'Withdrawals', 'Total bets', 'Total winnings'].map(tile)).toEqual([
    '0',
    '0',
    '0',
    '0',
  ])
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect([href('Add Funds'), href('Withdraw Funds')]).toEqual(['/add-fund', '/withdraw-fund'])
})
