import * as z from 'zod/mini'

/** Text that the contract pins but screens can do without; '' if the host leaves it out. */
export const textOrNone = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => text ?? ''),
)
