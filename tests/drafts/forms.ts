import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { depositAmount, payByApp } from '#tests/testing/pages/deposit-page.ts'
import { playAt } from '#tests/testing/pages/starline.ts'
import {
  fillWithdrawal,
  sendWithdrawal,
  withdrawalSubmitted,
} from '#tests/testing/pages/withdraw-page.ts'
import type { renderApp } from '#tests/testing/render-app.tsx'

export type App = ReturnType<typeof renderApp>

/** A form, by hand: what a player types into it, and what of that stands there again. */
export interface Form {
  /** The file that keeps it, if one does. */
  keptBy?: string
  path: string
  signedOut?: boolean
  /** Brings the fields up, on both pages. */
  open?: (app: App) => Promise<unknown>
  fill: (app: App) => Promise<unknown>
  /**
   * Every field of its draft, as stored; what isn't typed with the purpose it has. Nothing else may be
   * stored: a field without a row fails.
   */
  draft: Readonly<Record<string, string>> | null
  draftName?: string
  /** Every field on screen: what is typed, and what stands there after a reload. */
  fields: Readonly<Record<string, { typed: string; back: string }>>
}

const typeInto =
  (name: string, value: string) =>
  async ({ user }: App) => {
    const field = await screen.findByLabelText(name)
    await user.clear(field)
    await user.type(field, value)
  }
const inTurn =
  (...steps: ((app: App) => Promise<unknown>)[]) =>
  async (app: App) => {
    for (const step of steps) await step(app)
  }
const click =
  (role: string, name: string | RegExp) =>
  async ({ user }: App) =>
    user.click((await screen.findAllByRole(role, { name }))[0] as HTMLElement)
const back = (typed: string) => ({ typed, back: typed })
const gone = (typed: string, before = '') => ({ typed, back: before })

const payoutNumber = (path: string, label: string, draftName: string, saved = ''): Form => ({
  keptBy: 'features/payout/payout-screens.tsx',
  path,
  fill: typeInto(label, '9876501234'),
  draftName,
  // In the page's memory alone: another visit has it, a reload doesn't.
  draft: { number: '9876501234' },
  fields: { [label]: gone('9876501234', saved) },
})

