import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '#tests/testing/render-app.tsx'

/** Renders an address for an inactive player, until no more calls are made. */
async function visit(address: string) {
  const app = renderApp(address, { scenario: 'inactive-user' })
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(app.api.queryClient.isFetching()).toBe(0))
  return app
}

const ways = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href') ?? '')

/** Presses Back, where the screen has it: it leads home. */
async function goBack(app: Awaited<ReturnType<typeof visit>>, place: string): Promise<void> {
  const back = screen.queryByRole('button', { name: 'Back' })
  if (!back) return
  await app.user.click(back)
  await waitFor(() => expect(app.path()).not.toBe(place))
  await waitFor(() => expect(app.api.queryClient.isFetching()).toBe(0))
  // The open pages do not know who is there and lead home by way of the login.
  const way = app.visits().filter((address) => address !== '/auth')
  expect(way).toEqual([place, '/dashboard'])
}

test('an inactive player: every link and every Back leads somewhere they may go §6.9', async () => {
  // Every address that can be reached by links from home and from its menu, that of a game once.
  const waiting = ['/dashboard']
  const known = new Set(waiting)
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    const app = await visit(address)
    expect(app.visits(), address).toEqual([address])
    if (address === '/dashboard') {
      await app.user.click(screen.getByRole('button', { name: 'Menu' }))
      await within(await screen.findByRole('dialog')).findByRole('navigation')
    }
    for (const way of ways().filter((href) => href.startsWith('/'))) {
      const isOther = [...known].every(
        (one) => !one.startsWith('/game-chart/') || !way.startsWith('/game-chart/'),
      )
      if (isOther && !known.has(way)) waiting.push(way)
      if (isOther) known.add(way)
    }
    await goBack(app, address)
    app.unmount()
  }
  expect([...known]).toEqual(
    expect.arrayContaining([
      '/bidding-history',
      '/winning-history',
      '/starline-history',
      '/starline-chart',
    ]),
  )
}, 60_000)

test.each([
  '/game-selection/konkan-day',
  '/bet/jodi',
  '/bet/single-panna/konkan-day',
  '/wallet',
  '/wallet-statement',
  '/add-fund',
  '/withdraw-fund',
  '/withdraw-history',
  '/bank',
  '/paytm',
  '/googlepay',
  '/phonepe',
  '/starline-gaming',
])(
  'an inactive player is sent home from %s and told why, once §1.22 §6.7 §6.8',
  async (address) => {
    const app = await visit(address)
    expect(app.path()).toBe('/dashboard')
    const reasons = screen.getAllByText(/^Your account isn’t active\. You can still see results/)
    expect(reasons).toHaveLength(1)
    expect(reasons[0]?.closest('[role=status]')).not.toBeNull()
  },
)
