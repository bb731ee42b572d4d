import { fireEvent, screen } from '@testing-library/react'
import type { MoneyOperation } from '#money/storage/stored-money.ts'
import { watchOpened } from './deposit-page.ts'

/** How a player sends a call. */
export interface MoneyForm {
  address: string
  /** What a player sees when the host has said yes. */
  done: RegExp
  /** What a player sees when it certainly came to nothing. */
  failed: RegExp
  /** What is typed, by the label of its field. */
  typed: Record<string, string>
  /** Opens what must be opened before something can be typed. */
  open?(): Promise<void>
  /** Chooses what must be chosen once everything is typed. */
  choose?(): Promise<void>
  send: string
}

/** Presses a button. */
export const press = async (name: string | RegExp) =>
  void fireEvent.click(await screen.findByRole('button', { name }))

/** The four forms that move money. */
export const moneyForms: Record<MoneyOperation, MoneyForm> = {
  placeBet: {
    address: '/bet/jodi/konkan-day',
    done: /Bet placed successfully!/,
    failed: /Failed to place bet/,
    typed: { Jodi: '42', Amount: '10' },
    // The rules want a balance.
    open: async () => void (await screen.findByText('Balance')),
    send: 'Place Bet',
  },
  placeStarlineBet: {
    address: '/starline-gaming',
    done: /Bet placed successfully!/,
    failed: /Failed to place bet/,
    typed: { Number: '128', Amount: '10' },
    async open() {
      await press(/^Play Game, 9:00 PM/)
      await press('Single Pana')
    },
    send: 'Place Bet',
  },
  createFundRequest: {
    address: '/add-fund',
    done: /Fund request submitted successfully!/,
    failed: /Failed to create fund request/,
    typed: { 'Amount to add': '500' },
    async open() {
      watchOpened()
      await screen.findByText(/^Minimum/)
    },
    async choose() {
      await press('Show QR code')
      await screen.findByRole('img', { name: /^QR code that pays/ })
    },
    send: 'I’ve paid',
  },
  requestWithdrawal: {
    address: '/withdraw-fund',
    done: /Withdrawal request submitted successfully!/,
    failed: /Failed to submit withdrawal/,
    typed: { 'Points to withdraw': '1000' },
    open: async () => void (await screen.findByText(/^Minimum/)),
    choose: async () => void fireEvent.click(await screen.findByRole('radio', { name: /^Bank/ })),
    send: 'Withdraw',
  },
}

/** A field by its label. */
export const moneyField = (name: string) =>
  screen.findByLabelText<HTMLInputElement>(name, { selector: 'input' })

/** Fills the form that is on screen: it can be sent then. */
export async function fillMoneyForm(operation: MoneyOperation): Promise<void> {
  const { typed, open, choose } = moneyForms[operation]
  await open?.()
  for (const [label, text] of Object.entries(typed)) {
    fireEvent.change(await moneyField(label), { target: { value: text } })
  }
  await choose?.()
}
