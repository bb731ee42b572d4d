import fc from 'fast-check'
import type { StaffActionParams } from '#contracts/provider/staff-actions.ts'
import { NotSetUp } from '../verify/states-url.ts'
import { judgeBalance, judgeRows, settleBets } from './judge-rows.ts'
import type { PlayedStaffAction } from './kinds.ts'
import {
  betRefusal,
  type Ledger,
  type LedgerBet,
  type LedgerDeposit,
  type LedgerWithdrawal,
  type PlayerLedger,
} from './ledger.ts'
import { move, nth, type Move } from './move.ts'
import { sendAndJudge, type Attempt } from './play.ts'
import { atMost, nobody, panas, sends, smallBet, type RequestPlan } from './request-moves.ts'
import { Contradiction, see, words, type Family } from './rows.ts'
import type { Trial, Who } from './trial.ts'

/** Reads balance and lists as each player, and compares them with the ledger. Throws `Contradiction`. */
async function lookAtAll(trial: Trial, ledger: Ledger, families: readonly Family[], after: string) {
  for (const [index, player] of ledger.players.entries()) {
    const account = await see(trial.client(index as Who, 0), families)
    settleBets(player, ledger, account, after)
    judgeBalance(player, account.balance, after)
    judgeRows(player, account, after)
  }
}

type StaffAction = readonly [PlayedStaffAction, StaffActionParams]

/**
 * Has the staff do these at once. Throws only if the host refuses all of them: it may refuse either of
 * two at once. With `isAgain` it may refuse all, since they were done before.
 */
async function runStaffActions(trial: Trial, actions: readonly StaffAction[], isAgain: boolean) {
  const results = await Promise.allSettled(
    actions.map(([name, params]) => trial.runStaffAction(name, params)),
  )
  const errors = results
    .filter((one) => one.status === 'rejected')
    .map(({ reason }) => reason as Error)
  const other = errors.find((error) => !(error instanceof NotSetUp))
  if (other) throw other
  const [refusal] = errors
  if (refusal && !isAgain && errors.length === actions.length) throw refusal
}

/** Has the staff do these while no player sends anything. */
async function runStaffActionsAlone(
  trial: Trial,
  actions: readonly StaffAction[],
  isAgain: boolean,
) {
  const endTogether = trial.together(actions.map(([name]) => name))
  await runStaffActions(trial, actions, isAgain)
  endTogether()
}

/**
 * What happens at the same time as a staff action: nothing (`{}`), a bet, or a second action on the
 * same thing. `again` says which: for a request, whether it's approved (true) or rejected.
 */
type Simultaneous = { bet?: RequestPlan; again?: boolean }
const simultaneousOf = (...bets: fc.Arbitrary<RequestPlan>[]): fc.Arbitrary<Simultaneous> =>
  fc.oneof(
    { withCrossShrink: true },
    { weight: 1, arbitrary: fc.constant({}) },
    { weight: 3, arbitrary: fc.oneof(...bets).map((bet) => ({ bet })) },
    { weight: 2, arbitrary: fc.boolean().map((again) => ({ again })) },
  )
/** What is left of both without the staff action. */
const betAlone = ({ bet }: Simultaneous) => sends(bet ? [bet] : [])
const isAlone = ({ bet, again }: Simultaneous) => bet === undefined && again === undefined

/** The bet, if a host must accept it before the staff action; null if it may refuse it. */
function payableBet(
  { bet }: Simultaneous,
  ledger: Readonly<Ledger>,
  trial: Parameters<RequestPlan['attempt']>[1],
): Attempt | null {
  const attempt = bet?.attempt(ledger, trial)
  if (!attempt) return null
  const slip = {
    ...(attempt.body as unknown as LedgerBet),
    family: attempt.family as LedgerBet['family'],
  }
  const refusal = betRefusal(slip, attempt.amount, ledger.players[attempt.who], ledger)
  return refusal === null ? attempt : null
}

const beside = ({ bet, again }: Simultaneous, twice: string) => {
  if (bet) return `, at the same time ${bet.label}`
  return again === undefined ? '' : `, at the same time ${twice}`
}

