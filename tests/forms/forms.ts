import { screen } from '@testing-library/react'
import { playAt } from '#tests/testing/pages/starline.ts'
import type { renderApp } from '#tests/testing/render-app.tsx'

type App = ReturnType<typeof renderApp>

interface Form {
  file: string
  address: string
  signedOut?: true
  scenario?: 'new-player'
  /** Opens the form, if it isn't there with its screen. */
  open?: (app: App) => Promise<void>
  /** One of its fields. */
  field: string
}

const press = async ({ user }: App, name: string | RegExp) =>
  user.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement)
const startEnquiry = (app: App) => press(app, 'Start New Enquiry')

/** Every form of the client, by hand. */
export const forms: Readonly<Record<string, Form>> = {
  login: {
    file: 'src/features/auth/login-form.tsx',
    address: '/auth',
    signedOut: true,
    field: 'Mobile number',
  },
  'sign-up': {
    file: 'src/features/auth/login-form.tsx',
    address: '/auth',
    signedOut: true,
    open: async ({ user }) => user.click(await screen.findByRole('radio', { name: 'Sign up' })),
    field: 'Confirm password',
  },
  'change of password': {
    file: 'src/features/profile/change-password-screen.tsx',
    address: '/change-password',
    field: 'New password',
  },
  'forgotten password': {
    file: 'src/features/profile/change-password-screen.tsx',
    address: '/auth/change-password',
    signedOut: true,
    field: 'New password',
  },
  bank: {
    file: 'src/features/payout/payout-screens.tsx',
    address: '/bank',
    field: 'Account number',
  },
  paytm: {
    file: 'src/features/payout/payout-screens.tsx',
    address: '/paytm',
    field: 'Paytm mobile number',
  },
  googlepay: {
    file: 'src/features/payout/payout-screens.tsx',
    address: '/googlepay',
    field: 'Google Pay mobile number',
  },
  phonepe: {
    file: 'src/features/payout/payout-screens.tsx',
    address: '/phonepe',
    field: 'PhonePe mobile number',
  },
  profile: {
    file: 'src/features/wallet/edit-profile.tsx',
    address: '/wallet',
    open: (app) => press(app, 'Edit Profile'),
    field: 'Name',
  },
  deposit: {
    file: 'src/features/deposit/deposit-screen.tsx',
    address: '/add-fund',
    field: 'Amount',
  },
  withdrawal: {
    file: 'src/features/withdraw/withdraw-screen.tsx',
    address: '/withdraw-fund',
    field: 'Points to withdraw',
  },
  bet: { file: 'src/features/bet/bet-screen.tsx', address: '/bet/jodi/malwa-day', field: 'Amount' },
  'safe play': {
    file: 'src/features/safe-play/limits.tsx',
    address: '/safe-play',
    field: 'Deposit limit for a day',
  },
  enquiry: {
    file: 'src/features/enquiry/composer.tsx',
    address: '/enquiry',
    scenario: 'new-player',
    open: startEnquiry,
    field: 'Message',
  },
  Starline: {
    file: 'src/features/starline/bet/bet-form-sheet.tsx',
    address: '/starline-gaming',
    async open(app) {
      await playAt(app.user, '2:00 PM')
      await press(app, 'Single Pana')
    },
    field: 'Amount',
  },
}
