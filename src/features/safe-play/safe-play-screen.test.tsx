import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { friday } from '#mocks/testing/test-backend.ts'
import { localStore } from '#platform/storage/storage.ts'
import { idleAtOnce } from '#tests/testing/browser.ts'
import { renderApp } from '#tests/testing/render-app.tsx'

/** As a release kept it that knew one entry for the phone: it becomes the player's. */
const storeLimits = (limits: object, more: object = {}) =>
  localStore.set(
    'ank.safe-play',
    JSON.stringify({
      seen: friday,
      until: 0,
      spent: {
        deposit: {},
        stake: { '2026-11-20': 380 },
      },
      limits: {
        deposit: {},
        stake: {},
        ...limits,
      },
      ...more,
    }),
  )
const keys = () => localStore.keys().filter((key) => key.startsWith('ank.safe-play'))
const stored = () =>
  JSON.parse(localStore.get(keys()[0] ?? 'token') ?? '{}') as {
    version: number
    until: number
    limits: { stake: object; deposit: object }
  }
const field = (name: string) => screen.findByRole<HTMLInputElement>('spinbutton', { name })

test('deposit limits come first; what is left, a raise and its way back are said', async () => {
  storeLimits({ stake: { day: { amount: 500 } } })
  const { user } = renderApp('/safe-play', { now: friday })
  const forms = await screen.findAllByRole('form')
  expect(forms.map((form) => within(form).getByRole('heading').textContent)).toEqual([
    'Deposit limits',
    'Stake limits',
  ])
  screen.getByText('₹120 of ₹500 left today')
  const day = await field('Stake limit for a day')
  await user.clear(day)
  await user.type(day, '800{Enter}')
  await screen.findByText('Rises to ₹800 on 21 Nov, 1:42 PM.')
  expect(day.value).toBe('500')
  await user.click(screen.getByRole('button', { name: 'Cancel the raise' }))
  expect(stored().limits.stake).toEqual({ day: { amount: 500 } })
  const deposits = within(screen.getByRole('form', { name: 'Deposit limits' }))
  await user.click(deposits.getByRole('radio', { name: 'Week' }))
  const week = await field('Deposit limit for a week')
  // The point ends the number (readings.md#amount-fields).
  await user.type(week, '5000.5')
  expect(screen.getAllByText('Whole rupees only')[0]).toBeTruthy()
  await user.type(week, '{Enter}')
  await waitFor(() => expect(stored().limits.deposit).toEqual({ week: { amount: 5000 } }))
})

test('one field for three periods: the one with a limit first, each says its own, all typed are saved', async () => {
  storeLimits({ stake: { week: { amount: 2000 } } })
  const { user } = renderApp('/safe-play', { now: friday })
  expect((await field('Stake limit for a week')).value).toBe('2000')
  const stakes = within(screen.getByRole('form', { name: 'Stake limits' }))
  const periods = () =>
    stakes.getAllByRole('radio').map((each) => each.closest('label')?.textContent)
  expect(periods()).toEqual(['Day ', 'Week ₹2,000', 'Month '])
  expect(stakes.getAllByRole('spinbutton')).toHaveLength(1)
  await user.click(stakes.getByRole('radio', { name: 'Day' }))
  await user.type(await field('Stake limit for a day'), '500')
  await user.click(stakes.getByRole('radio', { name: 'Month' }))
  await user.type(await field('Stake limit for a month'), '6000{Enter}')
  await screen.findByText('Saved. It holds from now on.')
  expect(stored().limits.stake).toEqual({
    day: { amount: 500 },
    week: { amount: 2000 },
    month: { amount: 6000 },
  })
})

test('what is wrong in another period is shown before anything is saved', async () => {
  const { user } = renderApp('/safe-play', { now: friday })
  await user.type(await field('Stake limit for a day'), '99999999999999999999')
  const stakes = within(screen.getByRole('form', { name: 'Stake limits' }))
  await user.click(stakes.getByRole('radio', { name: 'Week' }))
  await user.click(stakes.getByRole('button', { name: 'Save' }))
  await screen.findByText('Enter whole rupees, or leave it empty for no limit.')
  await waitFor(() =>
    expect(document.activeElement).toBe(
      screen.getByRole('spinbutton', { name: 'Stake limit for a day' }),
    ),
  )
})

test('a break is asked for twice, and closes betting and deposits but not withdrawals', async () => {
  const { user, unmount } = renderApp('/safe-play', { now: friday })
  await user.click(await screen.findByRole('button', { name: '1 week' }))
  await user.click(screen.getByRole('button', { name: 'Begin the break' }))
  const sentence = 'You’re taking a break until 27 Nov, 1:42 PM.'
  await screen.findByText(sentence)
  // Elsewhere, the sentence links to this screen.
  expect(screen.queryByRole('link', { name: 'Safety and data' })).toBeNull()
  unmount()
  for (const path of ['/dashboard', '/starline-gaming', '/bet/jodi', '/add-fund']) {
    const app = renderApp(path, { now: friday })
    await screen.findByText(sentence)
    if (path === '/bet/jodi') {
      // As without a connection: nothing to press that would only be refused.
      await screen.findByText('Betting is paused')
      expect(screen.queryByRole('button', { name: 'Place Bet' })).toBeNull()
    }
    if (path === '/add-fund') {
      await screen.findByText('Deposits are paused')
      expect(screen.queryByRole('button', { name: 'Show QR code' })).toBeNull()
    }
    app.unmount()
  }
  renderApp('/withdraw-fund', { now: friday })
  await screen.findByLabelText('Points to withdraw')
  expect(screen.queryByText(sentence)).toBeNull()
})

