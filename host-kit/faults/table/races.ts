import { setImmediate } from 'node:timers/promises'
import { stakeOf } from '../books.ts'
import type { Fault, Line } from '../fault.ts'

/** Every n-th bet reads the balance before it waits, and writes it after. */
const losesOneIn = (count: number): Fault => {
  let turn = 0
  return ({ balance, take }) => {
    return {
      async call(asked, proceed) {
        if (asked.operation !== 'placeBet') return proceed()
        turn += 1
        const isSlow = turn % count === 0
        const before = balance(asked.accountId)
        const reply = await proceed()
        if (!isSlow || reply.status >= 300) return reply
        await setImmediate()
        const newBalance = before - stakeOf(asked)
        take(asked.accountId, balance(asked.accountId) - newBalance)
        return { ...reply, body: { newBalance } }
      },
    }
  }
}

/** What only happens when two things happen at once. */
export const raceFaults: readonly Line[] = [
  {
    host: 'reads the balance before it waits, and writes it after',
    harm: 'money',
    found: ['torture'],
    fault: losesOneIn(1),
  },
  {
    host: 'loses one update in fifty',
    harm: 'money',
    found: ['torture'],
    fault: losesOneIn(50),
  },
]
