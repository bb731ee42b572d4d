import { endpoint } from '../endpoint.ts'
import { banner, contactSettings, howToPlay, mainSettings } from '../schemas/content.ts'
import { bare, keyedList } from '../shape.ts'

export const listBanners = endpoint({
  method: 'GET',
  path: '/banner-settings/public',
  auth: 'optional',
  success: keyedList('banners', banner, banner),
  keeps: 'answer',
})

export const getMainSettings = endpoint({
  method: 'GET',
  path: '/main-settings/public',
  auth: 'none',
  success: bare('settings', mainSettings),
  keeps: 'answer',
})

export const getHowToPlay = endpoint({
  method: 'GET',
  path: '/how-to-play',
  auth: 'optional',
  success: bare('howToPlay', howToPlay),
  keeps: 'answer',
})

export const getContactSettings = endpoint({
  method: 'GET',
  path: '/contact-settings',
  auth: 'optional',
  success: bare('contact', contactSettings),
  keeps: 'answer',
})
