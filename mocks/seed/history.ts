import type { NewRow, Seed } from '../store/models.ts'
import type { Days } from './days.ts'
import type { MarketId } from './markets.ts'
import { players } from './players.ts'
import type { StarlineGameId } from './starline.ts'

const accountId = players.sample.id

/** How a bet ends; until its draw is declared it is pending. */
type Ended = 'won' | 'lost' | 'cancelled'
type Bet = NewRow<'bet'>
type BetLine = readonly [
  daysAgo: number,
  time: string,
  gameId: MarketId,
  betType: Bet['betType'],
  session: Bet['session'],
  betNumber: string,
  betAmount: number,
  /** For a stake of ₹10. */
  rateMax: number,
  status: Ended,
  settled: string,
]

/** The sample player's bets, oldest first. Their outcome follows from the draws of `markets.ts`. */
const bets: readonly BetLine[] = [
  [7, '08:50', 'deccan-morning', 'single', 'open', '5', 80, 100, 'lost', '09:41'],
  [7, '10:20', 'sahyadri-noon', 'doublePanna', 'open', '229', 50, 3200, 'lost', '11:12'],
  [7, '14:02', 'konkan-day', 'halfSangam', 'open', '6-789', 20, 12_000, 'lost', '17:11'],
  [7, '19:10', 'vindhya-evening', 'singlePanna', 'close', '128', 100, 1500, 'lost', '20:11'],
  [6, '09:05', 'deccan-morning', 'jodi', 'open', '82', 50, 1000, 'lost', '10:41'],
  [6, '11:48', 'sahyadri-noon', 'jodi', 'close', '35', 40, 1000, 'lost', '13:40'],
  [6, '12:10', 'malwa-day', 'single', 'open', '9', 150, 100, 'lost', '12:41'],
  [5, '10:01', 'deccan-morning', 'single', 'close', '1', 120, 100, 'lost', '10:41'],
  [5, '14:40', 'konkan-day', 'triplePanna', 'open', '777', 10, 10_000, 'lost', '15:11'],
  [5, '17:30', 'vindhya-evening', 'single', 'open', '7', 100, 100, 'lost', '18:11'],
  [4, '10:44', 'sahyadri-noon', 'single', 'open', '8', 50, 100, 'won', '11:12'],
  [4, '12:15', 'malwa-day', 'single', 'open', '4', 100, 100, 'lost', '12:41'],
  [4, '14:20', 'konkan-day', 'fullSangam', null, '123-456', 10, 120_000, 'lost', '17:11'],
  [3, '09:12', 'deccan-morning', 'singlePanna', 'open', '127', 50, 1500, 'lost', '09:41'],
  [3, '19:31', 'vindhya-evening', 'single', 'close', '8', 100, 100, 'lost', '20:11'],
  [2, '10:36', 'sahyadri-noon', 'single', 'open', '3', 60, 100, 'lost', '11:12'],
  [2, '12:05', 'malwa-day', 'jodi', 'open', '19', 20, 1000, 'lost', '14:41'],
  [2, '16:31', 'konkan-day', 'doublePanna', 'close', '122', 40, 3200, 'lost', '17:11'],
  [1, '09:05', 'deccan-morning', 'halfSangam', 'close', '5-123', 20, 12_000, 'cancelled', '09:20'],
  [1, '13:58', 'malwa-day', 'single', 'close', '2', 50, 100, 'won', '14:41'],
  [1, '14:30', 'konkan-day', 'single', 'open', '5', 100, 100, 'won', '15:11'],
  [1, '17:40', 'vindhya-evening', 'jodi', 'open', '52', 50, 1000, 'lost', '20:11'],
  [0, '10:52', 'malwa-day', 'single', 'open', '1', 100, 100, 'won', '12:41'],
  [0, '11:20', 'konkan-day', 'singlePanna', 'open', '128', 100, 1500, 'lost', '15:11'],
]

type StarlineLine = readonly [
  daysAgo: number,
  time: string,
  gameId: StarlineGameId,
  betType: NewRow<'starlineBet'>['betType'],
  betNumber: string,
  betAmount: number,
  rateMax: number,
  status: Ended,
]

const starlineBets: readonly StarlineLine[] = [
  [7, '11:10', 'starline-12', 'singleDigit', '1', 25, 100, 'lost'],
  [6, '11:31', 'starline-12', 'triplePana', '111', 25, 7000, 'lost'],
  [6, '12:20', 'starline-13', 'singlePana', '123', 25, 1500, 'lost'],
  [5, '11:02', 'starline-12', 'doublePana', '220', 25, 3000, 'lost'],
  [5, '12:44', 'starline-13', 'singleDigit', '9', 25, 100, 'lost'],
  [4, '11:15', 'starline-12', 'singleDigit', '5', 30, 100, 'won'],
  [4, '12:31', 'starline-13', 'doublePana', '118', 25, 3000, 'lost'],
  [3, '11:50', 'starline-12', 'singlePana', '128', 25, 1500, 'lost'],
  [2, '12:12', 'starline-13', 'singleDigit', '7', 25, 100, 'lost'],
  [1, '11:22', 'starline-12', 'singleDigit', '4', 25, 100, 'lost'],
  [1, '12:40', 'starline-13', 'singlePana', '290', 25, 1500, 'lost'],
  [0, '11:05', 'starline-15', 'singleDigit', '6', 20, 100, 'lost'],
]

