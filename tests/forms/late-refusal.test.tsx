import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fridayAt } from '#mocks/testing/test-backend.ts'
import { betPage } from '#tests/testing/pages/bet-page.ts'
import { buttonNamed } from '#tests/testing/pages/button-named.ts'
import { depositAmount, openDeposit } from '#tests/testing/pages/deposit-page.ts'
import {
  openStarline,
  playAt,
  sampleStarlineGame,
  starlineGamesAnswer,
} from '#tests/testing/pages/starline.ts'
import { fillWithdrawal, openWithdraw, withdrawButton } from '#tests/testing/pages/withdraw-page.ts'
import type { renderApp } from '#tests/testing/render-app.tsx'

type App = ReturnType<typeof renderApp>

interface Filled {
  app: App
  press: () => Promise<unknown>
  /** Where the wrong field stands. */
  wrong: () => HTMLElement
  /** Where the player goes while the press waits. */
  elsewhere: () => HTMLElement
}

const amount = () => screen.getByLabelText<HTMLInputElement>('Amount')

async function bet(): Promise<Filled> {
  const page = await betPage('/bet/jodi/konkan-day', { now: fridayAt('13:40') })
  page.fill('57', '1')
  return {
    app: page,
    press: () => page.user.click(page.button()),
    wrong: amount,
    elsewhere: page.number,
  }
}

async function slip(): Promise<Filled> {
  const page = await betPage('/bet/jodi/konkan-day', { now: fridayAt('13:40') })
  page.fill('57', '100')
  await page.user.click(screen.getByRole('button', { name: 'Add another number' }))
  page.fill('17', '1')
  return {
    app: page,
    press: () => page.user.click(screen.getByRole('button', { name: 'Place 2 bets' })),
    wrong: amount,
    elsewhere: page.number,
  }
}

async function starline(number: string, rupees: string): Promise<App> {
  const app = openStarline({
    now: fridayAt('13:42'),
    answers: starlineGamesAnswer(sampleStarlineGame()),
  })
  await playAt(app.user, '2:00 PM')
  if (number !== '') await app.user.click(buttonNamed(number))
  await app.user.type(amount(), rupees)
  return app
}

async function starlineAmount(): Promise<Filled> {
  const app = await starline('7', '1')
  return {
    app,
    press: () => app.user.click(buttonNamed('Place Bet')),
    wrong: amount,
    elsewhere: () => buttonNamed('8'),
  }
}

async function starlineNumber(): Promise<Filled> {
  const app = await starline('', '100')
  return {
    app,
    press: () => app.user.click(buttonNamed('Place Bet')),
    wrong: () => document.querySelector<HTMLElement>('[data-pad] button') as HTMLElement,
    elsewhere: amount,
  }
}

async function withdrawal(): Promise<Filled> {
  const app = await openWithdraw()
  await fillWithdrawal(app, '10')
  return {
    app,
    press: () => app.user.click(withdrawButton()),
    wrong: () => screen.getByLabelText('Points to withdraw'),
    elsewhere: () => screen.getByRole('radio', { name: /^Bank/ }),
  }
}

async function deposit(): Promise<Filled> {
  const app = await openDeposit()
  await app.user.type(await depositAmount(), '10')
  return {
    app,
    press: () => app.user.click(buttonNamed('Show QR code')),
    wrong: () => screen.getByLabelText('Amount to add'),
    elsewhere: () => buttonNamed('₹5,000'),
  }
}

const forms = [
  ['a bet', bet, 'Minimum bet amount is ₹10'],
  ['a slip', slip, 'Minimum bet amount is ₹10'],
  ['the amount of a Starline bet', starlineAmount, 'Minimum bet amount is ₹10'],
  ['the number of a Starline bet', starlineNumber, 'Please enter a valid bet number'],
  ['a withdrawal', withdrawal, 'Minimum withdrawal amount is ₹1000'],
  ['a deposit', deposit, 'Minimum deposit amount is 100 points'],
] as const

/** Presses with old data; returns what lets the host answer. */
async function pressWithOldData({ app, press }: Filled): Promise<() => Promise<void>> {
  await waitFor(() => expect(app.api.queryClient.isFetching()).toBe(0))
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  app.answers.getUserProfile = ({ passOn }) => released.then(passOn)
  act(() => app.clock.set(app.clock.now() + 3 * 60_000))
  app.calls.length = 0
  await press()
  await waitFor(() => expect(app.calls).toContain('getUserProfile'))
  return () => act(async () => release())
}

test.each(forms)(
  '%s is wrong after a wait: the field has the focus, unless the player has gone elsewhere meanwhile',
  async (_, open, error) => {
    const form = await open()
    const end = async (answer: () => Promise<void>) => {
      await answer()
      await waitFor(() => expect(document.querySelector('button[aria-busy]')).toBeNull())
      expect(await screen.findAllByText(error)).not.toEqual([])
      // The focus comes in a task of its own, as a key does.
      await form.app.user.keyboard('{Shift}')
    }
    await end(await pressWithOldData(form))
    expect(document.activeElement).toBe(form.wrong())

    const answer = await pressWithOldData(form)
    act(() => form.elsewhere().focus())
    await end(answer)
    expect(document.activeElement).toBe(form.elsewhere())
  },
)
