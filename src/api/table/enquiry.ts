import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { invalidFields } from '../notes.ts'
import { enquiry, enquiryMessage, enquiryWire } from '../schemas/enquiry.ts'
import { bareList, keyed, type Shape } from '../shape.ts'

export const listMyEnquiries = endpoint({
  about: 'Support conversations; the first is shown.',
  method: 'GET',
  path: '/enquiry/user',
  auth: 'bearer',
  success: bareList('enquiries', enquiry, enquiryWire),
  keeps: 'nothing',
  screens: ['/enquiry'],
  refusals: [
    {
      name: 'none',
      status: 404,
      body: 'message',
      when: 'The player has never written; read as none.',
    },
  ],
})

/** An answer without a list of messages isn't the chat. */
const sentEnquiry = keyed('enquiry', z.extend(enquiry, { messages: z.array(enquiryMessage) }))

export const sendEnquiryMessage = endpoint({
  about: 'Sends a message; the first one opens an enquiry.',
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
  screens: ['/enquiry'],
  refusals: [invalidFields('The message is blank.')],
})
