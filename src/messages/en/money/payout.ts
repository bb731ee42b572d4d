import type { PayoutProblem } from '#domain/player/payout.ts'
import { makeFormatter } from '#domain/problem.ts'

/** Says what is wrong with a field of the payout details. */
export const formatPayoutProblem = makeFormatter<PayoutProblem>({
  'account-holder-name-required': 'Please enter account holder name',
  'account-number-required': 'Please enter account number',
  'account-number-unconfirmed': 'Please confirm account number',
  'account-numbers-differ': 'Account numbers do not match',
  'ifsc-code-required': 'Please enter IFSC code',
  'bank-name-required': 'Please enter bank name',
  'mobile-required': 'Please enter your mobile number',
  'mobile-invalid': 'Please enter a valid 10-digit mobile number',
})

/** Words of the payout detail forms. */
export const payoutMessages = {
  ifscHint: 'An IFSC code has 11 characters: four letters, a zero, then six more',
  /** `masked` is '•••• 4821'. */
  savedAccount: (masked: string) => `Saved: ${masked}. Type it again to save changes.`,
  bankUpdated: 'Bank details updated successfully!',
  bankFailed: 'Failed to update bank details',
  /** `wallet` is 'Paytm', 'Google Pay' or 'PhonePe'. */
  walletUpdated: (wallet: string) => `${wallet} number updated successfully!`,
  walletFailed: (wallet: string) => `Failed to update ${wallet} number`,
  unknown:
    'We didn’t get a clear reply, so we don’t know if this was saved. What you typed is still here: you can save it again.',
  bankTitle: 'Bank Details',
  accounts: 'Your accounts',
  intro: 'We send your withdrawals here.',
  loadFailedHint: 'You can still enter your details.',
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
