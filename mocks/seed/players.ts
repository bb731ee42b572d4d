import type { Seed } from '../store/models.ts'
import type { Days } from './days.ts'

/** The accounts of every seed, for signing in with one tap. The password is for play only. */
export const players = {
  sample: {
    id: 'sample-player',
    name: 'Sample Player',
    mobileNumber: '5876543210',
    password: 'play123',
  },
  inactive: {
    id: 'inactive-player',
    name: 'Inactive Player',
    mobileNumber: '5876543211',
    password: 'play123',
  },
  admin: {
    id: 'site-admin',
    name: 'Site Admin',
    mobileNumber: '5876543212',
    password: 'play123',
  },
  new: {
    id: 'new-player',
    name: 'New Player',
    mobileNumber: '5876543213',
    password: 'play123',
  },
} as const

export function playerSeed({ at }: Days) {
  return {
    account: [
      {
        ...players.sample,
        email: 'sample.player@ank.example',
        accountHolderName: 'Sample Player',
        accountNumber: '123400004821',
        ifscCode: 'ANKX0005943',
        bankName: 'Deccan Example Bank',
        phonepe: '5876543210',
        createdAt: at(40, '10:00'),
      },
      { ...players.inactive, isActive: false, createdAt: at(35, '12:00') },
      { ...players.admin, role: 'admin', createdAt: at(60, '09:00') },
      { ...players.new, createdAt: at(1, '21:00') },
    ],
  } satisfies Seed
}