test('a break and a limit are the player’s: the next one on the phone bets freely', async () => {
  storeLimits({ stake: { day: { amount: 500 } } }, { until: friday + 60 * 60_000 })
  const first = renderApp('/bet/jodi', { now: friday, as: 'new' })
  await screen.findByText('You’re taking a break until 20 Nov, 2:42 PM.')
  expect(keys()).toHaveLength(1)
  expect(keys()[0]).toMatch(/^ank\.safe-play\.[0-9a-z]{1,5}$/)
  expect(stored()).toMatchObject({ version: 1, limits: { stake: { day: { amount: 500 } } } })
  first.unmount()
  localStore.remove('token')
  const next = renderApp('/bet/single-digit/konkan-day', { now: friday })
  await next.user.type(await screen.findByLabelText('Digit'), '7')
  await next.user.type(screen.getByLabelText('Amount'), '600{Enter}')
  await screen.findByText('Bet placed successfully!')
})

test('a limit that can’t be read is said on every screen it stops, until it’s set again', async () => {
  storeLimits({ stake: { day: { amount: null } } })
  const sentence =
    'A stake limit of yours can’t be read on this phone any more. Set it again, or wait until 21 Nov, 1:42 PM.'
  const bet = renderApp('/bet/jodi', { now: friday })
  await screen.findByText(sentence)
  bet.unmount()
  const deposit = renderApp('/add-fund', { now: friday })
  await screen.findByRole('link', { name: 'Set a deposit limit' })
  expect(screen.queryByText(sentence)).toBeNull()
  deposit.unmount()
  const { user } = renderApp('/safe-play', { now: friday })
  await screen.findByText(sentence)
  await user.type(await field('Stake limit for a day'), '900{Enter}')
  await screen.findByText('Saved. It holds from now on.')
  expect(screen.queryByText(sentence)).toBeNull()
})

test('a bet over the limit is not sent, keeps what was typed, and leads to the limits', async () => {
  storeLimits({ stake: { day: { amount: 500 }, week: { amount: 2000 } } })
  const { user, calls, path } = renderApp('/bet/single-digit/konkan-day', { now: friday })
  await user.type(await screen.findByLabelText('Digit'), '7')
  await user.type(screen.getByLabelText('Amount'), '121{Enter}')
  const notice = await screen.findByText(/This goes over/)
  expect(notice.textContent).toContain(
    'This goes over your daily stake limit: ₹120 of ₹500 left until tomorrow.',
  )
  expect(calls).not.toContain('placeBet')
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('121')
  await user.click(screen.getByRole('link', { name: 'See your limits' }))
  expect(path()).toBe('/safe-play')
})

test.each([
  ['a break', {}, { until: friday + 60 * 60_000 }, true],
  ['a limit with ₹9 left', { stake: { day: { amount: 389 } } }, {}, true],
  ['a limit with ₹10 left', { stake: { day: { amount: 390 } } }, {}, false],
])('home and Starline, %s: whether Play Game is muted', async (_, limits, more, isMuted) => {
  idleAtOnce()
  storeLimits(limits, more)
  const home = renderApp('/dashboard', { now: friday })
  const row = await screen.findByRole('link', { name: 'Play Game, Konkan Day' })
  // Comes with the market to play next, once home is idle.
  if (isMuted) await waitFor(() => expect(row.classList).toContain('text-ink3'))
  else {
    await screen.findByRole('link', { name: 'Play now, Malwa Day' })
    expect(row.classList).toContain('play')
  }
  home.unmount()
  renderApp('/starline-gaming', { now: friday })
  const [card] = await screen.findAllByRole('button', { name: /^Play Game, 2:00 PM/ })
  expect(card?.classList).toContain(isMuted ? 'bg-sunken' : 'bg-fill')
})

test('the deposit page says what the tightest limit leaves, or leads to setting one; over it, nobody is shown whom to pay', async () => {
  const first = renderApp('/add-fund', { now: friday })
  await first.user.click(await screen.findByRole('link', { name: 'Set a deposit limit' }))
  expect(first.path()).toBe('/safe-play')
  first.unmount()
  storeLimits(
    { deposit: { week: { amount: 5000 }, month: { amount: 9000 } } },
    { spent: { deposit: { '2026-11-20': 3000 }, stake: {} } },
  )
  const { user, path, calls } = renderApp('/add-fund', { now: friday })
  await screen.findByText('₹2,000 of ₹5,000 left this week')
  await user.type(screen.getByLabelText('Amount to add'), '2001{Enter}')
  await screen.findByText(
    /This goes over your weekly deposit limit: ₹2,000 of ₹5,000 left until Monday\./,
  )
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(calls).not.toContain('createFundRequest')
  await user.click(screen.getByRole('link', { name: 'Change your deposit limit' }))
  expect(path()).toBe('/safe-play')
})

test('help lines are the operator’s: none without any, only numbers and pages open', async () => {
  const none = renderApp('/safe-play', { now: friday })
  await screen.findByRole('heading', { name: 'Take a break' })
  expect(screen.queryByText('Help lines')).toBeNull()
  none.unmount()
  const helpLines = 'Helpline|tel:14416, Chat | https://help.example.com, Bad|javascript:alert(1)'
  renderApp('/safe-play', { now: friday, config: { helpLines } })
  const section = await screen.findByRole('region', { name: 'Help lines' })
  expect(
    within(section)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Helpline', 'tel:14416'],
    ['Chat', 'https://help.example.com'],
  ])
})
