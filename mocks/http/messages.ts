import { minimumPasswordLength } from '#domain/player/profile.ts'

/**
 * The host's own sentences ("server message"), separate from the client's. If both check a rule
 * for which the specification has words, the host uses those words too.
 */
export const serverMessages = {
  signedOut: 'Please log in to continue',
  inactive: 'Your account is not active. Please contact support.',
  selfExcluded: 'You have excluded yourself from betting. Please contact support.',
  wrongCredentials: 'Invalid mobile number or password',
  alreadyRegistered: 'This mobile number is already registered',
  nameRequired: 'Name is required',
  mobileNumber: 'Mobile number must have 10 digits',
  passwordRequired: 'Password is required',
  passwordTooShort: `Password must be at least ${minimumPasswordLength} characters long`,
  email: 'Please enter a valid email address',
  unknownNumber: 'No account has this mobile number',
  unknownGame: 'Game not found',
  notToday: 'Bets are taken for today only',
  noSession: 'Full sangam has no session',
  sessionMissing: 'Please choose the open or the close session',
  bothSessionsClosed: 'Both sessions are closed!',
  sessionClosed: {
    open: 'Open session betting has closed',
    close: 'Close session betting has closed',
  },
  noRate: 'No rate is set for this game type',
  duplicateTransaction: 'A request with this transaction id exists already',
  insufficientBalance: 'Insufficient balance',
  starlineClosed: 'Betting is not available for this game right now',
  closedOnSunday: 'Withdrawals are closed on Sundays',
  minimumWithdrawal: (rupees: number) => `Minimum withdrawal amount is ₹${rupees}`,
  minimumDeposit: (points: number) => `Minimum deposit amount is ${points} points`,
  wholeRupees: 'Please enter whole rupees',
  noDetails: 'Please save the details of this withdrawal method first',
  noEnquiry: 'No enquiries found',
  blankMessage: 'Message is required',
  notJson: 'The request body is not JSON',
  unhandled: (method: string, path: string) => `The mock host has no ${method} ${path}`,
  keyReused: 'This Idempotency-Key was used for another request.',
  broken: 'The mock host failed. Its console says why.',
} as const
