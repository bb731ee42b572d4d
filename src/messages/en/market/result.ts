/** A result for a screen reader. */
export const resultMessages = {
  pending: 'pending',
  halfJodi: (open: string, close: string) => `${open} and ${close}`,
  result: (open: string, jodi: string, close: string) =>
    `Open ${open}, jodi ${jodi}, close ${close}`,
} as const
