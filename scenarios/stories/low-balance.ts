import { baseSeed } from '#mocks/seed/base.ts'
import { defineScenario } from '../define.ts'
import { staff } from '../steps.ts'

/** Not enough money for much: ₹640. */
export const lowBalance = defineScenario({
  id: 'low-balance',
  title: 'Low balance',
  effect: 'Balance ₹640',
  audience: 'players',
  also: 'insufficient, no money, too little',
  start: '/bet/jodi/konkan-day',
  seed: (now) => balanceOf640(now),
  script: [
    {
      title: 'Add ₹500 of play money',
      say: 'The form knows the new balance without being reloaded.',
      run: staff('addPlayMoney', { accountId: 'sample-player', amount: 500 }),
    },
  ],
})

/** The base seed with the difference to ₹640 taken by the house: the ledger still adds up. */
function balanceOf640(now: number) {
  const seed = baseSeed(now)
  const entries = seed.ledgerEntry ?? []
  const balance = entries
    .filter((entry) => entry.accountId === 'sample-player')
    .reduce((sum, entry) => sum + entry.amount, 0)
  const adjustment = {
    accountId: 'sample-player',
    amount: 640 - balance,
    kind: 'adjustment',
    note: 'Set for this scenario',
    at: now,
  } as const
  return { ...seed, ledgerEntry: [...entries, adjustment] }
}
