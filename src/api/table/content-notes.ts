import type { Notes } from '../notes.ts'

export const listBanners: Notes = {
  about: 'Pictures of the home carousel.',
  screens: ['/dashboard'],
  refusals: [],
}

export const getMainSettings: Notes = {
  about: 'Links, minimums, payee and withdrawal window.',
  screens: ['/dashboard', '/add-fund', '/withdraw-fund'],
  refusals: [],
}

export const getHowToPlay: Notes = {
  about: 'The guide in simple markdown.',
  screens: ['/how-to-play'],
  refusals: [],
}

export const getContactSettings: Notes = {
  about: 'How to reach support.',
  screens: ['/contact-us', '/privacy-policy'],
  refusals: [],
}
