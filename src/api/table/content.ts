import { endpoint } from '../endpoint.ts'
import { banner, contactSettings, howToPlay, mainSettings } from '../schemas/content.ts'
import { bare, keyedList } from '../shape.ts'

export const listBanners = endpoint({
  method: 'GET',
  path: '/banner-settings/public',
  auth: 'none',
  success: keyedList('banners', banner),
  invalidates: [],
})

export const getMainSettings = endpoint({
  method: 'GET',
  path: '/main-settings/public',
  auth: 'none',
  success: bare('settings', mainSettings),
  invalidates: [],
})

export const getHowToPlay = endpoint({
  method: 'GET',
  path: '/how-to-play',
  auth: 'none',
  success: bare('howToPlay', howToPlay),
  invalidates: [],
})

export const getContactSettings = endpoint({
  method: 'GET',
  path: '/contact-settings',
  auth: 'none',
  success: bare('contact', contactSettings),
  invalidates: [],
})
