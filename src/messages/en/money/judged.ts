/** Sentences about the age of what money is judged by. */
export const judgedMessages = {
  asOf: (time: string) => `Based on data from ${time}`,
  changed: 'Something here changed just now. Check it, then press again.',
} as const
