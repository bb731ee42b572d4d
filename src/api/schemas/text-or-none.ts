import * as z from 'zod/mini'

/** Text that the contract pins but screens can do without; '' if the host leaves it out. */
export const textOrNone = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => text ?? ''),
)

/** A status, which some hosts write 'Won' or 'WON'. */
export const statusOrNone = z.pipe(
  textOrNone,
  z.transform((status) => status.trim().toLowerCase()),
)