const declareMoves = fc
  .constantFrom('open' as const, 'close', 'starline')
  .chain((of) =>
    fc.tuple(
      atMost(fc.record({ of: fc.constant(of), drawn: fc.constantFrom(...panas) }), null),
      // Most races are with a bet on that very draw.
      simultaneousOf(smallBet(of), smallBet(of), smallBet()),
    ),
  )
  .map(([declared, other]) => {
    if (declared === null) return betAlone(other)
    const { of, drawn } = declared
    return move(
      `the ${of} result is declared${beside(other, 'again')}`,
      (ledger) =>
        !ledger.isSunday &&
        (isAlone(other) ||
          (ledger.results[of] === undefined &&
            (!other.bet || payableBet(other, ledger, nobody) !== null))),
      async (ledger, trial) => {
        const before = ledger.results[of]
        const pana = before ?? drawn
        const { gameId = '', starlineGameId = '' } = trial.values
        const one: StaffAction =
          of === 'starline'
            ? ['declareStarline', { starlineGameId, pana }]
            : ['declare', { gameId, session: of, pana }]
        const family = of === 'starline' ? 'starline' : 'bets'
        const enter = () => {
          ledger.results[of] = pana
        }
        const bet = payableBet(other, ledger, trial)
        if (bet) {
          const run = () => runStaffActions(trial, [one], false)
          await sendAndJudge(trial, ledger, [bet], { kind: one[0], family, run, enter })
        } else {
          await runStaffActionsAlone(
            trial,
            other.again === undefined ? [one] : [one, one],
            before !== undefined,
          )
          enter()
        }
        const during = bet ? ` during ${bet.says}` : ''
        await lookAtAll(
          trial,
          ledger,
          [family],
          `the declaration of ${pana} as ${of} result${during}`,
        )
      },
    )
  })

/** How the staff decide on requests of one kind. */
interface Decision<One extends LedgerDeposit | LedgerWithdrawal> {
  /** A request's name. */
  thing: string
  family: 'deposits' | 'withdrawals'
  requests: (player: PlayerLedger) => readonly One[]
  says: (one: One) => string
  /** A request's new status and the staff's action, if they approve and if they refuse. */
  yes: readonly [One['status'], PlayedStaffAction]
  no: readonly [One['status'], PlayedStaffAction]
  /** The parameters by which the staff name the request. */
  params: (one: One) => StaffActionParams
  /** By how many rupees the decision raises the player's balance; negative if it lowers it. */
  brings: (one: One, isYes: boolean, ledger: Readonly<Ledger>) => number
}

/** Which of these statuses a request has now. Throws `Contradiction` if it has another one. */
async function statusNow(
  trial: Trial,
  who: number,
  family: Family,
  { _id, says }: { _id: string; says: string },
  possible: readonly string[],
): Promise<string> {
  const { rows } = await see(trial.client(who as Who, 0), [family])
  const status = rows[family]?.find(({ id }) => id === _id)?.status
  if (status !== undefined && possible.includes(status)) return status
  const name = who === 0 ? 'A' : 'B'
  const found = status === undefined ? `lost ${says}` : `${says} as ${status}`
  throw new Contradiction(
    `After the staff decided on it twice at once, player ${name}'s list has ${found}, but it should be ${possible.join(' or ')}.`,
  )
}

/**
 * The staff approve or reject a request: a pending one, or one that was decided before; alone, twice
 * at once, or while a player places a bet.
 */
