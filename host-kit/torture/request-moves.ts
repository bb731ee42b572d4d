import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { paymentMethods, payoutMethodIds } from '#domain/money/request.ts'
import { beyondLimits } from './beyond-limits.ts'
import type { Ledger, LedgerBet } from './ledger.ts'
import { move, type Move } from './move.ts'
import { sendAndJudge, type Attempt } from './play.ts'
import { words, type Family } from './rows.ts'
import type { LoginIndex, Trial, Who } from './trial.ts'

const who = fc.constantFrom<Who>(0, 1)
const session = fc.constantFrom<LoginIndex>(0, 1)

/** A pana of each kind, with the bet types that are on it alone: few, so that bets are won often. */
const pannas = [
  ['128', 'singlePanna', 'singlePana'],
  ['229', 'doublePanna', 'doublePana'],
  ['777', 'triplePanna', 'triplePana'],
] as const
export const panas = pannas.map(([pana]) => pana)
const digits = ['1', '3', '7'] as const
const singles = digits.flatMap((number) => [
  ['bets', 'single', 'open', number],
  ['bets', 'single', 'close', number],
  ['starline', 'singleDigit', null, number],
])
const others = [
  ...['11', '13', '31', '07'].map((number) => ['bets', 'jodi', 'close', number]),
  ...pannas.flatMap(([number, betType, starlineType]) => [
    ['bets', betType, 'open', number],
    ['bets', 'halfSangam', 'open', `1-${number}`],
    ['bets', 'halfSangam', 'close', `3-${number}`],
    ['bets', 'fullSangam', null, `128-${number}`],
    ['starline', starlineType, null, number],
  ]),
]
/** The types of bets that are played. */
export const playedTypes = new Set([...singles, ...others].map(([, betType]) => betType))
type Slip = readonly [LedgerBet['family'], string, LedgerBet['session'], string]
const slips = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...singles) },
  fc.constantFrom(...others),
) as fc.Arbitrary<unknown> as fc.Arbitrary<Slip>

/** Stakes in rupees, or as a share of the player's balance. */
const stakes = [10, 13, 100, 437, 'all', 'more than there is'] as const
type Stake = (typeof stakes)[number]

/** A stake in rupees; null if it's outside the limits of bets. */
function rupeesOf(stake: Stake, balance: number): number | null {
  if (stake === 'all') return balance >= 10 ? Math.min(balance, 10_000) : null
  if (stake === 'more than there is') return balance + 10 <= 10_000 ? balance + 10 : null
  return stake
}

/** What to request, before the player's money is known. */
export interface RequestPlan {
  who: Who
  session: LoginIndex
  /** The list in which it's recorded. */
  call: Family
  /** The request in a report. */
  label: string
  /** Null if it can't be requested now. */
  attempt: (ledger: Readonly<Ledger>, trial: Pick<Trial, 'salt' | 'values'>) => Attempt | null
}

const names = ['A', 'B'] as const

const betPlanOf = (
  of: fc.Arbitrary<Who>,
  allowedStakes: readonly Stake[] = stakes,
  allowedSlips: fc.Arbitrary<Slip> = slips,
): fc.Arbitrary<RequestPlan> =>
  fc
    .record({ who: of, session, slip: allowedSlips, stake: fc.constantFrom(...allowedStakes) })
    .map(({ who: player, session: seat, slip: [family, betType, draw, betNumber], stake }) => ({
      who: player,
      session: seat,
      call: family,
      label: `${names[player]} bets ${stake} on ${betType} ${betNumber}`,
      attempt({ players, rates, isSunday }, { values }) {
        const betAmount = rupeesOf(stake, players[player].balance)
        if (isSunday || betAmount === null || !rates[family].has(betType)) return null
        const slip = {
          betType,
          betNumber,
          betAmount,
        }
        const common = {
          who: player,
          session: seat,
          family,
          amount: betAmount,
        }
        if (family === 'starline') {
          const body = {
            ...slip,
            gameId: values['starlineGameId'],
          }
          return {
            ...common,
            body,
            says: words.starline(slip),
          }
        }
        const body = {
          ...slip,
          session: draw,
          gameId: values['gameId'],
          gameDate: values['today'],
        }
        return {
          ...common,
          body,
          says: words.bets({
            ...slip,
            session: draw,
          }),
        }
      },
    }))

/** A bet that is nearly always payable, perhaps on one draw. */
export const smallBet = (draw?: 'open' | 'close' | 'starline'): fc.Arbitrary<RequestPlan> =>
  betPlanOf(
    who,
    [10, 13, 100],
    slips.filter(([family, , of]) => draw === undefined || (of ?? family) === draw),
  )

