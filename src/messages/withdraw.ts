/** Sentences of the withdraw screen and its history (spec 5 "Withdraw", spec 8). */
export const withdrawMessages = {
  enterAmount: 'Please enter withdrawal amount',
  chooseMethod: 'Please select a withdrawal method',
  minimum: (rupees: number) => `Minimum withdrawal amount is ₹${rupees}`,
  insufficientBalance: 'Insufficient balance',
  sunday: 'Withdrawals are closed on Sundays',
  submitted: 'Withdrawal request submitted successfully! Please wait for admin approval.',
  failed: 'Failed to submit withdrawal request',
  historyFailed: 'Failed to load withdrawal history',
  userFailed: 'Failed to load user details',
} as const
