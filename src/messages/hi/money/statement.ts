import type { statementMessages as english } from '#messages/en/money/statement.ts'
import type { Same } from '../../same.ts'
import { commonMessages } from '../app/common.ts'

const { open, close } = commonMessages.session
const sessionName = (session: string) =>
  session === 'open' ? open : session === 'close' ? close : session

export const statementMessages: Same<typeof english> = {
  fundRequest: 'जमा',
  withdrawal: 'निकासी',
  accountEnds: (method, digits) => `${method}, आखिर में ${digits}`,
  starline: (title) => `स्टारलाइन ${title}`,
  bet: (type, number, session) =>
    session === null ? `${type} ${number}` : `${type} ${number}, ${sessionName(session)}`,
  winnings: (game) => (game === '' ? 'जीत' : `जीत, ${game}`),
}
