import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import type { NewBet } from '#api/schemas/bet.ts'
import { betTypeList } from '#domain/bet/bet-types.ts'
import { localMidnightIso } from '#domain/time/dates.ts'
import type { Backend } from './backend.ts'
import { CommandError } from './commands/command.ts'
import { ledgerOf } from './seed/ledger.ts'
import { players } from './seed/players.ts'
import { fridayAt, testHost, type TestHost } from './testing/test-backend.ts'

type Step = (host: TestHost) => unknown

/** A step for each of these values. */
const stepOf = <T>(
  values: fc.Arbitrary<T>,
  run: (host: TestHost, value: T) => unknown,
): fc.Arbitrary<Step> => values.map((value) => (host) => run(host, value))

const player = fc.constantFrom('sample', 'new', 'inactive')
// Few markets and few numbers, so that bets are won often.
const panna = fc.constantFrom('128', '137', '120')
const digit = fc.constantFrom('1', '3')
const gameId = fc.constantFrom('malwa-day', 'konkan-day')
const starlineId = fc.constantFrom('starline-14', 'starline-15')
const amount = fc.oneof(fc.integer({ min: 1, max: 3000 }), fc.constantFrom(10, 100, 1000, 10_000))
const betNumbers: Record<NewBet['betType'], fc.Arbitrary<string>> = {
  single: digit,
  jodi: fc.tuple(digit, digit).map((digits) => digits.join('')),
  singlePanna: panna,
  doublePanna: fc.constant('119'),
  triplePanna: fc.constant('111'),
  halfSangam: fc.tuple(digit, panna).map((parts) => parts.join('-')),
  fullSangam: fc.tuple(panna, panna).map((parts) => parts.join('-')),
}
const regularBet = fc
  .constantFrom(...betTypeList.map(({ id }) => id), 'single' as const, 'singlePanna' as const)
  .chain((betType) =>
    fc.record({
      who: player,
      gameId,
      betType: fc.constant(betType),
      session: betType === 'fullSangam' ? fc.constant(null) : fc.constantFrom('open', 'close'),
      betNumber: betNumbers[betType],
      betAmount: amount,
    }),
  )
/** The n-th row of a table, for commands that name one. */
const nth = <R extends { id: string }>(rows: readonly R[], index: number) =>
  rows[index % Math.max(rows.length, 1)]?.id ?? 'none'
const index = fc.nat(40)

const calls = fc.oneof(
  stepOf(regularBet, ({ as, clock }, { who, ...bet }) =>
    as(who).call('placeBet', { body: { ...bet, gameDate: localMidnightIso(clock.now()) } }),
  ),
  stepOf(
    fc.record({
      who: player,
      gameId: starlineId,
      betType: fc.constantFrom('singleDigit', 'singlePana'),
      betNumber: fc.oneof(digit, panna),
      betAmount: amount,
    }),
    ({ as }, { who, ...body }) => as(who).call('placeStarlineBet', { body }),
  ),
  stepOf(fc.record({ who: player, amount, id: fc.nat(5) }), ({ as }, { who, id, ...asked }) =>
    as(who).call('createFundRequest', {
      body: { ...asked, transactionId: `t${id}`, paymentMethod: 'QR' },
    }),
  ),
  stepOf(
    fc.record({ who: player, amount, method: fc.constantFrom('bank', 'phonepe') }),
    ({ as }, { who, ...body }) => as(who).call('requestWithdrawal', { body }),
  ),
)

const session = fc.constantFrom('open', 'close')
const fundCommand = fc.constantFrom('approveFundRequest', 'rejectFundRequest')
const withdrawalCommand = fc.constantFrom(
  ...(['approveWithdrawal', 'processWithdrawal'] as const),
  ...(['completeWithdrawal', 'rejectWithdrawal'] as const),
)

const staff = fc.oneof(
  stepOf(fc.record({ gameId, session, pana: panna }), ({ backend: { commands } }, args) =>
    commands.declareResult(args),
  ),
  stepOf(fc.record({ gameId: starlineId, pana: panna }), ({ backend: { commands } }, args) =>
    commands.declareStarline(args),
  ),
  stepOf(fc.tuple(index, fundCommand), ({ backend: { commands, db } }, [n, name]) =>
    commands[name]({ requestId: nth(db.fundRequest.getAll(), n) }),
  ),
  stepOf(fc.tuple(index, withdrawalCommand), ({ backend: { commands, db } }, [n, name]) =>
    commands[name]({ withdrawalId: nth(db.withdrawal.getAll(), n) }),
  ),
  stepOf(index, ({ backend: { commands, db } }, n) =>
    commands.cancelBet({ betId: nth(db.bet.getAll(), n) }),
  ),
  stepOf(fc.tuple(player, fc.nat(5000)), ({ backend: { commands } }, [who, balance]) =>
    commands.setBalance({ accountId: players[who].id, balance }),
  ),
  stepOf(fc.tuple(player, amount), ({ backend: { commands } }, [who, by]) =>
    commands.addPlayMoney({ accountId: players[who].id, amount: by }),
  ),
)

