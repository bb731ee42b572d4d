import { formatRupees } from '#domain/money/money.ts'
import { dayKey, formatTime } from '#domain/time/dates.ts'
import { baseSeed, mergeSeeds } from '#mocks/seed/base.ts'
import { ledgerOf } from '#mocks/seed/ledger.ts'
import { defineScenario, type Stage } from '../define.ts'
import { calls, decides, placedBets } from '../steps.ts'

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
