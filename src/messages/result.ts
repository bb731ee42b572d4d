/** A market's result as it is read out. */
export const resultMessages = {
  pending: 'pending',
  resultInWords: (open: string, jodi: string, close: string) =>
    `Open ${open}, jodi ${jodi}, close ${close}`,
  halfJodi: (open: string, close: string) => `${open} and ${close}`,
} as const
