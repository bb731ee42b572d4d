import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { friday } from '#mocks/testing/test-backend.ts'
import { manyBets } from '#tests/testing/bets/bets.ts'
import { cards, line, openBets, openMany, tile } from '#tests/testing/pages/bet-history.ts'

/** What the sheet of a bet tells: 'Status: Won'. */
function facts(sheet: HTMLElement): string[] {
  const values = within(sheet).getAllByRole('definition')
  return within(sheet)
    .getAllByRole('term')
    .map(({ textContent }, at) => `${textContent}: ${values[at]?.textContent}`)
}
const details = () => screen.getByRole('dialog', { name: 'Details' })

const paging = () => screen.getByRole('navigation', { name: 'Pages of bets' })
const step = (name: string) => within(paging()).getByRole('button', { name })
const current = () =>
  within(paging())
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-current') === 'page')
    .map((button) => button.textContent)

describe('bidding history by number of bets', () => {
  test('0: the tiles show 0, the sentence below leads to the games §2.27', async () => {
    openMany(0)
    expect(await screen.findByRole('heading', { name: 'No bets yet' })).toBeTruthy()
    expect(['Total bets', 'Total invested', 'Total winnings', 'Win rate'].map(tile)).toEqual([
      '0',
      '₹0',
      '₹0',
      '0%',
    ])
    const [first] = screen.getAllByText(/^Total bets$|^No bets yet$/)
    expect(first?.textContent).toBe('Total bets')
    expect(screen.getByRole('link', { name: 'See games' }).getAttribute('href')).toBe('/dashboard')
    expect(screen.queryByRole('navigation', { name: 'Pages of bets' })).toBeNull()
    expect(await screen.findByText('No bets to show')).toBeTruthy()
  })

  test.each([
    [1, 1, 'Showing 1 to 1 of 1 bet', null],
    [10, 10, 'Showing 1 to 10 of 10 bets', null],
    [11, 10, 'Showing 1 to 10 of 11 bets', ['1', '2']],
    [5000, 10, 'Showing 1 to 10 of 5,000 bets', ['1', '2', '3', '4', '5']],
  ])('%d: %d cards §2.104 §9.36', async (count, shown, sentence, numbers) => {
    openMany(count)
    await line(sentence)
    await waitFor(() => expect(cards()).toHaveLength(shown))
    expect(tile('Total bets')).toBe(count === 5000 ? '5,000' : String(count))
    if (numbers === null) {
      expect(screen.queryByRole('navigation', { name: 'Pages of bets' })).toBeNull()
    } else {
      const names = within(within(paging()).getByRole('list')).getAllByRole('button')
      expect(names.map((button) => button.textContent)).toEqual(numbers)
    }
  })

  test('the tiles add up what the filters leave §2.100', async () => {
    openMany(6, '/bidding-history')
    await line('Showing 1 to 6 of 6 bets')
    expect(tile('Total invested')).toBe('₹600')
    expect(tile('Total winnings')).toBe('₹1,900')
    expect(tile('Win rate')).toBe('33%')
  })
})

