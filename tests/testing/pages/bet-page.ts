import { fireEvent, screen } from '@testing-library/react'
import { players } from '#mocks/seed/players.ts'
import { renderApp, type RenderAppOptions } from '../render-app.tsx'
import { manualSchedule } from '../time/manual-schedule.ts'

/** The bet screen at an address, ready to be filled, with the moves a player makes on it. */
export async function betPage(path: string, options: RenderAppOptions = {}) {
  const time = manualSchedule()
  const app = renderApp(path, { schedule: time.schedule, ...options })
  await screen.findByLabelText('Amount')
  // The rules want a balance, which the app bar shows once it is known.
  await screen.findByText(/^Balance/)
  const earlier = app.backend.db.bet.count({ where: { accountId: { equals: players.sample.id } } })
  const page = {
    ...app,
    time,
    button: () => screen.getByText<HTMLButtonElement>(/^Plac(e|ing) Bet/),
    number: () =>
      screen.getByLabelText<HTMLInputElement>(/^(Digit|Jodi|Panna|Half sangam|Full sangam)$/),
    amount: () => screen.getByLabelText<HTMLInputElement>('Amount'),
    fill(number: string, amount: string) {
      fireEvent.change(page.number(), { target: { value: number } })
      fireEvent.change(page.amount(), { target: { value: amount } })
    },
    place: () => fireEvent.click(page.button()),
    /** The bets of the player that this page placed. */
    placed: () =>
      app.backend.db.bet
        .findMany({ where: { accountId: { equals: players.sample.id } } })
        .slice(earlier),
    /** How many bets were sent. */
    sent: () => app.calls.filter((call) => call === 'placeBet').length,
  }
  return page
}
