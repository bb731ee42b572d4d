import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { session, user, withMaskedAccounts } from '../schemas/player.ts'
import { bare, ignored, keyed } from '../shape.ts'

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  auth: 'none',
  body: z.strictObject({ mobileNumber: z.string(), password: z.string() }),
  success: bare('session', session),
  keeps: 'nothing',
})

export const signup = endpoint({
  method: 'POST',
  path: '/auth/signup',
  auth: 'none',
  body: z.strictObject({ name: z.string(), mobileNumber: z.string(), password: z.string() }),
  success: bare('session', session),
  keeps: 'nothing',
})

export const getAuthProfile = endpoint({
  method: 'GET',
  path: '/auth/profile',
  auth: 'bearer',
  success: keyed('user', user),
  keeps: withMaskedAccounts,
})

export const getUserProfile = endpoint({
  method: 'GET',
  path: '/user/profile',
  auth: 'bearer',
  success: keyed('user', user),
  keeps: withMaskedAccounts,
})

export const updateUserProfile = endpoint({
  method: 'PUT',
  path: '/user/profile',
  auth: 'bearer',
  /** Without an email, the saved one stays; an empty one removes it. */
  body: z.strictObject({ name: z.string(), email: z.optional(z.string()) }),
  success: ignored,
  keeps: 'nothing',
  invalidates: ['getUserProfile', 'getAuthProfile'],
})

export const changePassword = endpoint({
  method: 'PUT',
  path: '/user/change-password',
  auth: 'optional',
  body: z.strictObject({ mobileNumber: z.string(), newPassword: z.string() }),
  success: ignored,
  keeps: 'nothing',
})
