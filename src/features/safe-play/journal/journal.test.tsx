import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { players } from '#mocks/seed/players.ts'
import { journalOf } from '#money/journal/journal.ts'
import { tokenFor } from '#scenarios/stage.ts'
import { queryOf } from '#session/queries.ts'
import { manyBets } from '#tests/testing/bets/bets.ts'
import { openBets } from '#tests/testing/pages/bet-history.ts'
import { betPage } from '#tests/testing/pages/bet-page.ts'
import { renderApp } from '#tests/testing/render-app.tsx'

type App = Awaited<ReturnType<typeof betPage>>

const minute = 60_000

/** Reads again, as a poll would. */
const poll = ({ api }: App, operation: 'listGames' | 'listMyBets' | 'getGameRates') =>
  act(async () => {
    await api.queryClient.fetchQuery({
      ...(queryOf(api.client, operation) as { queryKey: readonly unknown[] }),
      staleTime: 0,
    })
  })

const told = (app: App, kind: string) =>
  (journalOf(app.api).get() ?? []).filter(({ row }) => row[2] === kind)

/** A bet on 128, placed and in the journal. */
async function placed(): Promise<App> {
  const app = await betPage('/bet/single-panna/konkan-day')
  app.fill('128', '100')
  app.place()
  await waitFor(() => expect(told(app, 'receipt')).toHaveLength(1))
  return app
}

const open = async (app: App, name: RegExp) => {
  await app.user.click(screen.getByRole('button', { name: 'Back' }))
  await app.user.click(await screen.findByRole('button', { name: 'Menu' }))
  await app.user.click(await screen.findByRole('link', { name }))
}

test('a bet, its result, another result, a lower rate, and a bet that is gone: the journal has it all', async () => {
  const app = await placed()
  const { db, commands } = app.backend
  expect(told(app, 'balance').at(-1)?.row[4]).toEqual({ balance: 12_350 })
  const [receipt] = told(app, 'receipt')
  expect(receipt?.row).toMatchObject([
    expect.any(Number),
    app.clock.now(),
    'receipt',
    `bet.${app.placed()[0]?.id}`,
    { market: 'Konkan Day', number: '128', amount: 100, min: 10, max: 1500, potentialWin: 15_000 },
  ])

  app.clock.advance(90 * minute)
  commands.declareResult({ gameId: 'konkan-day', session: 'open', pana: '128' })
  await poll(app, 'listGames')
  await poll(app, 'listMyBets')
  app.clock.advance(15 * minute)
  const query = { where: { gameId: { equals: 'konkan-day' }, date: { equals: '2026-11-20' } } }
  db.result.changeAll(query, () => ({ pana: '129', digit: '2' }))
  app.answers.getGameRates = () => Response.json({ singlePana: { min: 10, max: 1300 } })
  app.answers.listMyBets = () => Response.json({ bets: [] })
  for (const operation of ['listGames', 'getGameRates', 'listMyBets'] as const) {
    await poll(app, operation)
  }
  await open(app, /^Journal/)

  const changes = await screen.findByRole('region', { name: 'Changed after you saw it' })
  await waitFor(() =>
    expect(
      within(changes)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Your bet 128 on Konkan Day, Open, ₹100, was won at 3:12 PM and not in your bets at 3:27 PM.',
      'The rate of Single Panna was ₹1,500 for ₹10 at 1:42 PM, and ₹1,300 for ₹10 at 3:27 PM.',
      'The result of Konkan Day, Open, was 128-1 at 3:12 PM, and 129-2 at 3:27 PM.',
    ]),
  )
  within(await screen.findByRole('region', { name: '20 Nov' })).getByText(
    'Receipt: 128 on Konkan Day, Open, Single Panna, ₹100',
  )
})

test('what stays the same is told once, and a bet the host lists late isn’t missed', async () => {
  const app = await placed()
  app.answers.listMyBets = () => Response.json({ bets: [] })
  await poll(app, 'listMyBets')
  await poll(app, 'listGames')
  const before = journalOf(app.api).get()
  await poll(app, 'listGames')
  expect(told(app, 'history')).toEqual([])
  expect(journalOf(app.api).get()).toBe(before)
})

describe('the page', () => {
  test('the code can be copied; Delete asks first', async () => {
    const app = await placed()
    await open(app, /^Journal/)
    const code = journalOf(app.api).get()?.at(-1)?.hash.slice(0, 8) ?? ''
    const count = journalOf(app.api).get()?.length
    await screen.findByText(code)
    await app.user.click(screen.getByRole('button', { name: 'Copy code' }))
    await expect(navigator.clipboard.readText()).resolves.toBe(
      `Journal: ${count} entries, code ${code}`,
    )
    await app.user.click(screen.getByRole('button', { name: 'Delete journal' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Delete the journal?' }))
    await app.user.click(sheet.getByRole('button', { name: 'Keep it' }))
    await app.user.click(screen.getByRole('button', { name: 'Delete journal' }))
    await app.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
    await screen.findByRole('heading', { name: 'Nothing here yet' })
  })

  test('another player of the phone sees nothing of it', async () => {
    const app = await placed()
    act(() => app.api.session.signOut())
    expect(journalOf(app.api).get()).toBeNull()
    const { name, mobileNumber } = players.new
    act(() => app.api.session.signIn({ token: tokenFor(app, 'new'), user: { name, mobileNumber } }))
    await poll(app, 'listMyBets')
    await poll(app, 'listGames')
    await waitFor(() => expect(told(app, 'result')).not.toEqual([]))
    expect(told(app, 'receipt')).toEqual([])
    expect(told(app, 'balance').map(({ row }) => row[4])).toEqual([{ balance: 1000 }])
  })
})

describe('help with a bet', () => {
  test('its card leads to everything known, which can be shared and put into the chat', async () => {
    const app = openBets(manyBets(3, Date.parse('2026-11-20T13:42:00+05:30')))
    await app.user.click(
      await screen.findByRole('link', { name: 'Get help with this bet: 11 on Malwa Day' }),
    )
    const record = within(
      (await screen.findByText('In your bets')).closest('section') as HTMLElement,
    )
    for (const line of ['Bet: Jodi 11', 'Amount: ₹100', 'Status: Won', 'Result: 359-74-590']) {
      record.getByText(line)
    }
    await screen.findByText('20 Nov, 1:42 PM: Result of Malwa Day, Open: 245-1')
    const share = vi.fn<typeof navigator.share>(async () => undefined)
    vi.stubGlobal('navigator', Object.assign(navigator, { share }))
    await app.user.click(screen.getByRole('button', { name: 'Share as text' }))
    expect(share.mock.calls[0]?.[0]?.text).toContain('In your bets\nBet ID: ')
    Reflect.deleteProperty(navigator, 'share')
    await app.user.click(screen.getByRole('button', { name: 'Write to support' }))
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox')
    await waitFor(() => expect(field.value).toContain('Bet: Jodi 11'))
  })

  test('a bet that waits for its result has won nothing yet, which isn’t ₹0', async () => {
    renderApp('/journal/bet.bet-24')
    await screen.findByText('Status: Pending')
    expect(screen.queryByText(/^Won:/)).toBeNull()
  })

  test('a bet nobody knows says so', async () => {
    renderApp('/journal/bet.unknown')
    const sentence = 'This bet isn’t in your bets or in the journal of this phone.'
    expect(await screen.findByText(sentence)).toBeTruthy()
  })
})
