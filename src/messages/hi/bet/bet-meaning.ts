import type { betMeaningMessages as english } from '#messages/en/bet/bet-meaning.ts'
import type { Same } from '../../same.ts'
import { commonMessages } from '../app/common.ts'

const sessions = commonMessages.session

export const betMeaningMessages: Same<typeof english> = {
  digit: (session, digit) => `${sessions[session]} अंक ${digit}`,
  jodi: (jodi) => `जोड़ी ${jodi}`,
  panna: (session, panna) => `${sessions[session]} पाना ${panna}`,
  halfSangamOpen: (digit, panna) => `ओपन अंक ${digit} और क्लोज़ पाना ${panna}`,
  halfSangamClose: (digit, panna) => `क्लोज़ अंक ${digit} और ओपन पाना ${panna}`,
  fullSangam: (open, close) => `ओपन पाना ${open} और क्लोज़ पाना ${close}`,
}