type FundLine = readonly [
  daysAgo: number,
  time: string,
  amount: number,
  paymentMethod: 'UPI' | 'QR',
  status: 'approved' | 'rejected',
  remarks: string | null,
]

const fundRequests: readonly FundLine[] = [
  [38, '11:20', 5000, 'QR', 'approved', null],
  [30, '19:05', 2000, 'UPI', 'approved', null],
  [16, '13:31', 5000, 'UPI', 'approved', null],
  [6, '09:44', 1000, 'QR', 'approved', null],
  [1, '16:55', 500, 'UPI', 'rejected', 'No payment with this transaction id was found'],
  [0, '10:02', 2000, 'QR', 'approved', null],
]

type WithdrawalLine = readonly [
  daysAgo: number,
  time: string,
  amount: number,
  method: NewRow<'withdrawal'>['method'],
  status: 'completed' | 'rejected' | 'processing',
  accountDetails: string,
  remarks: string | null,
]

const bank = 'Deccan Example Bank, 123400004821, ANKX0005943'
const withdrawals: readonly WithdrawalLine[] = [
  [20, '06:40', 2000, 'phonepe', 'completed', '5876543210', null],
  [9, '08:02', 1500, 'bank', 'rejected', bank, 'The bank returned the payment'],
  [1, '08:14', 3000, 'bank', 'processing', bank, null],
]

const stakeOfRates = 10
const payout = (stake: number, max: number) => (stake * max) / stakeOfRates

const idOf = (family: string, index: number) => `${family}-${index + 1}`

function placed(
  { now, at, key }: Days,
  daysAgo: number,
  time: string,
  [betAmount, rateMax, status]: readonly [number, number, Ended],
  settledAt: number,
) {
  const ended = settledAt <= now
  const won = ended && status === 'won'
  return {
    accountId,
    betAmount,
    rateMin: stakeOfRates,
    rateMax,
    potentialWin: payout(betAmount, rateMax),
    winAmount: won ? payout(betAmount, rateMax) : 0,
    status: ended ? status : ('pending' as const),
    date: key(daysAgo),
    placedAt: at(daysAgo, time),
    settledAt: ended ? settledAt : null,
  }
}

/** The sample player's history up to now, without what will happen later today. */
export function historySeed(days: Days) {
  const { now, at } = days
  const minutes = 60_000
  const byNow = <R extends { placedAt: number } | { createdAt: number }>(row: R) =>
    ('placedAt' in row ? row.placedAt : row.createdAt) <= now
  return {
    bet: bets
      .map(([ago, time, gameId, betType, session, betNumber, stake, max, status, settled], i) => ({
        id: idOf('bet', i),
        gameId,
        betType,
        session,
        betNumber,
        ...placed(days, ago, time, [stake, max, status], at(ago, settled)),
      }))
      .filter(byNow),
    starlineBet: starlineBets
      .map(([ago, time, gameId, betType, betNumber, stake, max, status], i) => {
        const drawn = at(ago, `${gameId.slice(-2)}:05`)
        return {
          id: idOf('starline-bet', i),
          gameId,
          betType,
          betNumber,
          ...placed(days, ago, time, [stake, max, status], drawn),
        }
      })
      .filter(byNow),
    fundRequest: fundRequests
      .map(([ago, time, amount, paymentMethod, status, remarks], i) => ({
        id: idOf('fund-request', i),
        accountId,
        amount,
        transactionId: `${at(ago, time)}${100 + i}`,
        paymentMethod,
        status,
        remarks,
        createdAt: at(ago, time),
      }))
      .filter(byNow),
    withdrawal: withdrawals
      .map(([ago, time, amount, method, status, accountDetails, remarks], i) => ({
        id: idOf('withdrawal', i),
        accountId,
        amount,
        method,
        status,
        accountDetails,
        transactionId: status === 'completed' ? `UTR${at(ago, time)}` : null,
        remarks,
        createdAt: at(ago, time),
      }))
      .filter(byNow),
    enquiry: [{ id: 'enquiry-1', accountId, createdAt: at(1, '18:20') }],
    enquiryMessage: [
      {
        id: 'enquiry-message-1',
        enquiryId: 'enquiry-1',
        sender: 'user',
        message: 'My deposit of ₹500 was rejected. What happened?',
        at: at(1, '18:20'),
      },
      {
        id: 'enquiry-message-2',
        enquiryId: 'enquiry-1',
        sender: 'support',
        message: 'No payment with that transaction id reached us. Please send the bank reference.',
        at: at(1, '18:20') + 24 * minutes,
      },
    ],
  } satisfies Seed
}
