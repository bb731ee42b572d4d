import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { invalidFields, refused } from '../notes.ts'
import { session, user, withoutAccounts } from '../schemas/player.ts'
import { bare, ignored, keyed } from '../shape.ts'

export const login = endpoint({
  about: 'Exchanges mobile number and password for a token.',
  method: 'POST',
  path: '/auth/login',
  auth: 'none',
  body: z.strictObject({ mobileNumber: z.string(), password: z.string() }),
  success: bare('session', session),
  keeps: 'nothing',
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
})

export const signup = endpoint({
  about: 'Creates an account and signs the player in.',
  method: 'POST',
  path: '/auth/signup',
  auth: 'none',
  body: z.strictObject({ name: z.string(), mobileNumber: z.string(), password: z.string() }),
  success: bare('session', session),
  keeps: 'nothing',
  screens: ['/auth'],
  refusals: [
    refused('already-registered', 'The mobile number has an account.'),
    invalidFields('Name, number or password breaks a rule of the host.'),
  ],
})

export const getAuthProfile = endpoint({
  about: 'Reads whose token this is, once at the start.',
  method: 'GET',
  path: '/auth/profile',
  auth: 'bearer',
  success: keyed('user', user),
  keeps: withoutAccounts,
  screens: ['every guarded route'],
})

export const getUserProfile = endpoint({
  about: 'Balance, activity and payout details of the player.',
  method: 'GET',
  path: '/user/profile',
  auth: 'bearer',
  success: keyed('user', user),
  keeps: withoutAccounts,
  screens: [
    '/dashboard',
    '/wallet',
    '/bet/:type',
    '/add-fund',
    '/withdraw-fund',
    '/starline-gaming',
  ],
})

export const updateUserProfile = endpoint({
  about: 'Changes name and email. Without an email, the saved one stays; an empty one removes it.',
  method: 'PUT',
  path: '/user/profile',
  auth: 'bearer',
  /** Without an email, the saved one stays; an empty one removes it. */
  body: z.strictObject({ name: z.string(), email: z.optional(z.string()) }),
  success: ignored,
  keeps: 'nothing',
  invalidates: ['getUserProfile', 'getAuthProfile'],
  screens: ['/wallet'],
  refusals: [invalidFields('The name is empty or the email is neither empty nor one.')],
})

export const changePassword = endpoint({
  about: 'Asks an administrator to change the password.',
  method: 'PUT',
  path: '/user/change-password',
  auth: 'optional',
  body: z.strictObject({ mobileNumber: z.string(), newPassword: z.string() }),
  success: ignored,
  keeps: 'nothing',
  screens: ['/change-password', '/auth/change-password'],
  refusals: [
    refused('unknown-number', 'No account has this mobile number.'),
    invalidFields('The new password has fewer than 6 characters.'),
  ],
})
