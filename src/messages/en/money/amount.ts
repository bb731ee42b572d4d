/** Words of every amount field. */
export const amountMessages = {
  whole: 'Whole rupees only',
  notAnAmount: 'That isn’t an amount in whole rupees, so it wasn’t taken',
} as const
