import * as z from 'zod/mini'

/** What the contract pins and a screen can do without, as text; '' when the host leaves it out. */
export const textOrNone = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => text ?? ''),
)
