import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { down } from '#tests/testing/answers.ts'
import { renderApp } from '#tests/testing/render-app.tsx'

describe('a screen whose first load fails §8.11 §8.12 §8.16 §8.18 §8.19 §8.21 §8.22', () => {
  // The last two: a part of the screen that is there once the call was answered.
  test.each([
    ['/bet/jodi/konkan-day', 'listGames', 'Failed to load games', 'spinbutton', 'Amount'],
    ['/game-selection/konkan-day', 'listGames', 'Failed to load game details.', 'link', /^Jodi/],
    ['/game-chart/malwa-day', 'listGames', 'Failed to load game details.', 'table', /^Past/],
    [
      '/game-chart/malwa-day',
      'listSessionResults',
      'Failed to load game results.',
      'table',
      /^Past/,
    ],
    ['/starline-gaming', 'listStarlineGames', 'Failed to load games', 'region', 'Games'],
    [
      '/starline-chart',
      'listStarlineResults',
      'Failed to load starline results.',
      'table',
      /Noon$/,
    ],
    ['/bidding-history', 'listMyBets', 'Failed to load bidding history', 'list', 'Bets'],
    ['/winning-history', 'listMyBets', 'Failed to load winning history', 'list', 'Bets'],
    ['/starline-history', 'listStarlineBets', 'Failed to load betting history', 'list', 'Bets'],
    ['/withdraw-fund', 'getUserProfile', 'Failed to load user details', 'radio', /^Bank/],
    ['/withdraw-history', 'listWithdrawals', 'Failed to load withdrawal history', 'article', /^/],
    ['/enquiry', 'listMyEnquiries', 'Failed to load enquiries', 'list', /^Conversation/],
  ] as const)('%s without %s says “%s”, and Retry loads it', async (...row) => {
    const [path, operation, sentence, role, name] = row
    const { user, answers } = renderApp(path, { answers: { [operation]: down } })
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByRole('heading', { name: sentence })).toBeTruthy()
    expect(screen.queryByRole(role, { name })).toBeNull()
    delete answers[operation]
    await user.click(alert.getByRole('button', { name: 'Retry' }))
    expect(await screen.findAllByRole(role, { name })).not.toHaveLength(0)
  })
})

// The last two: what stays on screen. A list says how old it is itself, everything else has a toast.
test.each([
  ['/dashboard', 'listGames', 'Failed to load games', 'listitem', /^/],
  ['/wallet', 'getUserProfile', 'Failed to load wallet data', 'region', 'Balance'],
  ['/withdraw-history', 'listWithdrawals', 'Failed to load withdrawal history', 'article', /^/],
  ['/starline-gaming', 'listStarlineGames', 'Failed to load games', 'listitem', /^/],
  [
    '/bidding-history',
    'listMyBets',
    'Failed to load bidding history. Showing data from 1:42 PM.',
    'article',
    /^/,
  ],
  [
    '/starline-history',
    'listStarlineBets',
    'Failed to load betting history. Showing data from 1:42 PM.',
    'article',
    /^/,
  ],
  [
    '/wallet-statement',
    'listMyBets',
    'Failed to load betting history. Showing data from 1:42 PM.',
    'listitem',
    /^/,
  ],
] as const)(
  '%s, when a Refresh of %s fails, says “%s” and keeps what was there',
  async (...row) => {
    const [path, operation, sentence, role, name] = row
    const { user, answers, api, said } = renderApp(path)
    const shown = () => screen.getAllByRole(role, { name }).map(({ textContent }) => textContent)
    await screen.findAllByRole(role, { name })
    await waitFor(() => expect(api.queryClient.isFetching()).toBe(0))
    const before = shown()
    answers[operation] = down
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findAllByText(sentence)).not.toHaveLength(0)
    expect(said()).toEqual(sentence.includes('Showing') ? [] : [sentence])
    expect(shown()).toEqual(before)
  },
)
