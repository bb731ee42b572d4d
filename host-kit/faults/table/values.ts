import type { OperationName } from '#api/table/table.ts'
import { eachField, successBody } from '../answers.ts'
import type { Fields, Line } from '../fault.ts'

const hourMs = 3_600_000
const dayBefore = (value: unknown) =>
  new Date(Date.parse(String(value)) - 24 * hourMs).toISOString()
const bareDayBefore = (value: unknown) => dayBefore(value).slice(0, 10)
const labelledZ = (value: unknown) =>
  new Date(Date.parse(String(value)) + 5.5 * hourMs).toISOString()
const ofStarline = (name: string, change: (value: unknown) => unknown) =>
  eachField('listStarlineBets', 'data.bets', name, change)
const early = (operation: OperationName, path: string) =>
  eachField(operation, path, 'gameDate', bareDayBefore)

const asSent = 'bets come back at once, exactly as they were sent'
const now = 'what happens now is dated now, in the right zone'
const zeros = 'a pana keeps its zeros, and a bet wins its stake times the rate'

/** Numbers, days and results that look right and are others. */
export const valueFaults: readonly Line[] = [
  {
    host: 'keeps the number of a bet without its zero',
    harm: 'misleads',
    found: [asSent],
    fault: eachField('listMyBets', 'bets', 'betNumber', (number) =>
      String(number).replace(/^0(?=\d)/, ''),
    ),
  },
  {
    host: 'lists panas without their zeros',
    harm: 'misleads',
    found: [zeros],
    fault: ofStarline('betNumber', (one) => String(Number(one))),
  },
  {
    host: 'promises other Starline wins',
    harm: 'misleads',
    found: [zeros],
    fault: ofStarline('potentialWin', (one) => Number(one) * 2),
  },
  {
    host: 'swaps the rates of the sangams',
    harm: 'misleads',
    found: [asSent],
    fault: successBody('getGameRates', ({ halfSangam, fullSangam, ...more }) => ({
      ...more,
      halfSangam: fullSangam,
      fullSangam: halfSangam,
    })),
  },
  {
    host: 'writes moments without their zone',
    harm: 'misleads',
    found: ['listMyBets: sparse'],
    fault: eachField('listMyBets', 'bets', 'betDate', (moment) => String(moment).replace('Z', '')),
  },
  {
    host: 'labels local time Z',
    harm: 'misleads',
    found: [now],
    fault: eachField('listFundRequests', 'requests', 'createdAt', labelledZ),
  },
  {
    host: 'dates bets a day early',
    harm: 'misleads',
    found: [now],
    fault: eachField('listMyBets', 'bets', 'betDate', dayBefore),
  },
  {
    host: 'shows another day’s result of a market',
    harm: 'misleads',
    found: ['a market that takes bets on both sessions shows no result of today'],
    fault: eachField('listGames', '', 'result', () => '366-58-189'),
  },
  {
    host: 'shows another day’s result of Starline',
    harm: 'misleads',
    found: ['a Starline game without a result shows none of another day'],
    fault: eachField('listStarlineGames', 'data.games', 'result', () => '478'),
  },
  {
    host: 'counts the digits of panas wrongly',
    harm: 'misleads',
    found: ['results are of days that are over, and their digits those of the panas'],
    fault: eachField('listSessionResults', 'results', 'digit', (one) =>
      String((Number(one) + 1) % 10),
    ),
  },
  {
    host: 'dates results a day early',
    harm: 'misleads',
    found: ['the result that a bet won by is among those of its day, and of its market alone'],
    fault: early('listSessionResults', 'results'),
  },
  {
    host: 'dates Starline results a day early',
    harm: 'misleads',
    found: [
      'the result that a Starline bet won by is among those of its day, and of its game alone',
    ],
    fault: early('listStarlineResults', 'data.results'),
  },
  {
    host: 'tells the balance of before the bet',
    harm: 'misleads',
    found: [
      '₹200 of ₹640 leave ₹440, ₹17 of them ₹423, and all of the rest can be staked',
      'torture',
    ],
    fault: successBody('placeBet', ({ newBalance }, { body }): Fields => ({
      newBalance: Number(newBalance) + Number(body['betAmount']),
    })),
  },
]
