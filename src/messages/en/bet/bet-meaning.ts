import type { Session } from '#domain/market/session.ts'

/** A bet in words. `session` is `open` or `close`. */
export const betMeaningMessages = {
  digit: (session: Session, digit: string) => `${session} digit ${digit}`,
  jodi: (jodi: string) => `jodi ${jodi}`,
  panna: (session: Session, panna: string) => `${session} panna ${panna}`,
  halfSangamOpen: (digit: string, panna: string) => `open digit ${digit} with close panna ${panna}`,
  halfSangamClose: (digit: string, panna: string) =>
    `close digit ${digit} with open panna ${panna}`,
  fullSangam: (open: string, close: string) => `open panna ${open} with close panna ${close}`,
} as const
