import { settleStarlineBet } from '#domain/bet/settlement.ts'
import { addDays, dayKey, startOfDay } from '#domain/time/dates.ts'
import { momentAt } from '#domain/time/time-of-day.ts'
import filler from '#mocks/filler/filler.json' with { type: 'json' }
import { baseSeed, mergeSeeds } from '#mocks/seed/base.ts'
import { ledgerOf } from '#mocks/seed/ledger.ts'
import { players } from '#mocks/seed/players.ts'
import type { NewRow, Seed } from '#mocks/store/models.ts'
import { defineScenario } from '../define.ts'
import { filledBets, filledPlayers, nth } from '../filled.ts'
import { looks } from '../steps.ts'

const betCount = 5000
const starlineBetCount = 400
const stake = 10
const common = { accountId: players.sample.id, betAmount: stake, rateMin: 10 }

function starlineBets(seed: Seed, now: number): NewRow<'starlineBet'>[] {
  const draws = new Map(
    (seed.starlineResult ?? []).map((row) => [`${row.gameId} ${row.date}`, row.winningNumber]),
  )
  const games = (seed.starlineGame ?? []).filter(({ isActive }) => isActive !== false)
  return Array.from({ length: starlineBetCount }, (_, index) => {
    const day = addDays(startOfDay(now), -1 - (index % 29))
    const gameId = games[index % games.length]?.id ?? ''
    const date = dayKey(day)
    const betNumber = nth([...filler.starlineBets], index)
    const line = { betType: 'singleDigit', betNumber, betAmount: stake } as const
    const { status, payout } = settleStarlineBet(line, draws.get(`${gameId} ${date}`), 100)
    return {
      ...common,
      ...line,
      id: `busy-starline-bet-${index + 1}`,
      gameId,
      rateMax: 100,
      potentialWin: stake * 10,
      winAmount: payout,
      status,
      date,
      placedAt: momentAt(day, 6 * 60 + (index % 180)),
      settledAt: status === 'pending' ? null : momentAt(day, 22 * 60),
    }
  })
}

const { id: accountId } = players.sample

/** A deposit almost every day of the first month; the first one pays for all the bets. */
const deposits = (now: number): NewRow<'fundRequest'>[] =>
  Array.from({ length: 30 }, (_, index) => ({
    id: `busy-fund-request-${index + 1}`,
    accountId,
    amount: index === 0 ? 75_000 : nth(filler.amounts, index),
    transactionId: nth(filler.utrs, index),
    paymentMethod: index % 3 === 0 ? 'QR' : 'UPI',
    status: 'approved',
    createdAt: momentAt(addDays(now, -61 + index), 9 * 60 + index),
  }))

/** From the second month on money is taken out, to a bank and by phone. */
const withdrawals = (now: number): NewRow<'withdrawal'>[] =>
  Array.from({ length: 10 }, (_, index) => {
    const { bankName, accountNumber, ifscCode, phonepe } = nth(filler.players, index)
    const bank = index % 2 === 0
    return {
      id: `busy-withdrawal-${index + 1}`,
      accountId,
      amount: 1000,
      method: bank ? 'bank' : 'phonepe',
      status: 'completed',
      accountDetails: bank ? [bankName, accountNumber, ifscCode].join(', ') : phonepe,
      transactionId: nth(filler.utrs, 30 + index),
      createdAt: momentAt(addDays(now, -30 + 2 * index), 7 * 60 + index),
    }
  })

/** A conversation that fills more than a screen. */
const conversation = (now: number) => ({
  enquiry: [
    { id: 'busy-enquiry', accountId, status: 'closed' as const, createdAt: addDays(now, -50) },
  ],
  enquiryMessage: filler.messages.map((message, index) => ({
    id: `busy-enquiry-message-${index + 1}`,
    enquiryId: 'busy-enquiry',
    sender: index % 2 === 0 ? ('user' as const) : ('support' as const),
    message,
    at: momentAt(addDays(now, -50 + (index >> 1)), 11 * 60 + (index % 2) * 24),
  })),
})

function busySeed(now: number): Seed {
  const base = baseSeed(now)
  const extra = {
    account: filledPlayers(now, filler.players.length),
    bet: filledBets(base, now, betCount, (index) => ({
      accountId,
      day: addDays(startOfDay(now), -1 - (index % 59)),
    })),
    starlineBet: starlineBets(base, now),
    fundRequest: deposits(now),
    withdrawal: withdrawals(now),
    ...conversation(now),
  }
  return mergeSeeds(base, extra, { ledgerEntry: ledgerOf(extra) })
}

/** A long-time player, for testing long lists. */
export const busyHistory = defineScenario({
  id: 'busy-history',
  title: 'Busy history',
  effect: '5,000 bets and 400 Starline bets in two months',
  audience: 'developers',
  also: '5000, many, pages, paging, filters',
  start: '/bidding-history',
  seed: busySeed,
  script: [
    {
      title: 'Every bet of two months',
      say: 'Five thousand bets are one list, and its filters find any of them.',
      run: looks,
    },
    {
      title: 'Every movement of the money',
      say: 'The statement names each deposit, bet, win and withdrawal of these months.',
      at: '/wallet-statement',
      run: looks,
    },
  ],
})