const depositPlanOf = (of: fc.Arbitrary<Who>): fc.Arbitrary<RequestPlan> =>
  fc
    .record({
      who: of,
      session,
      amount: fc.constantFrom(500, 777),
      nth: fc.nat(3),
      paymentMethod: fc.constantFrom(...paymentMethods),
    })
    .map(({ who: player, session: seat, amount, nth, paymentMethod }) => ({
      who: player,
      session: seat,
      call: 'deposits' as const,
      label: `${names[player]} asks for a deposit of ${amount}, transaction ${nth}`,
      attempt(_, { salt }) {
        const body = { amount, transactionId: `${salt}${nth}`, paymentMethod }
        const says = words.deposits(body)
        return { who: player, session: seat, family: 'deposits', amount, body, says }
      },
    }))

const withdrawalPlanOf = (of: fc.Arbitrary<Who>): fc.Arbitrary<RequestPlan> =>
  fc
    .record({
      who: of,
      session,
      amount: fc.constantFrom(1000, 1050),
      method: fc.constantFrom(...payoutMethodIds),
    })
    .map(({ who: player, session: seat, amount, method }) => ({
      who: player,
      session: seat,
      call: 'withdrawals' as const,
      label: `${names[player]} asks for a withdrawal of ${amount} by ${method}`,
      attempt: () => ({
        who: player,
        session: seat,
        family: 'withdrawals' as const,
        amount,
        body: { amount, method },
        says: words.withdrawals({ amount, method }),
      }),
    }))

const planOf = (of: fc.Arbitrary<Who>) =>
  fc.oneof(
    { weight: 4, arbitrary: betPlanOf(of) },
    { weight: 2, arbitrary: depositPlanOf(of) },
    { weight: 2, arbitrary: withdrawalPlanOf(of) },
  )
const plan = planOf(who)

/** A value that shortening first replaces by `nil`, which is hardly ever drawn. */
export const atMost = <T, Nil>(arbitrary: fc.Arbitrary<T>, nil: Nil): fc.Arbitrary<T | Nil> =>
  fc.option(arbitrary, { nil, freq: 30 })

/** Two to so many at once, of which shortening leaves out each, down to one alone. */
const several = (arbitrary: fc.Arbitrary<RequestPlan>, most: number) =>
  fc
    .tuple(
      ...Array.from({ length: most }, (_, index) =>
        index < 2 ? atMost(arbitrary, null) : fc.option(arbitrary, { nil: null, freq: 1 }),
      ),
    )
    .map((plans) => plans.filter((one) => one !== null))

/** Several requests of one player, or several bets, or one deposit twice, as a browser may send it. */
const burst = who.chain((one) =>
  fc.oneof(
    fc
      .tuple(depositPlanOf(fc.constant(one)), atMost(fc.constant(true), false))
      .map(([deposit, isTwice]) => (isTwice ? [deposit, deposit] : [deposit])),
    several(betPlanOf(fc.constant(one)), 5),
    several(planOf(fc.constant(one)), 4),
  ),
)

export const nobody = { salt: '', values: {} }
const isPossible = (plans: readonly RequestPlan[]) => (ledger: Readonly<Ledger>) =>
  plans.length > 0 && plans.every(({ attempt }) => attempt(ledger, nobody) !== null)

/** Sends the planned requests at once, each with the fields of `how`, such as `cut`. */
export const sends = (plans: readonly RequestPlan[], how: Partial<Attempt> = {}, label = '') =>
  move(
    `${plans.map((one) => one.label).join(', at the same time ')}${label}`,
    isPossible(plans),
    async (ledger, trial) => {
      const attempts = plans.map(({ attempt }) => attempt(ledger, trial))
      const key = randomUUID().replaceAll('-', '')
      await sendAndJudge(
        trial,
        ledger,
        attempts
          .filter((one) => one !== null)
          .map((one) => ({ ...one, ...how, ...(how.key !== undefined && { key }) })),
      )
    },
  )

/** One request with a value beyond what the contract, or the host, bounds. */
const hostile: fc.Arbitrary<Move> = fc.tuple(plan, fc.nat(99)).map(([one, index]) =>
  sends([
    {
      ...one,
      attempt: (ledger, trial) => beyondLimits(one.attempt(ledger, trial), ledger, index),
    },
  ]),
)

/** Two requests with one key that aren't the same: of two players, or of two calls. */
const oneKey = fc
  .tuple(plan, plan)
  .filter(([one, other]) => one.who !== other.who || one.call !== other.call)

export const requests = (keys: boolean): fc.Arbitrary<Move> =>
  fc.oneof(
    { weight: 6, arbitrary: plan.map((one) => sends([one])) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(plan, atMost(fc.constant(true), false))
        .map(([one, cut]) =>
          cut ? sends([one], { cut }, ', and the answer is cut off') : sends([one]),
        ),
    },
    { weight: 2, arbitrary: hostile },
    { weight: 3, arbitrary: burst.map((all) => sends(all)) },
    { weight: 2, arbitrary: several(plan, 2).map((both) => sends(both)) },
    ...(keys
      ? [{ weight: 2, arbitrary: oneKey.map((both) => sends(both, { key: '' }, ', with one key')) }]
      : []),
  )
