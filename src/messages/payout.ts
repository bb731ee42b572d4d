/** Sentences of the payout detail forms. */
export const payoutMessages = {
  accountHolderName: 'Please enter account holder name',
  accountNumber: 'Please enter account number',
  confirmAccountNumber: 'Please confirm account number',
  accountNumbersDiffer: 'Account numbers do not match',
  ifscCode: 'Please enter IFSC code',
  bankName: 'Please enter bank name',
  mobileRequired: 'Please enter your mobile number',
  mobileInvalid: 'Please enter a valid 10-digit mobile number',
  ifscHint: 'An IFSC code has 11 characters: four letters, a zero, then six more',
  bankUpdated: 'Bank details updated successfully!',
  bankFailed: 'Failed to update bank details',
  /** `wallet` is 'Paytm', 'Google Pay' or 'PhonePe'. */
  walletUpdated: (wallet: string) => `${wallet} number updated successfully!`,
  walletFailed: (wallet: string) => `Failed to update ${wallet} number`,
  bankTitle: 'Bank Details',
  intro: 'Withdrawals are sent here.',
  loadFailed: 'Your saved details could not be loaded. You can still enter them.',
  label: {
    accountHolderName: 'Account holder name',
    accountNumber: 'Account number',
    confirmAccountNumber: 'Confirm account number',
    ifscCode: 'IFSC code',
    bankName: 'Bank name',
  },
  /** `wallet` is 'Paytm', 'Google Pay' or 'PhonePe'. */
  walletNumber: (wallet: string) => `${wallet} mobile number`,
  save: 'Save',
  saving: 'Saving...',
} as const
