import * as z from 'zod/mini'
import { enquiryStatuses } from '#domain/player/enquiry.ts'
import { statusOrNone, textOrNone } from './text-or-none.ts'

export const enquiryMessage = z.object({
  /** 'user' is the player; anything else is support. */
  sender: textOrNone,
  message: textOrNone,
  timestamp: textOrNone,
})

export const enquiry = z.object({
  status: statusOrNone,
  createdAt: z.nullish(z.string()),
  messages: z.pipe(
    z.nullish(z.array(enquiryMessage)),
    z.transform((messages) => messages ?? []),
  ),
})
export type Enquiry = z.infer<typeof enquiry>
/** As the contract pins it. */
export const enquiryWire = z.extend(enquiry, {
  status: z.enum(enquiryStatuses),
  createdAt: z.string(),
  messages: z.array(z.object({ sender: z.string(), message: z.string(), timestamp: z.string() })),
})