const decisionMoves = <One extends LedgerDeposit | LedgerWithdrawal>(decision: Decision<One>) =>
  fc
    .tuple(
      atMost(fc.record({ index: fc.nat(9), isYes: fc.boolean() }), null),
      simultaneousOf(smallBet()),
    )
    .map(([decided, other]) => {
      if (decided === null) return betAlone(other)
      const { index, isYes } = decided
      const { thing, family, requests, says, params, brings } = decision
      const [to, name] = isYes ? decision.yes : decision.no
      const [orTo, orName] = other.again ? decision.yes : decision.no
      /** The requests that can be decided: pending ones, or any if nothing else happens meanwhile. */
      const candidates = ({ players }: Readonly<Ledger>) =>
        players.flatMap((player, who) =>
          requests(player)
            .filter(({ status }) => isAlone(other) || status === 'pending')
            .map((one) => ({ player, who, one })),
        )
      /** The bet, if the decision can't lower the balance: otherwise the host may refuse it. */
      const betOf = (ledger: Readonly<Ledger>, trial: Parameters<RequestPlan['attempt']>[1]) =>
        family === 'deposits' || ledger.takesAtRequest ? payableBet(other, ledger, trial) : null
      return move(
        `a ${thing} is ${to}${beside(other, `it is ${orTo}`)}`,
        (ledger) => candidates(ledger).length > 0 && (!other.bet || betOf(ledger, nobody) !== null),
        async (ledger, trial) => {
          const chosen = nth(candidates(ledger), index)
          if (!chosen) return
          const { player, who, one } = chosen
          const was = one.status
          const isAgain = was !== 'pending'
          const first: StaffAction = [name, params(one)]
          const enter = (status: One['status']) => {
            if (isAgain) return
            one.status = status
            player.balance += brings(one, status === decision.yes[0], ledger)
          }
          const bet = betOf(ledger, trial)
          if (bet) {
            const run = () => runStaffActions(trial, [first], isAgain)
            await sendAndJudge(trial, ledger, [bet], {
              kind: name,
              family,
              run,
              enter: () => enter(to),
            })
          } else if (other.again === undefined) {
            await runStaffActionsAlone(trial, [first], isAgain)
            enter(to)
          } else {
            await runStaffActionsAlone(trial, [first, [orName, params(one)]], isAgain)
            const words = { _id: one._id, says: says(one) }
            enter((await statusNow(trial, who, family, words, [to, orTo])) as One['status'])
          }
          const before = isAgain ? ` although it was ${was}` : ''
          const twice = other.again === undefined ? '' : ` and ${orTo} at once`
          const during = bet ? ` during ${bet.says}` : ''
          const after = `${says(one)} is to be ${to}${twice}${before}${during}`
          await lookAtAll(trial, ledger, [family], after)
        },
      )
    })

const depositMoves = decisionMoves<LedgerDeposit>({
  thing: 'deposit',
  family: 'deposits',
  says: words.deposits,
  requests: ({ deposits }) => deposits,
  yes: ['approved', 'approveDeposit'],
  no: ['rejected', 'rejectDeposit'],
  params: ({ transactionId }) => ({ transactionId }),
  brings: ({ amount }, isApproved) => (isApproved ? amount : 0),
})

const withdrawalMoves = decisionMoves<LedgerWithdrawal>({
  thing: 'withdrawal',
  family: 'withdrawals',
  says: words.withdrawals,
  requests: ({ withdrawals }) => withdrawals,
  yes: ['completed', 'completeWithdrawal'],
  no: ['rejected', 'rejectWithdrawal'],
  params: ({ _id: withdrawalId }) => ({ withdrawalId }),
  brings({ amount }, isPaid, { takesAtRequest }) {
    if (takesAtRequest) return isPaid ? 0 : amount
    return isPaid ? -amount : 0
  },
})

/** The staff make a player inactive, who is signed in and goes on. */
const deactivation = fc.constantFrom<Who>(0, 1).map((who) =>
  move(
    `player ${who === 0 ? 'A' : 'B'} is made inactive`,
    // The state of a Sunday doesn't say by which number the staff know its player.
    ({ players, isSunday }) => !players[who].isInactive && !isSunday,
    async ({ players }, trial) => {
      try {
        const mobileNumber = trial.mobileNumbers[who]
        await trial.runStaffAction('deactivate', { mobileNumber })
        players[who].isInactive = true
      } catch (error) {
        // The report says that it wasn't tried.
        if (!(error instanceof NotSetUp)) throw error
      }
    },
  ),
)

/** Results that the host's staff declare, and requests that they decide on. */
export const staffMoves: fc.Arbitrary<Move> = fc.oneof(
  ...[declareMoves, depositMoves, withdrawalMoves].map((arbitrary) => ({ weight: 20, arbitrary })),
  { weight: 1, arbitrary: deactivation },
)
