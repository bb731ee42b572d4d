import { screen } from '@testing-library/react'
import { renderApp } from '../render-app.tsx'

type App = ReturnType<typeof renderApp>
type Options = Parameters<typeof renderApp>[1]

/** What a withdrawal says when the host has recorded it. */
export const withdrawalSubmitted =
  'Withdrawal request submitted successfully! Please wait for admin approval.'

export const withdrawalAmount = () => screen.findByLabelText('Points to withdraw')
export const withdrawButton = () => screen.getByRole('button', { name: 'Withdraw' })
export const methodChoice = (name: RegExp) => screen.findByRole('radio', { name })
/** The host's pending withdrawals. */
export const pendingWithdrawals = (app: App) =>
  app.backend.db.withdrawal.findMany({
    where: { accountId: { equals: 'sample-player' }, status: { equals: 'pending' } },
  })

/** The withdraw screen, ready. */
export async function openWithdraw(options: Options = {}): Promise<App> {
  const app = renderApp('/withdraw-fund', options)
  await withdrawalAmount()
  await screen.findByText('Minimum ₹1,000')
  return app
}

export async function fillWithdrawal(app: App, rupees = '5000', to = /^Bank/): Promise<void> {
  await app.user.click(await methodChoice(to))
  await app.user.type(await withdrawalAmount(), rupees)
}

export async function sendWithdrawal(app: App): Promise<void> {
  await fillWithdrawal(app)
  await app.user.click(withdrawButton())
}