const world = fc.oneof(
  stepOf(fc.integer({ min: 1, max: 90 }), ({ clock }, minutes) => clock.advance(minutes * 60_000)),
  stepOf(fc.constantFrom('network', 'lost-answer', 'malformed'), ({ backend }, kind) =>
    backend.faults.next('*', { kind }),
  ),
  fc.constant(({ backend }: TestHost) => {
    const before = backend.snapshot()
    expect(backend.restore(JSON.parse(JSON.stringify(before)))).toBe(true)
    expect(backend.snapshot()).toEqual(before)
  }),
)

const steps = fc.array(
  fc.oneof({ weight: 5, arbitrary: calls }, { weight: 4, arbitrary: staff }, world),
  { minLength: 5, maxLength: 40 },
)

/** Declares whatever is not declared yet, and again what is. */
const endOfDay: readonly Step[] = ['malwa-day', 'konkan-day'].flatMap((game) =>
  (['open', 'close'] as const).flatMap((session) =>
    ['128', '120', '245'].map(
      (pana): Step =>
        ({ backend }) =>
          backend.commands.declareResult({ gameId: game, session, pana }),
    ),
  ),
)

/** A refusal is a valid outcome of a call or command; any other error is a mistake. */
async function attempt(step: Step, host: TestHost): Promise<void> {
  try {
    await step(host)
  } catch (error) {
    const expected =
      error instanceof CommandError || (error instanceof ApiError && (error.status ?? 0) !== 500)
    if (!expected) throw error
  }
}

const sum = (entries: readonly { amount: number }[]) =>
  entries.reduce((total, entry) => total + entry.amount, 0)

/** What staff added or set; every other entry follows from a bet or a request. */
const byStaff = (entry: { kind: string; ref?: string | null }) => entry.kind === 'adjustment'

function checkMoney({ db, snapshot }: Backend): void {
  const implied = ledgerOf(snapshot().rows)
  for (const { id: accountId } of db.account.getAll()) {
    const entries = db.ledgerEntry.findMany({ where: { accountId: { equals: accountId } } })
    const gifts = entries.filter(({ kind }) => kind === 'house')
    const expected = implied.filter((entry) => entry.accountId === accountId)
    const firstGift = expected.filter(({ kind }) => kind === 'house')
    expect(sum(entries) - sum(entries.filter(byStaff)) - sum(gifts)).toBe(
      sum(expected) - sum(firstGift),
    )
  }
}

/** The lowest balance that any account ever had. */
function lowestBalance({ db }: Backend): number {
  return Math.min(
    ...db.account.getAll().flatMap(({ id: accountId }) => {
      let balance = 0
      return db.ledgerEntry
        .findMany({ where: { accountId: { equals: accountId } } })
        .map(({ amount: moved }) => (balance += moved))
    }),
  )
}

function checkBets({ db }: Backend): void {
  const families = [
    [db.bet.getAll(), 'bet', 'win'],
    [db.starlineBet.getAll(), 'starline-bet', 'starline-win'],
  ] as const
  for (const [bets, stakeKind, winKind] of families) {
    for (const { id, betAmount, winAmount, status, potentialWin } of bets) {
      const of = (kind: string) =>
        db.ledgerEntry.findMany({ where: { ref: { equals: id } } }).filter((e) => e.kind === kind)
      expect(of(stakeKind).map((entry) => entry.amount)).toEqual([-betAmount])
      expect(of(winKind).map((entry) => entry.amount)).toEqual(status === 'won' ? [winAmount] : [])
      expect(winAmount).toBe(status === 'won' ? potentialWin : 0)
    }
  }
}

test('after any calls and commands, money adds up, no balance is below zero and wins are paid once', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const host = testHost({ now: fridayAt('11:30') })
      for (const step of [...sequence, ...endOfDay, ...endOfDay]) await attempt(step, host)
      expect(lowestBalance(host.backend)).toBeGreaterThanOrEqual(0)
      checkMoney(host.backend)
      checkBets(host.backend)
    }),
    { numRuns: 40 },
  )
})

test('simultaneous calls never spend more than there is', async () => {
  const bets = fc.array(fc.integer({ min: 10, max: 600 }), { minLength: 2, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(bets, async (amounts) => {
      const host = testHost()
      const answers = await Promise.allSettled(
        amounts.map((betAmount) =>
          host.as('new').call('placeBet', {
            body: {
              gameId: 'konkan-day',
              betType: 'single',
              session: 'open',
              betNumber: '1',
              betAmount,
              gameDate: localMidnightIso(host.clock.now()),
            },
          }),
        ),
      )
      const spent = answers.reduce(
        (total, { status }, i) => total + (status === 'fulfilled' ? (amounts[i] ?? 0) : 0),
        0,
      )
      expect(spent).toBeLessThanOrEqual(1000)
      await expect(host.as('new').call('getUserProfile')).resolves.toMatchObject({
        balance: 1000 - spent,
      })
    }),
    { numRuns: 25 },
  )
})
