import { screen } from '@testing-library/react'
import { renderApp } from '../render-app.tsx'

type App = ReturnType<typeof renderApp>
type Options = Parameters<typeof renderApp>[1]

/** What a withdrawal says when the host has recorded it. */
export const submitted =
  'Withdrawal request submitted successfully! Please wait for admin approval.'

export const amount = () => screen.findByLabelText('Points to withdraw')
export const button = () => screen.getByRole('button', { name: 'Withdraw' })
export const method = (name: RegExp) => screen.findByRole('radio', { name })
/** The host's pending withdrawals. */
export const pendingRequests = (app: App) =>
  app.backend.db.withdrawal.findMany({
    where: { accountId: { equals: 'sample-player' }, status: { equals: 'pending' } },
  })

/** The withdraw screen, ready. */
export async function openWithdraw(options: Options = {}): Promise<App> {
  const app = renderApp('/withdraw-fund', options)
  await amount()
  await screen.findByText('Minimum ₹1,000')
  return app
}

export async function fill(app: App, rupees = '5000', to = /^Bank/): Promise<void> {
  await app.user.click(await method(to))
  await app.user.type(await amount(), rupees)
}

export async function sendWithdrawal(app: App): Promise<void> {
  await fill(app)
  await app.user.click(button())
}
