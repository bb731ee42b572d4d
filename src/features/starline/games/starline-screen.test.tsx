import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { down } from '#tests/testing/answers.ts'
import { buttonNamed } from '#tests/testing/pages/button-named.ts'
import {
  cardOf,
  openStarline,
  sampleStarlineGame,
  starlineCards,
  starlineGamesAnswer,
} from '#tests/testing/pages/starline.ts'

describe('the list of Starline games', () => {
  test('only active ones, in order of their open time, with result and Hindi name, read every 60 s §2.109 §2.110 §3.39 §4.41', async () => {
    const { api } = openStarline()
    const times = (await starlineCards()).map(
      (card) => within(card).getByRole('heading').textContent,
    )
    const hours = [12, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    expect(times).toEqual(hours.map((hour) => `${hour}:00 PM`))
    const query = api.queryClient.getQueryCache().find({ queryKey: ['listStarlineGames', {}] })
    const every = query?.observers[0]?.options.refetchInterval
    expect(typeof every === 'function' && every(query as never)).toBe(60_000)
    const noon = within(await cardOf('12:00 PM'))
    expect(noon.getByText('दोपहर').getAttribute('lang')).toBe('hi')
    expect(noon.getByRole('img', { name: 'Result 4 7 0, digit 1' })).toBeTruthy()
    expect(noon.getByText('Market Closed')).toBeTruthy()
    // All ten buttons read “Play Game”, so a screen reader needs the time.
    expect(noon.getByRole('button').getAttribute('aria-label')).toMatch(/^Play Game, 12:00 PM, /)
    const two = within(await cardOf('2:00 PM'))
    expect(two.getByRole('img', { name: 'Result not declared' })).toBeTruthy()
    expect(two.getByText('* * *')).toBeTruthy()
    expect(two.getByText('Open')).toBeTruthy()
    expect(two.getByText('18 min left')).toBeTruthy()
  })

  test('below draws that are over, the one to play next is at hand; without those, it’s the first', async () => {
    const { user, answers } = openStarline()
    await starlineCards()
    const next = within(screen.getByRole('region', { name: 'Next to play' }))
    next.getByText('2:00 PM')
    next.getByText('18 min left')
    await user.click(next.getByRole('button', { name: 'Play now, 2:00 PM, Starline Two' }))
    await screen.findByRole('dialog', { name: '2:00 PM Starline' })
    await user.click(buttonNamed('Close'))
    Object.assign(answers, starlineGamesAnswer(sampleStarlineGame()))
    await user.click(buttonNamed('Refresh'))
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1))
    expect(screen.queryByRole('region', { name: 'Next to play' })).toBeNull()
  })

  test('a declared result: Market Closed, and pressing Play Game says why §4.37', async () => {
    const { user, toastTexts } = openStarline({
      answers: starlineGamesAnswer(sampleStarlineGame({ result: '123' })),
    })
    expect(await screen.findByText('Market Closed')).toBeTruthy()
    await user.click(buttonNamed(/^Play Game/))
    expect(toastTexts()).toEqual(['Betting is not available for this game right now'])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('a card links to the game’s chart and to its pending bets, the banner to the history §2.111', async () => {
    const { user, path } = openStarline()
    await user.click(within(await cardOf('12:00 PM')).getByRole('link', { name: /^Chart/ }))
    expect(path()).toBe('/starline-chart/starline-12')
    await screen.findByRole('heading', { level: 1, name: 'Starline chart' })
    await user.click(buttonNamed('Back'))
    const history = await screen.findByRole('link', { name: 'History' })
    expect(history.getAttribute('href')).toBe('/starline-history')
    const bets = await screen.findByRole('link', { name: '1 bet, ₹20 pending' })
    expect((await cardOf('3:00 PM')).contains(bets)).toBe(true)
    await user.click(bets)
    expect(path()).toBe('/starline-history?status=pending&game=starline-15')
  })

  test('refresh reads games, rates and balance again; if rates can’t be loaded, the default ones are shown without an error §2.113 §8.49 §8.63', async () => {
    const { user, toastTexts, calls } = openStarline({ answers: { getStarlineRates: down } })
    await starlineCards()
    expect((await screen.findByLabelText('₹10 wins')).textContent).toBe(
      'Single Digit₹100Single Pana₹1,500Double Pana₹3,000Triple Pana₹7,000',
    )
    expect(toastTexts()).toEqual([])
    expect(screen.queryByRole('alert')).toBeNull()
    calls.length = 0
    await user.click(buttonNamed('Refresh'))
    await waitFor(() => expect(toastTexts()).toEqual(['Refreshed!']))
    expect(calls).toEqual(
      expect.arrayContaining(['listStarlineGames', 'getStarlineRates', 'getUserProfile']),
    )
  })

  test('without games, says that there are none yet', async () => {
    openStarline({ answers: starlineGamesAnswer(sampleStarlineGame({ isActive: false })) })
    expect(await screen.findByText('No games yet')).toBeTruthy()
  })
})

test('the rates shown are the host’s §2.108 §3.42', async () => {
  const singleDigit = { min: 10, max: 95 }
  openStarline({ answers: { getStarlineRates: () => Response.json({ singleDigit }) } })
  const banner = await screen.findByLabelText('₹10 wins')
  await waitFor(() =>
    expect(banner.textContent).toBe(
      'Single Digit₹95Single Pana₹1,500Double Pana₹3,000Triple Pana₹7,000',
    ),
  )
})
