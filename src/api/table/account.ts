import * as z from 'zod/mini'
import { endpoint, invalidFields, refused } from '../endpoint.ts'
import { session, user } from '../schemas/player.ts'
import { bare, ignored, keyed } from '../shape.ts'

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  auth: 'none',
  body: z.strictObject({ mobileNumber: z.string(), password: z.string() }),
  success: bare('session', session),
  refusals: [
    {
      name: 'wrong-credentials',
      status: 401,
      body: 'message',
      when: 'Number or password is wrong.',
    },
    invalidFields('A field is missing.'),
  ],
  invalidates: [],
  screens: ['/auth'],
  about: 'Exchanges mobile number and password for a token.',
})

export const signup = endpoint({
  method: 'POST',
  path: '/auth/signup',
  auth: 'none',
  body: z.strictObject({ name: z.string(), mobileNumber: z.string(), password: z.string() }),
  success: bare('session', session),
  refusals: [
    refused('already-registered', 'The mobile number has an account.'),
    invalidFields('Name, number or password breaks a rule of the host.'),
  ],
  invalidates: [],
  screens: ['/auth'],
  about: 'Makes an account and signs it in.',
})

export const getAuthProfile = endpoint({
  method: 'GET',
  path: '/auth/profile',
  auth: 'bearer',
  success: keyed('user', user),
  refusals: [],
  invalidates: [],
  screens: ['every guarded route'],
  about: 'Tells whose token this is, once at the start.',
})

export const getUserProfile = endpoint({
  method: 'GET',
  path: '/user/profile',
  auth: 'bearer',
  success: keyed('user', user),
  refusals: [],
  invalidates: [],
  screens: [
    '/dashboard',
    '/wallet',
    '/bet/:type',
    '/add-fund',
    '/withdraw-fund',
    '/starline-gaming',
  ],
  about: 'Balance, activity and payout details of the player.',
})

export const updateUserProfile = endpoint({
  method: 'PUT',
  path: '/user/profile',
  auth: 'bearer',
  /** No email leaves the saved one as it is; an empty one takes it away. */
  body: z.strictObject({ name: z.string(), email: z.optional(z.string()) }),
  success: ignored,
  refusals: [invalidFields('The name is empty or the email is not one.')],
  invalidates: ['getUserProfile', 'getAuthProfile'],
  screens: ['/wallet'],
  about: 'Changes name and email.',
})

export const changePassword = endpoint({
  method: 'PUT',
  path: '/user/change-password',
  auth: 'optional',
  body: z.strictObject({ mobileNumber: z.string(), newPassword: z.string() }),
  success: ignored,
  refusals: [
    refused('unknown-number', 'No account has this mobile number.'),
    invalidFields('The new password has fewer than 6 characters.'),
  ],
  invalidates: [],
  screens: ['/change-password', '/auth/change-password'],
  about: 'Asks an administrator to change the password.',
})
