import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import {
  banner,
  contactSettings,
  enquiry,
  enquiryMessage,
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

export const listMyEnquiries = endpoint({
  method: 'GET',
  path: '/enquiry/user',
  auth: 'bearer',
  success: bareList('enquiries', enquiry, { wire: enquiryWire }),
  invalidates: [],
})

/** An answer without a list of messages isn't the chat. */
const sentEnquiry = keyed('enquiry', z.extend(enquiry, { messages: z.array(enquiryMessage) }))

export const sendEnquiryMessage = endpoint({
  method: 'POST',
  path: '/enquiry/user',
  auth: 'bearer',
  body: z.strictObject({ message: z.string().check(z.minLength(1)) }),
  success: {
    ...sentEnquiry,
    wire: z.object({ enquiry: enquiryWire }),
  } as Shape<{ enquiry: z.input<typeof enquiryWire> }, z.infer<typeof enquiry>>,
  invalidates: ['listMyEnquiries'],
})