describe('a card', () => {
  test('shows market, number, type, session, dates, result and what it won §3.21', async () => {
    openMany(3)
    await line('Showing 1 to 3 of 3 bets')
    const [pending, won, lost] = cards()
    expect(pending?.textContent).toBe(
      'Konkan DayPendingNumber 0Single Digit₹100Open, 1:42 PMPotential win ₹950',
    )
    expect(won?.textContent).toBe('Malwa DayWonNumber 11Jodi₹100Close, 12:42 PMWon ₹950')
    expect(lost?.textContent).toBe(
      'Konkan DayLostNumber 2Single Digit₹100Open, 11:42 AMResult 359-74-590',
    )
  })

  test('of a full sangam is on both sessions; whatever a host leaves out is left out', async () => {
    const [bet] = manyBets(1, friday)
    if (!bet) throw new Error('no bet')
    const sangam = { ...bet, betType: 'fullSangam', session: null, betNumber: '123-456' }
    const bare = { ...bet, _id: 'bare', gameId: null, gameName: null, betDate: 'soon' }
    openBets([sangam, { ...bare, betType: 'Lucky', session: null, potentialWin: null }])
    await line('Showing 1 to 2 of 2 bets')
    expect(cards()[0]?.textContent).toContain('123-456Full Sangam₹100Both sessions, 1:42 PM')
    expect(cards()[1]?.textContent).toBe('Unknown gamePendingNumber 0Lucky₹100')
    expect(screen.getByRole('heading', { level: 2, name: 'Date unknown' })).toBeTruthy()
  })

  test('opens its sheet, which tells everything, can be shared, and goes into the chat', async () => {
    const { user } = openMany(3)
    await user.click(await screen.findByRole('button', { name: 'Details, Malwa Day, Jodi 11' }))
    const sheet = within(details())
    expect(facts(details())).toEqual([
      'Game: Malwa Day',
      'Status: Won',
      'Session: Close',
      'Bet: Jodi 11',
      'You win on: jodi 11',
      'Amount: ₹100',
      'Potential win: ₹950',
      'Won: ₹950',
      'Placed: 20 Nov, 12:42 PM',
      'Result: 359-74-590',
      'Declared: 20 Nov, 1:42 PM',
      'Bet ID: bet-2',
    ])
    expect(sheet.getByRole('img', { name: 'Open 359, jodi 74, close 590' })).toBeTruthy()
    const share = vi.fn<typeof navigator.share>(async () => undefined)
    vi.stubGlobal('navigator', Object.assign(navigator, { share }))
    await user.click(sheet.getByRole('button', { name: 'Share' }))
    expect(share.mock.calls[0]?.[0]?.text).toContain('Game: Malwa Day\nStatus: Won\n')
    Reflect.deleteProperty(navigator, 'share')
    await user.click(sheet.getByRole('link', { name: 'Get help with this bet' }))
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox')
    await waitFor(() => expect(field.value).toContain('Bet ID: bet-2'))
  })

  test('that waits for its result has won nothing yet, which isn’t ₹0', async () => {
    const { user } = openMany(1)
    await user.click(await screen.findByRole('button', { name: /^Details, Konkan Day/ }))
    const shown = facts(details())
    expect(shown).toContain('Status: Pending')
    expect(shown.filter((fact) => /^(Won|Result|Declared)/.test(fact))).toEqual([])
  })
})

describe('paging', () => {
  test('by keyboard: the focus stays on the bar, the ends lead nowhere, each page is announced §2.103 §2.105', async () => {
    const { user, path, container } = openMany(57)
    await line('Showing 1 to 10 of 57 bets')
    step('Next').focus()
    await user.keyboard('{Enter}')
    await line('Showing 11 to 20 of 57 bets')
    expect(document.activeElement).toBe(step('Next'))
    expect(current()).toEqual(['2'])
    expect(path()).toBe('/bidding-history?page=2')
    await waitFor(() =>
      expect(container.querySelector('[aria-live=polite]')?.textContent).toBe(
        'Showing 11 to 20 of 57 bets',
      ),
    )

    step('Last').focus()
    await user.keyboard(' ')
    await line('Showing 51 to 57 of 57 bets')
    await waitFor(() => expect(cards()).toHaveLength(7))
    expect(step('Last').getAttribute('aria-disabled')).toBe('true')
    expect(step('Next').getAttribute('aria-disabled')).toBe('true')
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(step('Last'))
    expect(current()).toEqual(['6'])

    await user.click(step('Page 4'))
    await line('Showing 31 to 40 of 57 bets')
    await user.click(step('Previous'))
    await line('Showing 21 to 30 of 57 bets')
    await user.click(step('First'))
    await line('Showing 1 to 10 of 57 bets')
    expect(path()).toBe('/bidding-history')
    expect(step('First').getAttribute('aria-disabled')).toBe('true')
  })
})

