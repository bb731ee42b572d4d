/** Sentences of the deposit screen (spec 5 "Deposit", spec 8). */
export const depositMessages = {
  minimum: (points: number) => `Minimum deposit amount is ${points} points`,
  invalidUpi: 'Invalid UPI ID configuration. Please contact support.',
  invalidAmount: 'Invalid amount specified',
  openingApp: 'Opening UPI payment app...',
  submitted: 'Fund request submitted successfully! Please wait for admin approval.',
  /** `messages` are the `msg` of a refusal's errors. */
  validationError: (messages: readonly string[]) => `Validation error: ${messages.join(', ')}`,
  failed: 'Failed to create fund request. Please try again.',
  qrFailed: 'Failed to generate QR code. Please try again.',
  settingsFailed: 'Failed to load settings',
  refreshed: 'Refreshed successfully',
} as const
