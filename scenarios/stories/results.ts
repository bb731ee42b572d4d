import { pannaDigit } from '#domain/market/panna.ts'
import { formatRupees } from '#domain/money/money.ts'
import { dayKey, formatTime } from '#domain/time/dates.ts'
import { baseSeed, mergeSeeds } from '#mocks/seed/base.ts'
import { ledgerOf } from '#mocks/seed/ledger.ts'
import { defineScenario, type Stage } from '../define.ts'
import { calls, decides, declares, placedBets } from '../steps.ts'

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

function seed(now: number) {
  const placed = {
    bet: placedBets(now, '16:10', [['konkan-day', 'single', 'close', '7', 100, 'lost']]),
  }
  return mergeSeeds(baseSeed(now), placed, { ledgerEntry: ledgerOf(placed) })
}

/** What the host knows of the bet in question, from its rows. */
function evidence({ backend: { db }, clock }: Stage) {
  const [bet] = db.bet.findMany({ where: { id: { equals: 'scenario-bet-1' } } })
  if (!bet) throw new Error('The bet in question is gone.')
  const [draw] = db.result.findMany({
    where: {
      gameId: { equals: bet.gameId },
      date: { equals: dayKey(clock.now()) },
      session: { equals: 'close' },
    },
  })
  const entries = db.ledgerEntry.findMany({ where: { ref: { equals: bet.id } } })
  const amounts = entries.map(({ kind, amount }) => `${kind} ${formatRupees(amount)}`)
  return {
    receipt: `Receipt: close digit ${bet.betNumber} for ${formatRupees(bet.betAmount)}, placed at ${formatTime(bet.placedAt)}`,
    chart: `Chart: ${draw?.pana}-${draw?.digit}`,
    statement: `Statement: ${amounts.join(', ')}`,
  }
}

/** A player who doubts a result; receipt, chart and statement tell the same. */
export const disputedResult = defineScenario({
  id: 'disputed-result',
  title: 'A disputed result',
  effect: 'Receipt, chart and statement side by side, from the same rows',
  audience: 'support',
  also: 'complaint, proof, wrong result, dispute',
  clock: { time: '17:30' },
  start: '/bidding-history',
  seed,
  script: [
    {
      title: 'Player asks why digit 7 didn’t win',
      say: 'A player is sure of having won, and asks support.',
      at: '/enquiry',
      run: calls('sendEnquiryMessage', { body: { message: 'I bet on 7. Why didn’t I win?' } }),
    },
    {
      title: 'Look at the receipt',
      say: 'The receipt shows what was bet, on which draw, and to the minute when.',
      run: (stage) => evidence(stage).receipt,
    },
    {
      title: 'Look at the chart',
      say: 'The chart shows what was drawn, for everybody the same.',
      at: '/game-chart/konkan-day',
      run: (stage) => evidence(stage).chart,
    },
    {
      title: 'Look at the statement',
      say: 'The statement shows what the bet cost, and that nothing was won.',
      at: '/wallet-statement',
      run: (stage) => evidence(stage).statement,
    },
    {
      title: 'Support answers with all three',
      say: 'Side by side they say the same, so the answer takes a minute.',
      at: '/enquiry',
      async run(stage) {
        const message = Object.values(evidence(stage)).join('. ')
        await decides('answerEnquiry', 'enquiry', { message })(stage)
        return message
      },
    },
  ],
})