describe('filters', () => {
  test('by keyboard take effect with their button and start on the first page §2.101', async () => {
    const { user, path } = openMany(57, '/bidding-history?page=3')
    await line('Showing 21 to 30 of 57 bets')
    screen.getByRole('button', { name: 'Filters' }).focus()
    await user.keyboard('{Enter}')
    const sheet = within(screen.getByRole('dialog', { name: 'Filters' }))
    sheet.getByRole('button', { name: 'Won' }).focus()
    await user.keyboard('{Enter}')
    sheet.getByRole('button', { name: 'Show 19 bets' })
    sheet.getByRole('button', { name: 'Jodi' }).focus()
    await user.keyboard(' ')
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Game' }), 'Malwa Day')
    expect(path()).toBe('/bidding-history?page=3')
    sheet.getByRole('button', { name: 'Show 10 bets' }).focus()
    await user.keyboard('{Enter}')
    await line('Showing 1 to 10 of 10 bets')
    expect(path()).toBe('/bidding-history?status=won&type=jodi&game=market-b')
    const opener = screen.getByRole('button', { name: 'Filters, 3 on' })
    expect(document.activeElement).toBe(opener)
    expect(screen.getByText('Won, Jodi, Malwa Day')).toBeTruthy()

    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await line('Showing 1 to 10 of 57 bets')
    expect(path()).toBe('/bidding-history')
  })

  test('the games are in the order of the alphabet, whatever a host writes in capitals', async () => {
    const names = ['MALWA DAY', 'deccan morning', 'Konkan Day']
    const bets = manyBets(3, friday).map((bet, at) => ({
      ...bet,
      gameId: `m${at}`,
      gameName: names[at] ?? '',
    }))
    const { user } = openBets(bets)
    await user.click(await screen.findByRole('button', { name: 'Filters' }))
    const game = screen.getByRole('combobox', { name: 'Game' })
    expect(
      within(game)
        .getAllByRole('option')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual(['deccan morning', 'Konkan Day', 'MALWA DAY'])
  })

  test('by date: the last seven days, then custom days §9.38', async () => {
    const { user, path } = openMany(300)
    await line('Showing 1 to 10 of 300 bets')
    const range = screen.getByRole('combobox', { name: 'Dates' })
    const offered = within(range).getAllByRole('option')
    expect(offered.map((option) => option.textContent)).toEqual([
      'All dates',
      'Today',
      'Last 7 days',
      'Last month',
      'Custom',
    ])
    await user.selectOptions(range, 'Today')
    // 20 November, 1:42 PM back to 12:42 AM.
    await line('Showing 1 to 10 of 14 bets')
    await user.selectOptions(range, 'Last 7 days')
    await line('Showing 1 to 10 of 158 bets')
    await user.selectOptions(range, 'Custom')
    await line('Showing 1 to 10 of 300 bets')
    await user.type(screen.getByLabelText('From'), '2026-11-19')
    await user.type(screen.getByLabelText('To'), '2026-11-19')
    await line('Showing 1 to 10 of 24 bets')
    expect(path()).toBe('/bidding-history?range=custom&from=2026-11-19&to=2026-11-19')
  })

  test('that leave nothing say so and can be cleared', async () => {
    const { user } = openMany(2, '/bidding-history?status=cancelled')
    expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeTruthy()
    const [clear] = screen.getAllByRole('button', { name: 'Clear filters' })
    if (clear) await user.click(clear)
    await line('Showing 1 to 2 of 2 bets')
  })

  test('sorts are by bet date, amount or win amount: the highest win amount first §2.102 §9.39', async () => {
    const { user, path } = openMany(5)
    await line('Showing 1 to 5 of 5 bets')
    const sort = screen.getByRole('combobox', { name: 'Sort by' })
    expect(
      within(sort)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual([
      'Bet date, newest',
      'Bet date, oldest',
      'Amount, highest',
      'Amount, lowest',
      'Win amount, highest',
      'Win amount, lowest',
    ])
    await user.selectOptions(sort, 'Win amount, highest')
    await waitFor(() => expect(cards()[0]?.textContent).toContain('Won ₹950'))
    expect(path()).toBe('/bidding-history?sort=win-amount')
  })
})

test('stake and win by day are a tap away, and can be read as a table', async () => {
  const { user } = openMany(20)
  await line('Showing 1 to 10 of 20 bets')
  expect(screen.queryByRole('table')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Stake and win by day', expanded: false }))
  const table = await screen.findByRole('table', { name: 'Stake and win by day' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map((row) => row.textContent)).toEqual(['19 Nov₹600₹1,900', '20 Nov₹1,400₹4,750'])
})

test('a bet that a host lists twice is one bet', async () => {
  const [bet] = manyBets(1, friday)
  if (!bet) throw new Error('no bet')
  openBets([bet, bet])
  await line('Showing 1 to 1 of 1 bet')
  expect(tile('Total invested')).toBe('₹100')
})

test('bets that share an id are all shown, each on its own page', async () => {
  const { user } = openBets(manyBets(12, friday).map((bet) => ({ ...bet, _id: 'b' })))
  await line('Showing 1 to 10 of 12 bets')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await line('Showing 11 to 12 of 12 bets')
  await waitFor(() => expect(cards()).toHaveLength(2))
})
