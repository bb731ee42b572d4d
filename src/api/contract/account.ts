import { invalidFields, refused, type Notes } from './notes.ts'

export const login: Notes = {
  about: 'Exchanges mobile number and password for a token.',
  screens: ['/auth'],
  refusals: [
    {
      name: 'wrong-credentials',
      status: 401,
      body: 'message',
      when: 'Number or password is wrong.',
    },
    invalidFields('A field is missing.'),
  ],
}

export const signup: Notes = {
  about: 'Creates an account and signs the player in.',
  screens: ['/auth'],
  refusals: [
    refused('already-registered', 'The mobile number has an account.'),
    invalidFields('Name, number or password breaks a rule of the host.'),
  ],
}

export const getAuthProfile: Notes = {
  about: 'Reads whose token this is, once at the start.',
  screens: ['every guarded route'],
}

export const getUserProfile: Notes = {
  about: 'Balance, activity and payout details of the player.',
  screens: [
    '/dashboard',
    '/wallet',
    '/bet/:type',
    '/add-fund',
    '/withdraw-fund',
    '/starline-gaming',
  ],
}

export const updateUserProfile: Notes = {
  about: 'Changes name and email. Without an email, the saved one stays; an empty one removes it.',
  screens: ['/wallet'],
  refusals: [invalidFields('The name is empty or the email is neither empty nor one.')],
}

export const changePassword: Notes = {
  about: 'Asks an administrator to change the password.',
  screens: ['/change-password', '/auth/change-password'],
  refusals: [
    refused('unknown-number', 'No account has this mobile number.'),
    invalidFields('The new password has fewer than 6 characters.'),
  ],
}
