/**
 * The host's own sentences, where the specification leaves them open ("server message").
 * Sentences that the specification writes come from `src/messages`.
 */
export const serverMessages = {
  signedOut: 'Please log in to continue',
  inactive: 'Your account is not active. Please contact support.',
  wrongCredentials: 'Invalid mobile number or password',
  alreadyRegistered: 'This mobile number is already registered',
  nameRequired: 'Name is required',
  mobileNumber: 'Mobile number must have 10 digits',
  passwordRequired: 'Password is required',
  passwordTooShort: 'Password must be at least 6 characters long',
  email: 'Please enter a valid email address',
  unknownNumber: 'No account has this mobile number',
  unknownGame: 'Game not found',
  notToday: 'Bets are taken for today only',
  noSession: 'Full sangam has no session',
  sessionMissing: 'Please choose the open or the close session',
  noRate: 'No rate is set for this game type',
  duplicateTransaction: 'A request with this transaction id exists already',
  wholeRupees: 'Please enter whole rupees',
  noDetails: 'Please save the details of this withdrawal method first',
  noEnquiry: 'No enquiries found',
  blankMessage: 'Message is required',
  notJson: 'The request body is not JSON',
  unhandled: (method: string, path: string) => `The mock host has no ${method} ${path}`,
  broken: 'The mock host failed. Its console says why.',
} as const
