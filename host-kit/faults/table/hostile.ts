import { payoutMethodIds } from '#domain/money/request.ts'
import { everyRefusal, ok } from '../answers.ts'
import type { HostFault, Line, Reply } from '../fault.ts'

/** A withdrawal or a stake below zero raises the balance, however the host answers. */
const below =
  (operation: 'requestWithdrawal' | 'placeBet', field: string, reply: Reply): HostFault =>
  ({ give }) => ({
    async call(call, proceed) {
      const amount = Number(call.body[field])
      if (call.operation !== operation || !(amount < 0)) return proceed()
      give(call.accountId, -amount)
      return reply
    },
  })

const refusal = { status: 400, body: { message: 'Not possible' } }

/** Hosts that give money to who asks for less than nothing. */
export const hostileFaults: readonly Line[] = [
  {
    host: 'adds the money of a withdrawal below zero',
    harm: 'money',
    found: [
      'requestWithdrawal: amount beyond its limits is refused and changes nothing',
      'torture',
    ],
    fault: below('requestWithdrawal', 'amount', ok({ success: true })),
  },
  {
    host: 'refuses a stake below zero, and adds it',
    harm: 'money',
    found: ['placeBet: betAmount beyond its limits is refused and changes nothing', 'torture'],
    fault: below('placeBet', 'betAmount', refusal),
  },
  ...payoutMethodIds.map((method): Line => ({
    host: `takes the money of a refused withdrawal by ${method}`,
    harm: 'money',
    found: [
      `a withdrawal beyond the balance by ${method} that is refused costs nothing and is in no list`,
      `a withdrawal on a Sunday by ${method} that is refused costs nothing and is in no list`,
    ],
    fault: everyRefusal('requestWithdrawal', [400], (reply, { accountId, body }, { take }) => {
      if (body['method'] === method) take(accountId, 100)
      return reply
    }),
  })),
]
