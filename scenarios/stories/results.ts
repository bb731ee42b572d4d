import { formatRupees } from '#domain/money/money.ts'
import { dayKey, formatTime } from '#domain/time/dates.ts'
import { statusMessages } from '#messages/en/app/status.ts'
import { formatPlayProblem } from '#messages/en/market/game.ts'
import { marketLabelText } from '#messages/en/market/market.ts'
import { baseSeed, mergeSeeds } from '#mocks/seed/base.ts'
import { ledgerOf } from '#mocks/seed/ledger.ts'
import { gameChartPath, gameSelectionPath, paths } from '#paths'
import { defineScenario } from '../define-scenario.ts'
import { type ScenarioSession } from '../define.ts'
import { writes } from '../gestures.ts'
import { decides, declares, looks, placedBets } from '../steps.ts'

const { names: status } = statusMessages

/** Bets of every type; how each ended follows from the draws of the day. */
const bets = [
  ['malwa-day', 'single', 'open', '1', 100, 'won'],
  ['malwa-day', 'jodi', 'open', '11', 10, 'won'],
  ['malwa-day', 'single', 'close', '4', 300, 'lost'],
  ['deccan-morning', 'single', 'open', '4', 500, 'lost'],
  ['deccan-morning', 'jodi', 'open', '29', 100, 'lost'],
  ['deccan-morning', 'singlePanna', 'open', '123', 100, 'lost'],
  ['deccan-morning', 'doublePanna', 'close', '112', 50, 'lost'],
  ['deccan-morning', 'triplePanna', 'close', '111', 20, 'lost'],
  ['deccan-morning', 'halfSangam', 'open', '9-123', 20, 'lost'],
  ['deccan-morning', 'fullSangam', null, '123-456', 10, 'lost'],
  ['vindhya-evening', 'single', 'open', '8', 50, 'pending'],
  ['vindhya-evening', 'single', 'open', '3', 200, 'pending'],
  ['vindhya-evening', 'jodi', 'open', '86', 20, 'pending'],
  ['vindhya-evening', 'singlePanna', 'open', '129', 100, 'pending'],
  ['vindhya-evening', 'doublePanna', 'close', '119', 50, 'pending'],
  ['vindhya-evening', 'triplePanna', 'open', '777', 20, 'pending'],
  ['vindhya-evening', 'halfSangam', 'open', '8-123', 10, 'pending'],
  ['vindhya-evening', 'fullSangam', null, '468-123', 10, 'pending'],
] as const

function declaredSeed(now: number) {
  const placed = { bet: placedBets(now, '08:00', bets) }
  return mergeSeeds(baseSeed(now), placed, { ledgerEntry: ledgerOf(placed) })
}

const evening = 'vindhya-evening'

/** Results of both draws, and the bets settled by them. */
export const declaredResults = defineScenario({
  id: 'declared-results',
  title: 'Declared results',
  effect: 'A market’s results come in: what a player won and lost, and where it’s seen',
  audience: 'players',
  also: 'won, lost, pending, win',
  clock: { time: '15:20' },
  start: '/bidding-history',
  seed: declaredSeed,
  script: [
    {
      title: 'Declare open 468-8 of Vindhya Evening',
      say: 'One result settles every bet that depends on it.',
      view: ['Vindhya Evening', '₹500'],
      run: declares('18:11', evening, 'open', '468'),
    },
    {
      title: 'Declare close 150-6 of Vindhya Evening',
      say: 'With the second one, nothing is left pending, and the jodi has won.',
      view: ['Vindhya Evening', '₹2,000'],
      run: declares('19:41', evening, 'close', '150'),
    },
    {
      title: 'Back to home: Result Declared',
      say: 'At home, the market says that its results are in, before its time is over.',
      at: paths.dashboard,
      view: ['Vindhya Evening', marketLabelText['result-declared'], '468-86-150'],
      run: looks,
    },
    {
      title: 'Player opens it: nothing more to bet on',
      say: 'Whoever opens it reads that all results have been declared.',
      at: gameSelectionPath(evening),
      view: [formatPlayProblem({ code: 'all-declared' })],
      run: looks,
    },
    {
      title: 'Open the chart',
      say: 'And the chart keeps the result, for everybody the same.',
      at: gameChartPath(evening),
      view: ['468-86-150'],
      run: looks,
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
function evidence({ backend: { db }, clock }: ScenarioSession) {
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
  const stake = formatRupees(bet.betAmount)
  const at = formatTime(bet.placedAt)
  const [drawn, digit] = [draw?.pana ?? '', draw?.digit ?? '']
  const sums = entries.map(({ amount }) => formatRupees(amount)).join(', ')
  return {
    receipt: `${stake} on close digit ${bet.betNumber}, placed at ${at}`,
    chart: `The close draw was ${drawn}, digit ${digit}`,
    statement: `On the statement: ${sums}, and no win`,
    reply:
      `I’ve checked it for you. You bet ${stake} on close digit ${bet.betNumber} at ${at}. ` +
      `The close draw was ${drawn}, which makes digit ${digit}, so this bet didn’t win. ` +
      `The chart shows the same result to everybody. Sorry it wasn’t your number!`,
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
      at: paths.enquiry,
      view: ['I bet on 7. Why didn’t I win?'],
      ...writes('I bet on 7. Why didn’t I win?'),
    },
    {
      title: 'Look at the receipt',
      say: 'The receipt shows what was bet, on which draw, and to the minute when.',
      view: ['Konkan Day', '₹100', status.lost],
      run: (scenarioSession) => evidence(scenarioSession).receipt,
    },
    {
      title: 'Look at the chart',
      say: 'The chart shows what was drawn, for everybody the same.',
      at: gameChartPath('konkan-day'),
      view: ['120-33-689'],
      run: (scenarioSession) => evidence(scenarioSession).chart,
    },
    {
      title: 'Look at the statement',
      say: 'The statement shows what the bet cost, and that nothing was won.',
      at: paths.walletStatement,
      view: ['Konkan Day', '₹100', status.lost],
      run: (scenarioSession) => evidence(scenarioSession).statement,
    },
    {
      title: 'Support answers with all three',
      say: 'Side by side they say the same, so the answer takes a minute.',
      at: paths.enquiry,
      view: ['I’ve checked it for you.'],
      async run(scenarioSession) {
        const { reply: message } = evidence(scenarioSession)
        await decides('answerEnquiry', 'enquiry', { message })(scenarioSession)
      },
    },
  ],
})
