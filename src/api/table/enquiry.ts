import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { enquiry, enquiryMessage, enquiryWire } from '../schemas/enquiry.ts'
import { bareList, keyed, type Shape } from '../shape.ts'

export const listMyEnquiries = endpoint({
  method: 'GET',
  path: '/enquiry/user',
  auth: 'bearer',
  success: bareList('enquiries', enquiry, enquiryWire),
  keeps: 'nothing',
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
  keeps: 'nothing',
  invalidates: ['listMyEnquiries'],
})
