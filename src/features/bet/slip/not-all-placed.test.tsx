import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fridayAt } from '#mocks/testing/test-backend.ts'
import {
  answersOf,
  detailsButton,
  lines,
  number,
  press,
  refuse,
  slipAddress,
  slipOf,
} from '#tests/testing/pages/slip-page.ts'

describe('not every bet of a slip is placed', () => {
  test('one is refused and the next sent; a lost answer stops the rest', async () => {
    const page = await slipOf(['128', '137', '146', '236'])
    const requests = answersOf(page, {
      137: () => refuse('This number takes no more bets'),
      146: () => {
        page.backend.faults.add({ operation: 'listMyBets', fault: { kind: 'network' } })
        return Promise.reject(new TypeError('cut'))
      },
    })
    press('Place 4 bets')
    await screen.findByText(
      'One bet got no reply, so we stopped. The bets still waiting weren’t sent.',
    )
    expect(lines()).toEqual([
      `${number('128')}; Placed`,
      `${number('137')}; Not placed: This number takes no more bets`,
      `${number('146')}; Checking whether it was placed`,
      `${number('236')}; Waiting`,
    ])
    expect(requests).toEqual(['128', '137', '146'])
    // An unknown bet is neither removed nor sent again.
    expect(screen.queryByRole('button', { name: /^Remove 146/ })).toBeNull()
    press('Place 1 bet')
    await waitFor(() => expect(requests).toEqual(['128', '137', '146', '236']))
    await waitFor(() => expect(lines()[3]).toBe(`${number('236')}; Placed`))
    const details = await detailsButton()
    // At the same moment: the app looks again by itself.
    page.backend.faults.clear()
    fireEvent.click(details)
    press('Check again')
    await waitFor(() =>
      expect(lines()[2]).toBe(`${number('146')}; Not placed: Failed to place bet`),
    )
    expect(page.path()).toBe(slipAddress)
  })

  test('a bet whose answer was lost is found, and is placed', async () => {
    const page = await slipOf(['290', '380'])
    page.backend.faults.next('placeBet', { kind: 'lost-answer' })
    page.backend.faults.add({ operation: 'listMyBets', fault: { kind: 'network' } })
    press('Place 2 bets')
    await screen.findByText(/^One bet got no reply/)
    const details = await detailsButton()
    page.backend.faults.clear()
    fireEvent.click(details)
    press('Check again')
    await waitFor(() =>
      expect(lines()).toEqual([`${number('290')}; Placed`, `${number('380')}; Waiting`]),
    )
    expect(page.placed()).toHaveLength(1)
    // Found: it does not lead home while numbers wait.
    page.time.pass(60_000)
    expect(page.path()).toBe(slipAddress)
  })

  test('a bet no longer being checked says so, and can be removed', async () => {
    const page = await slipOf(['290'])
    page.backend.faults.next('placeBet', { kind: 'lost-answer' })
    page.backend.faults.add({ operation: 'listMyBets', fault: { kind: 'network' } })
    press('Place 1 bet')
    await waitFor(() =>
      expect(lines()).toEqual([`${number('290')}; Checking whether it was placed`]),
    )
    fireEvent.click(await detailsButton())
    press('Stop checking')
    press('Stop checking now')
    expect(lines()).toEqual([`${number('290')}; Check My bets before you play it again`])
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
    press('Clear')
    expect(screen.queryByRole('region', { name: 'Bet slip' })).toBeNull()
  })

  test.each(['Insufficient balance', 'Open session betting has closed', 'Account is inactive'])(
    'a refusal that applies to the rest stops it: %s',
    async (sentence) => {
      const page = await slipOf(['128', '137'])
      const requests = answersOf(page, { 128: () => refuse(sentence) })
      press('Place 2 bets')
      await screen.findByText('We stopped here. The bets still waiting weren’t sent.')
      expect(lines()).toEqual([
        `${number('128')}; Not placed: ${sentence}`,
        `${number('137')}; Waiting`,
      ])
      expect(requests).toEqual(['128'])
    },
  )

  test('a session that closes in the middle stops it on the phone', async () => {
    const page = await slipOf(['128', '137', '146'])
    const requests = answersOf(page, {
      128: () => {
        act(() => page.clock.set(fridayAt('15:00')))
        return Response.json({ newBalance: 12_350 })
      },
    })
    press('Place 3 bets')
    await screen.findByText(/^We stopped here/)
    expect(lines()).toEqual([
      `${number('128')}; Placed`,
      `${number('137')}; Not placed: Open session betting has closed`,
      `${number('146')}; Waiting`,
    ])
    expect(requests).toEqual(['128'])
  })
})
