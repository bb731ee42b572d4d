import { type Notes } from './notes.ts'

export const listBanners: Notes = {
  about: 'Pictures of the home carousel.',
  screens: ['/dashboard'],
}

export const getMainSettings: Notes = {
  about: 'Links, minimums, payee and withdrawal window.',
  screens: ['/dashboard', '/add-fund', '/withdraw-fund'],
}

export const getHowToPlay: Notes = {
  about: 'The guide in simple markdown.',
  screens: ['/how-to-play'],
}

export const getContactSettings: Notes = {
  about: 'How to reach support.',
  screens: ['/contact-us', '/privacy-policy'],
}
