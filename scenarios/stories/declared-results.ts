import { pannaDigit } from '#domain/market/panna.ts'
import { dayKey } from '#domain/time/dates.ts'
import { baseSeed, mergeSeeds } from '#mocks/seed/base.ts'
import { ledgerOf } from '#mocks/seed/ledger.ts'
import { defineScenario } from '../define.ts'
import { declares, placedBets } from '../steps.ts'

/** What Malwa Day drew here: a triple and a double panna, so that every bet type can win. */
const drawn = { open: '777', close: '119' } as const

/** Every bet type once won (Malwa Day, Sahyadri Noon), once lost (Deccan Morning), once pending. */
const bets = [
  ['malwa-day', 'single', 'open', '1', 20, 'won'],
  ['malwa-day', 'jodi', 'open', '11', 20, 'won'],
  ['sahyadri-noon', 'singlePanna', 'open', '128', 20, 'won'],
  ['malwa-day', 'doublePanna', 'close', '119', 20, 'won'],
  ['malwa-day', 'triplePanna', 'open', '777', 20, 'won'],
  ['malwa-day', 'halfSangam', 'open', '1-119', 20, 'won'],
  ['malwa-day', 'fullSangam', null, '777-119', 10, 'won'],
  ['deccan-morning', 'single', 'open', '4', 20, 'lost'],
  ['deccan-morning', 'jodi', 'open', '29', 20, 'lost'],
  ['deccan-morning', 'singlePanna', 'open', '123', 20, 'lost'],
  ['deccan-morning', 'doublePanna', 'close', '112', 20, 'lost'],
  ['deccan-morning', 'triplePanna', 'close', '111', 20, 'lost'],
  ['deccan-morning', 'halfSangam', 'open', '9-123', 20, 'lost'],
  ['deccan-morning', 'fullSangam', null, '123-456', 10, 'lost'],
  ['vindhya-evening', 'single', 'open', '8', 20, 'pending'],
  ['vindhya-evening', 'jodi', 'open', '86', 20, 'pending'],
  ['vindhya-evening', 'singlePanna', 'open', '468', 20, 'pending'],
  ['vindhya-evening', 'doublePanna', 'close', '119', 20, 'pending'],
  ['vindhya-evening', 'triplePanna', 'open', '777', 20, 'pending'],
  ['vindhya-evening', 'halfSangam', 'open', '8-150', 20, 'pending'],
  ['vindhya-evening', 'fullSangam', null, '468-150', 10, 'pending'],
] as const

function declaredSeed(now: number) {
  const base = baseSeed(now)
  const result = (base.result ?? []).map((row) => {
    if (row.gameId !== 'malwa-day' || row.date !== dayKey(now)) return row
    const pana = drawn[row.session]
    return { ...row, pana, digit: pannaDigit(pana) }
  })
  const placed = { bet: placedBets(now, '08:00', bets) }
  return mergeSeeds({ ...base, result }, placed, { ledgerEntry: ledgerOf(placed) })
}

/** Results of both draws, and bets of every type settled by them. */
export const declaredResults = defineScenario({
  id: 'declared-results',
  title: 'Declared results',
  effect: 'Open and close declared; each bet type won, lost and pending',
  audience: 'players',
  also: 'won, lost, pending, win',
  clock: { time: '15:20' },
  start: '/bidding-history',
  seed: declaredSeed,
  script: [
    {
      title: 'Declare open 468-8 of Vindhya Evening',
      say: 'One result settles every kind of bet that depends on it.',
      run: declares('18:11', 'vindhya-evening', 'open', '468'),
    },
    {
      title: 'Declare close 150-6 of Vindhya Evening',
      say: 'With the second one, nothing is left pending.',
      run: declares('20:11', 'vindhya-evening', 'close', '150'),
    },
  ],
})
