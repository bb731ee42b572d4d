import { screen } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import { openInstead } from '#platform/links/open-link.ts'
import { renderApp } from '../render-app.tsx'
import { buttonNamed } from './button-named.ts'

type App = ReturnType<typeof renderApp>
type Options = Parameters<typeof renderApp>[1]

/** Addresses that would have been opened: nothing leaves the page in these tests. */
export const openedAddresses = vi.fn<(address: string) => unknown>()

/** From now on, to the end of the test, addresses outside are given to `openedAddresses`. */
export function watchOpened(): void {
  const openAgain = openInstead(openedAddresses)
  onTestFinished(() => {
    openAgain()
    openedAddresses.mockReset()
  })
}

/** What a deposit says when the host has recorded it. */
export const depositSubmitted =
  'Fund request submitted successfully! Please wait for admin approval.'

export const depositAmount = () => screen.findByLabelText('Amount to add')
export const lastRequest = () => screen.findByRole('region', { name: 'Your last request' })
/** The host's pending requests. */
export const pendingDeposits = (app: App) =>
  app.backend.db.fundRequest.findMany({
    where: { accountId: { equals: 'sample-player' }, status: { equals: 'pending' } },
  })

/** The deposit screen, ready. */
export async function openDeposit(options: Options = {}): Promise<App> {
  watchOpened()
  const app = renderApp('/add-fund', options)
  await depositAmount()
  if (!options.answers?.getMainSettings) {
    await screen.findByText('Minimum ₹100. Whole rupees only.')
  }
  return app
}

export async function openQr(app: App, rupees = '2000'): Promise<Element> {
  await app.user.type(await depositAmount(), rupees)
  await app.user.click(buttonNamed('Show QR code'))
  return screen.findByRole('img', { name: /^QR code that pays/ })
}

export async function payByApp(app: App): Promise<void> {
  await app.user.type(await depositAmount(), '2000')
  await app.user.click(buttonNamed('Pay with UPI app'))
}
