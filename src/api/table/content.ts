import * as z from 'zod/mini'
import { endpoint, invalidFields } from '../endpoint.ts'
import {
  banner,
  contactSettings,
  enquiry,
  enquiryWire,
  howToPlay,
  mainSettings,
} from '../schemas/content.ts'
import { bare, bareList, keyed, keyedList, type Shape } from '../shape.ts'

export const listBanners = endpoint({
  method: 'GET',
  path: '/banner-settings/public',
  auth: 'none',
  success: keyedList('banners', banner),
  refusals: [],
  invalidates: [],
  screens: ['/dashboard'],
  about: 'Pictures of the home carousel.',
})

export const getMainSettings = endpoint({
  method: 'GET',
  path: '/main-settings/public',
  auth: 'none',
  success: bare('settings', mainSettings),
  refusals: [],
  invalidates: [],
  screens: ['/dashboard', '/add-fund', '/withdraw-fund'],
  about: 'Links, minimums, payee and withdrawal window.',
})

export const getHowToPlay = endpoint({
  method: 'GET',
  path: '/how-to-play',
  auth: 'none',
  success: bare('howToPlay', howToPlay),
  refusals: [],
  invalidates: [],
  screens: ['/how-to-play'],
  about: 'The guide in simple markdown.',
})

export const getContactSettings = endpoint({
  method: 'GET',
  path: '/contact-settings',
  auth: 'none',
  success: bare('contact', contactSettings),
  refusals: [],
  invalidates: [],
  screens: ['/contact-us', '/privacy-policy'],
  about: 'How support is reached.',
})

export const listMyEnquiries = endpoint({
  method: 'GET',
  path: '/enquiry/user',
  auth: 'bearer',
  success: bareList('enquiries', enquiry, { wire: enquiryWire }),
  refusals: [
    { name: 'none', status: 404, body: 'message', when: 'The player never asked; read as none.' },
  ],
  invalidates: [],
  screens: ['/enquiry'],
  about: 'Support conversations; the first is shown.',
})

const sentEnquiry = keyed('enquiry', enquiry)

export const sendEnquiryMessage = endpoint({
  method: 'POST',
  path: '/enquiry/user',
  auth: 'bearer',
  body: z.strictObject({ message: z.string().check(z.minLength(1)) }),
  success: {
    ...sentEnquiry,
    wire: z.object({ enquiry: enquiryWire }),
  } as Shape<{ enquiry: z.input<typeof enquiryWire> }, z.infer<typeof enquiry>>,
  refusals: [invalidFields('The message is blank.')],
  invalidates: ['listMyEnquiries'],
  screens: ['/enquiry'],
  about: 'Sends a message; the first one opens an enquiry.',
})