/** Every form of the client, and each of its fields. */
export const forms: Record<string, Form> = {
  'a bet': {
    keptBy: 'features/bet/use-bet-draft.ts',
    path: '/bet/half-sangam/konkan-day',
    fill: inTurn(
      click('radio', /^Close/),
      click('button', /^Konkan Day/),
      click('button', /^Vindhya Evening/),
      typeInto('Half sangam', '5-123'),
      typeInto('Amount', '70'),
    ),
    draftName: 'bet.halfSangam',
    draft: {
      from: 'konkan-day',
      gameId: 'vindhya-evening',
      session: 'close',
      number: '5-123',
      amount: '70',
    },
    fields: {
      Close: back('checked'),
      'Vindhya Evening': back('button'),
      'Half sangam': back('5-123'),
      Amount: back('70'),
    },
  },
  'a bet with nothing but its session': {
    path: '/bet/jodi/konkan-day',
    fill: click('radio', /^Close/),
    draftName: 'bet.jodi',
    draft: { from: 'konkan-day', gameId: 'konkan-day', session: 'close', number: '', amount: '' },
    fields: { Close: back('checked'), Jodi: back(''), Amount: back('') },
  },
  'a bet begun on close, turned to open': {
    path: '/bet/jodi/konkan-day?session=close',
    fill: inTurn(click('radio', /^Open/), typeInto('Jodi', '57')),
    draftName: 'bet.jodi',
    draft: {
      from: 'konkan-day close',
      gameId: 'konkan-day',
      session: 'open',
      number: '57',
      amount: '',
    },
    fields: { Open: back('checked'), Jodi: back('57'), Amount: back('') },
  },
  'a slip': {
    keptBy: 'money/slip/use-slip.ts',
    path: '/bet/jodi/konkan-day',
    fill: inTurn(
      click('radio', /^Close/),
      typeInto('Jodi', '57'),
      typeInto('Amount', '70'),
      click('button', 'Add another number'),
    ),
    draftName: 'slip.jodi',
    draft: {
      lines: JSON.stringify([
        {
          gameId: 'konkan-day',
          session: 'close',
          number: '57',
          amount: 70,
          state: 'unsent',
          said: [],
        },
      ]),
    },
    fields: { '57 on Konkan Day, Close, ₹70': back('line'), Jodi: back(''), Amount: back('70') },
  },
  'a Starline bet': {
    keptBy: 'features/starline/bet/bet-form-sheet.tsx',
    path: '/starline-gaming',
    open: ({ user }) => playAt(user, '2:00 PM'),
    fill: inTurn(
      click('button', 'Double Pana'),
      typeInto('Number', '112'),
      typeInto('Amount', '50'),
    ),
    draftName: 'starline',
    draft: { gameId: 'starline-14', betType: 'doublePana', number: '112', amount: '50' },
    fields: { 'Double Pana': back('pressed'), Number: back('112'), Amount: back('50') },
  },
  'a deposit': {
    keptBy: 'features/deposit/use-deposit.ts',
    path: '/add-fund',
    fill: typeInto('Amount to add', '500'),
    draftName: 'deposit',
    // An id is only used with the amount it was made for; how it's paid is chosen by the press.
    draft: { amount: '500', transactionId: '', intentAmount: '' },
    fields: { 'Amount to add': back('500') },
  },
  'a deposit that was sent': {
    keptBy: 'features/deposit/use-sent-deposit.ts',
    path: '/add-fund',
    open: depositAmount,
    fill: inTurn(payByApp, () => screen.findByRole('region', { name: 'Your last request' })),
    draftName: 'deposit-sent',
    draft: { transactionId: expect.any(String), amount: '2000', method: 'UPI', answer: '' },
    fields: { 'Your last request': back('region'), 'Amount to add': gone('') },
  },
  'a withdrawal': {
    keptBy: 'features/withdraw/use-withdrawal.ts',
    path: '/withdraw-fund',
    fill: (app) => fillWithdrawal(app, '5000'),
    draftName: 'withdrawal',
    draft: { amount: '5000', method: 'bank' },
    fields: { 'Points to withdraw': back('5000'), Bank: back('checked') },
  },
  // Only puts the method first in the list: none is chosen by it.
  'the method of a withdrawal that was sent': {
    keptBy: 'features/withdraw/use-withdrawal.ts',
    path: '/withdraw-fund',
    fill: inTurn(sendWithdrawal, ({ toastTexts }) =>
      waitFor(() => expect(toastTexts()).toContain(withdrawalSubmitted)),
    ),
    draftName: 'last-withdrawal',
    draft: { method: 'bank' },
    fields: { 'Points to withdraw': gone(''), Bank: gone('') },
  },
  'the profile': {
    keptBy: 'features/wallet/edit-profile.tsx',
    path: '/wallet',
    open: click('button', 'Edit Profile'),
    fill: inTurn(typeInto('Name', 'Asha'), typeInto('Email', 'asha@ank.example')),
    draftName: 'profile',
    draft: { name: 'Asha', email: 'asha@ank.example' },
    fields: { Name: back('Asha'), Email: back('asha@ank.example') },
  },
  'a bank account': {
    keptBy: 'features/payout/payout-screens.tsx',
    path: '/bank',
    fill: inTurn(
      typeInto('Account holder name', 'Asha'),
      typeInto('Account number', '998877665544'),
      typeInto('Confirm account number', '998877665544'),
      typeInto('IFSC code', 'HDFC0001234'),
      typeInto('Bank name', 'HDFC Bank'),
    ),
    draftName: 'bank',
    draft: {
      accountHolderName: 'Asha',
      accountNumber: '998877665544',
      confirmAccountNumber: '998877665544',
      ifscCode: 'HDFC0001234',
      bankName: 'HDFC Bank',
    },
    fields: {
      'Account holder name': gone('Asha', 'Sample Player'),
      'Account number': gone('998877665544'),
      'Confirm account number': gone('998877665544'),
      'IFSC code': gone('HDFC0001234', 'ANKX0005943'),
      'Bank name': gone('HDFC Bank', 'Deccan Example Bank'),
    },
  },
  'a Paytm number': payoutNumber('/paytm', 'Paytm mobile number', 'paytm'),
  'a Google Pay number': payoutNumber('/googlepay', 'Google Pay mobile number', 'googlePay'),
  'a PhonePe number': payoutNumber('/phonepe', 'PhonePe mobile number', 'phonepe', '5876543210'),
  'a message to support': {
    keptBy: 'drafts/use-enquiry-draft.ts',
    path: '/enquiry',
    fill: typeInto('Message', 'When?'),
    draftName: 'enquiry',
    // Whether it's for the enquiry on screen or begins a new one.
    draft: { text: 'When?', chat: 'current' },
    fields: { Message: back('When?') },
  },
  'another password': {
    path: '/change-password',
    fill: inTurn(
      typeInto('Mobile number', '9876501234'),
      typeInto('New password', 'secret'),
      typeInto('Confirm new password', 'secret'),
    ),
    draft: null,
    fields: {
      'Mobile number': gone('9876501234', '5876543210'),
      'New password': gone('secret'),
      'Confirm new password': gone('secret'),
    },
  },
  'a login': {
    path: '/auth',
    signedOut: true,
    fill: inTurn(typeInto('Mobile number', '9876501234'), typeInto('Password', 'secret')),
    draft: null,
    fields: { 'Mobile number': gone('9876501234'), Password: gone('secret') },
  },
  'a sign-up': {
    path: '/auth',
    signedOut: true,
    open: click('radio', 'Sign up'),
    fill: inTurn(
      typeInto('Name', 'Asha'),
      typeInto('Mobile number', '9876501234'),
      typeInto('Password', 'secret'),
      typeInto('Confirm password', 'secret'),
      click('checkbox', /18/),
    ),
    draft: null,
    fields: {
      Name: gone('Asha'),
      'Mobile number': gone('9876501234'),
      Password: gone('secret'),
      'Confirm password': gone('secret'),
    },
  },
  'a limit of one’s own': {
    path: '/safe-play',
    fill: inTurn(
      typeInto('Deposit limit for a day', '500'),
      typeInto('Stake limit for a day', '700'),
    ),
    draft: null,
    fields: {
      'Deposit limit for a day': gone('500'),
      'Stake limit for a day': gone('700'),
    },
  },
}
