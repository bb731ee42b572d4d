import { inactive, invalidFields, refused, selfExcluded, type Notes } from './notes.ts'

export const getBankDetails: Notes = {
  about: 'The saved bank account.',
  screens: ['/bank'],
}

export const updateBankDetails: Notes = {
  about: 'Saves the bank account.',
  screens: ['/bank'],
  refusals: [inactive, invalidFields('A field is missing or the account numbers differ.')],
}

export const getPaymentDetails: Notes = {
  about: 'The saved wallet numbers.',
  screens: ['/paytm', '/googlepay', '/phonepe'],
}

export const updatePaymentDetails: Notes = {
  about: 'Saves one wallet number.',
  screens: ['/paytm', '/googlepay', '/phonepe'],
  refusals: [inactive, invalidFields('The number does not have 10 digits.')],
}

export const createFundRequest: Notes = {
  about: 'Asks an administrator to add paid money.',
  screens: ['/add-fund'],
  refusals: [
    inactive,
    selfExcluded,
    refused('duplicate-transaction', 'A request with this transaction id exists.'),
    invalidFields('The amount is below the minimum.'),
  ],
}

export const listFundRequests: Notes = {
  about: "All of the player's fund requests.",
  screens: ['/wallet-statement'],
}

export const requestWithdrawal: Notes = {
  about: 'Asks an administrator to pay money out.',
  screens: ['/withdraw-fund'],
  refusals: [
    inactive,
    refused('closed-on-sunday', 'It is Sunday.'),
    refused('insufficient-balance', 'The amount is above the balance.'),
    refused('no-details', 'The method has no saved details.'),
    invalidFields('The amount is below the minimum.'),
  ],
}

export const listWithdrawals: Notes = {
  about: "All of the player's withdrawals.",
  screens: ['/withdraw-history', '/wallet-statement'],
}
