import type { myBetsMessages as english } from '#words/bet/my-bets.ts'
import type { Same } from '../../same.ts'

export const myBetsMessages: Same<typeof english> = {
  some: 'आपकी पेंडिंग बेट',
  pending: (count, rupees) => `${count} बेट, ${rupees} पेंडिंग`,
}
