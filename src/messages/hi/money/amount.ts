import type { amountMessages as english } from '#messages/en/money/amount.ts'
import type { Same } from '../../same.ts'

export const amountMessages: Same<typeof english> = {
  whole: 'सिर्फ पूरे रुपये',
  notAnAmount: 'यह पूरे रुपयों की रकम नहीं है, इसलिए नहीं लिया गया',
}
