/** Words of every amount field. */
export const amountMessages = {
  whole: 'Whole rupees only, no paise',
} as const
