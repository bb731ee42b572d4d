import * as z from 'zod/mini'
import { betStatuses } from '#domain/bet/bet-status.ts'
import { requestStatuses } from '#domain/money/request.ts'
import { enquiryStatuses } from '#domain/player/enquiry.ts'

const known = new Set<string>([...betStatuses, ...requestStatuses, ...enquiryStatuses])

/** Text that the contract pins but screens can do without; '' if the host leaves it out. */
export const textOrNone = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => text ?? ''),
)

/** A status, which some hosts write 'Won' or 'WON'. One we don't know stays as it was written. */
export const statusOrNone = z.pipe(
  textOrNone,
  z.transform((status) => {
    const text = status.trim()
    const word = text.toLowerCase()
    return known.has(word) ? word : text
  }),
)
