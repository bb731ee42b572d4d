import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { down } from '#tests/testing/answers.ts'
import { renderApp } from '#tests/testing/render-app.tsx'

// The last two: what stays on screen. A list says how old it is itself, everything else has a
// toast.
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
    const { user, answers, api, toastTexts } = renderApp(path)
    const inMain = () => within(screen.getByRole('main')).getAllByRole(role, { name })
    const shown = () => inMain().map(({ textContent }) => textContent)
    await waitFor(inMain)
    await waitFor(() => expect(api.queryClient.isFetching()).toBe(0))
    const before = shown()
    answers[operation] = down
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findAllByText(sentence)).not.toHaveLength(0)
    expect(toastTexts()).toEqual(sentence.includes('Showing') ? [] : [sentence])
    // The rest of a list may have been rendered since.
    expect(shown()).toEqual(expect.arrayContaining(before))
  },
)
