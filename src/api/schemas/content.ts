import * as z from 'zod/mini'
import { enquiryStatuses } from '#domain/player/enquiry.ts'
import { statusOrNone, textOrNone } from './text-or-none.ts'

export const banner = z.object({ imagePath: z.string(), title: z.nullish(z.string()) })
export type Banner = z.infer<typeof banner>

export const mainSettings = z.object({
  appLink: z.nullish(z.string()),
  whatsappNumber: z.nullish(z.string()),
  upiId: z.nullish(z.string()),
  minimumDeposit: z.nullish(z.number()),
  minimumWithdraw: z.nullish(z.number()),
  withdrawalOpenTime: z.nullish(z.string()),
  withdrawalCloseTime: z.nullish(z.string()),
})
export type MainSettings = z.infer<typeof mainSettings>

export const contactSettings = z.object({
  mobileNumber: z.nullish(z.string()),
  email: z.nullish(z.string()),
  whatsappNumber: z.nullish(z.string()),
})
export type ContactSettings = z.infer<typeof contactSettings>

export const howToPlay = z.object({ content: z.string() })

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
