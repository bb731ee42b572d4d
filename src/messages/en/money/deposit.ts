import type { DepositProblem } from '#domain/money/deposit.ts'
import { makeFormatter } from '#domain/problem.ts'
import { amountMessages } from './amount.ts'

/** Says what is wrong with a deposit. */
export const formatDepositProblem = makeFormatter<DepositProblem>({
  'not-whole-rupees': amountMessages.whole,
  'below-minimum': ({ minimum }) => `Minimum deposit amount is ${minimum} points`,
  'invalid-upi-id': 'Invalid UPI ID configuration. Please contact support.',
  'payee-unconfirmed': 'We can’t confirm who you would pay. Check your connection, then try again.',
  'invalid-amount': 'Invalid amount specified',
})

/** Sentences of the deposit screen. */
export const depositMessages = {
  openingApp: 'Opening UPI payment app...',
  submitted: 'Fund request submitted successfully! Please wait for admin approval.',
  /** `messages` are the `msg` of a refusal's errors. */
  validationError: (messages: readonly string[]) => `Validation error: ${messages.join(', ')}`,
  failed: 'Failed to create fund request. Please try again.',
  qrFailed: 'Failed to generate QR code. Please try again.',
  settingsFailed: 'Failed to load settings',
  refreshed: 'Refreshed successfully',
  pointsFailed: 'Failed to load user details',
  title: 'Deposit',
  points: 'Current points',
  amount: 'Amount to add',
  amountPlaceholder: 'Enter amount',
  /** `minimum` is already formatted: '₹500'; null while it is not known. */
  amountHelp: (minimum: string | null) =>
    minimum === null ? 'Whole rupees only.' : `Minimum ${minimum}. Whole rupees only.`,
  quickAmounts: 'Quick amounts',
  payeeChanged: (before: string, now: string) =>
    `The UPI ID has changed. It was ${before} before, now it is ${now}. If you didn’t expect this, ask support before you pay.`,
  youAdd: 'You add',
  showQr: 'Show QR code',
  payByApp: 'Pay with UPI app',
  sending: 'Sending request...',
  offline: 'You’re offline. Nothing was sent.',
  /** In the buttons’ place while the player takes a break, or a limit can’t be read. */
  paused: 'Deposits are paused',
  scanTitle: 'Scan to pay',
  qrLabel: (rupees: string, payee: string) => `QR code that pays ${rupees} to ${payee}`,
  preparingQr: 'Preparing QR code...',
  upiId: 'UPI ID',
  copy: 'Copy',
  copied: 'UPI ID copied',
  copyFailed: 'Couldn’t copy the UPI ID',
  payFirst: 'Pay first, then tell us. We add your points after checking the payment.',
  submitPaid: 'I’ve paid',
  appInstead: 'Open UPI app instead',
  sent: {
    title: 'Your last request',
    nextByApp:
      'Finish the payment in your UPI app. We add your points once the payment is checked.',
    byQr: 'QR code',
    byApp: 'UPI app',
    reference: (id: string) => `Ref. ${id}`,
    looking: 'Looking up the reference...',
    notListed: 'This request isn’t in your history yet.',
    listFailed: 'We couldn’t load the reference.',
    remarks: (text: string) => `Remarks: ${text}`,
    pending: 'We’ll add your points once the payment is checked.',
    ask: 'Did you finish the payment in your UPI app?',
    yes: 'Yes, I’ve paid',
    no: 'Not yet',
    notPaid: 'We add points once the payment arrives. You can open the app again.',
    openAgain: 'Open UPI app again',
    dismiss: 'Hide this request',
    /** What support is sent; `by` as in 'QR code'. */
    about: (rupees: string, by: string, status: string, id: string) =>
      `My deposit of ${rupees} by ${by}. Status: ${status}. Ref. ${id}`,
  },
} as const
