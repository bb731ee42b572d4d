import { endpoint } from '../endpoint.ts'
import { banner, contactSettings, howToPlay, mainSettings } from '../schemas/content.ts'
import { bare, keyedList } from '../shape.ts'

export const listBanners = endpoint({
  about: 'Pictures of the home carousel.',
  method: 'GET',
  path: '/banner-settings/public',
  auth: 'optional',
  success: keyedList('banners', banner),
  keeps: 'answer',
  screens: ['/dashboard'],
})

export const getMainSettings = endpoint({
  about: 'Links, minimums, payee and withdrawal window.',
  method: 'GET',
  path: '/main-settings/public',
  auth: 'none',
  success: bare('settings', mainSettings),
  keeps: 'answer',
  screens: ['/dashboard', '/add-fund', '/withdraw-fund'],
})

export const getHowToPlay = endpoint({
  about: 'The guide in simple markdown.',
  method: 'GET',
  path: '/how-to-play',
  auth: 'optional',
  success: bare('howToPlay', howToPlay),
  keeps: 'answer',
  screens: ['/how-to-play'],
})

export const getContactSettings = endpoint({
  about: 'How to reach support.',
  method: 'GET',
  path: '/contact-settings',
  auth: 'optional',
  success: bare('contact', contactSettings),
  keeps: 'answer',
  screens: ['/contact-us', '/privacy-policy'],
})
