// In place of fast-check’s commands: docs/decisions/0014-dependencies.md, “Kept by hand”.

import fc from 'fast-check'
import type { OperationName } from '#api/table/table.ts'
import { moneyOperations, type MoneyOperation } from '#money/storage/stored-money.ts'
import { paths } from '#paths'
import type { ScenarioId } from '#scenarios/registry.ts'

/** What happens to a request that moves money, and to its response. */
export const outcomes = [
  /** Carried out, and answered at once; or after 2.5 s. */
  'taken',
  'taken late',
  /** The host says no, and has written nothing. */
  'refused',
  /** Never reached the host; with `silent before`, the client gets no response at all. */
  'cut before',
  'silent before',
  'page instead',
  /** Carried out; then the connection broke, was silent, or a gateway answered. */
  'cut after',
  'silent after',
  '504 after',
  'page after',
  /** Carried out late, after a gateway error or a broken connection. */
  '504 meanwhile',
  /** Carried out, and answered in a form that cannot be read. */
  'half an answer',
  'an empty answer',
  /** Not carried out, and no verdict. */
  '503',
] as const
export type SendOutcome = (typeof outcomes)[number]

/** Forms that the player saves, which move no money: their answers tell nothing but success. */
export const savedOperations = [
  'updateUserProfile',
  'updatePaymentDetails',
] as const satisfies readonly OperationName[]
export type SavedOperation = (typeof savedOperations)[number]

/** What goes wrong with the calls that only read. */
export type ReadFault = 'cut' | 'late' | '500' | 'wrong types' | 'half'

/** How the button is pressed. However often, the player wants one request. */
export type Press =
  | 'tap'
  | 'two taps'
  /** The second comes before the page can draw anything, so nothing on screen prevents it. */
  | 'two taps at once'
  | 'Enter twice'
  /** The player wants the same request in each tab, at the same moment. */
  | 'in both tabs at once'

/** One step; `tab` is 0 or 1. */
export type ExplorerStep = { tab: number } & (
  | { do: 'send'; what: MoneyOperation; amount: number; press: Press; outcome: SendOutcome }
  | { do: 'save'; what: SavedOperation; outcome: SendOutcome }
  | { do: 'go'; to: string }
  | { do: 'load'; to: string }
  | { do: 'reload' }
  | { do: 'break'; read: OperationName; fault: ReadFault }
  | { do: 'heal' }
  | { do: 'pass'; ms: number }
  | { do: 'set clock'; minutes: number }
  | { do: 'check again' }
  | { do: 'stop checking' }
  | { do: 'kill workers' }
  /** The phone needs the tab's memory. */
  | { do: 'kill tab' }
  /** The player signs out, or the host ends the session; then signs in again. */
  | { do: 'sign out' }
  | { do: 'session ends' }
  | { do: 'offline' }
  | { do: 'online' }
  | { do: 'look' }
)

/** What one exploration does: made from its seed and nothing else. */
export interface ExplorerPlan {
  scenario: ScenarioId
  steps: readonly ExplorerStep[]
}

const places = [
  paths.dashboard,
  paths.biddingHistory,
  paths.starline,
  paths.starlineHistory,
  paths.wallet,
  paths.walletStatement,
  paths.withdrawFund,
  paths.withdrawHistory,
  paths.addFund,
  paths.gameRates,
  paths.enquiry,
  paths.winningHistory,
]

/** What the money screens and their proofs read. */
const reads = [
  ...(['listMyBets', 'listStarlineBets', 'listWithdrawals', 'listFundRequests'] as const),
  ...(['getUserProfile', 'listGames', 'getMainSettings'] as const),
]

const tab = fc.nat(1)
const one = <T>(...values: readonly T[]) => fc.constantFrom(...values)
const to = one(...places)

/** The list in which each request is recorded. */
const historyOf = {
  placeBet: 'listMyBets',
  placeStarlineBet: 'listStarlineBets',
  requestWithdrawal: 'listWithdrawals',
  createFundRequest: 'listFundRequests',
} as const

const doublePresses = ['two taps', 'two taps at once', 'Enter twice'] as const

const send = fc.record({
  do: fc.constant('send' as const),
  tab,
  what: one<MoneyOperation>('placeBet', 'placeBet', ...moneyOperations),
  // Few amounts, so that they repeat. For bets; others are ten times as much.
  amount: one(100, 100, 200),
  press: one<Press>('tap', 'tap', ...doublePresses),
  outcome: one<SendOutcome>('taken', 'taken', ...outcomes),
})

/** Sent once and read back; the host may save it after the last look. */
const save = fc.record({
  do: fc.constant('save' as const),
  tab,
  what: one(...savedOperations),
  outcome: one<SendOutcome>(
    ...(['taken', 'refused', 'cut after', 'page instead', 'page instead', 'page after'] as const),
    ...(['503', '504 after', '504 meanwhile', '504 meanwhile'] as const),
  ),
})

const fault = one<ReadFault>('cut', 'cut', 'late', '500', 'wrong types', 'half')

/** Steps in sequences where clients go wrong most easily. */
const sequences: readonly fc.Arbitrary<ExplorerStep[]>[] = [
  // The same request again, in this tab or the other.
  fc
    .tuple(send, one<SendOutcome>(...outcomes), tab)
    .map(([first, outcome, other]) => [first, { ...first, outcome, tab: other }]),
  // More than one press, and nothing is broken: what keeps the second back ends with an answer.
  fc
    .tuple(send, one<Press>(...doublePresses), one<SendOutcome>('taken', 'taken late', 'refused'))
    .map(([first, press, outcome]) => [{ ...first, press, outcome }]),
  // In both tabs: the second may send once the first has stored its outcome, or that it's unknown.
  fc
    .tuple(send, one<SendOutcome>('taken', 'taken late', 'taken late', 'cut before', '503'))
    .map(([first, outcome]) => [{ ...first, press: 'in both tabs at once', outcome }]),
  // Not carried out, and no verdict: for a while the client can't know, whatever screen is open.
  fc
    .tuple(send, one<SendOutcome>('cut before', 'page instead', '503'), to)
    .map(([first, outcome, there]) => [
      { ...first, outcome },
      { do: 'look', tab: first.tab },
      { do: 'go', tab: 1 - first.tab, to: there },
      { do: 'look', tab: 1 - first.tab },
      { do: 'pass', tab: first.tab, ms: 95_000 },
    ]),
  // The page is loaded again before or after an answer.
  send.map((first) => [first, { do: 'reload', tab: first.tab }, { do: 'look', tab: first.tab }]),
  // The history cannot be read before, after, or for long.
  fc.tuple(send, fault).map(([first, how]) => [
    { do: 'break', tab: first.tab, read: historyOf[first.what], fault: how },
    { ...first, outcome: 'cut after' },
    { do: 'look', tab: 1 - first.tab },
  ]),
  // The page's knowledge of a request is lost, and a similar one fails.
  fc.tuple(send, one<SendOutcome>('cut before', '503')).map(([first, outcome]) => [
    { ...first, press: 'tap', outcome: 'taken' },
    { do: 'sign out', tab: first.tab },
    { ...first, outcome },
    { do: 'look', tab: first.tab },
  ]),
  // The session ends while something is not known.
  fc
    .tuple(send, one('sign out' as const, 'session ends' as const), tab)
    .map(([first, how, at]) => [first, { do: how, tab: at }, { do: 'look', tab: first.tab }]),
  // No connection for a while; a screen whose code hasn't loaded yet needs one.
  fc
    .tuple(send, tab)
    .map(([first, at]) => [
      first,
      { do: 'offline', tab: at },
      { do: 'look', tab: at },
      { do: 'pass', tab: at, ms: 31_000 },
      { do: 'online', tab: at },
      { do: 'look', tab: at },
    ]),
]

/** A page is left before its request was answered, and the next page must know of it. */
const leftUnanswered: fc.Arbitrary<ExplorerStep[]> = fc
  .tuple(
    send,
    one<SendOutcome>('silent before', 'silent after', 'taken late'),
    one<'reload' | 'load' | 'kill tab'>('reload', 'load', 'kill tab', 'kill tab', 'kill tab'),
    to,
  )
  .map(([first, outcome, how, there]) => [
    { ...first, press: 'tap', outcome },
    how === 'load' ? { do: how, tab: first.tab, to: there } : { do: how, tab: first.tab },
    { do: 'look', tab: first.tab },
    { do: 'look', tab: 1 - first.tab },
  ])

/** Steps that need no particular step before or after them. */
const singleStep: fc.Arbitrary<ExplorerStep> = fc.oneof(
  fc.record({ do: fc.constant('look' as const), tab }),
  fc.record({ do: fc.constant('reload' as const), tab }),
  fc.record({ do: fc.constant('go' as const), tab, to }),
  fc.record({ do: fc.constant('load' as const), tab, to }),
  fc.record({ do: fc.constant('break' as const), tab, read: one(...reads), fault }),
  fc.record({ do: fc.constant('heal' as const), tab }),
  fc.record({ do: fc.constant('pass' as const), tab, ms: one(2_000, 31_000, 95_000) }),
  fc.record({ do: fc.constant('set clock' as const), tab, minutes: one(-600, -20, 20) }),
  fc.record({ do: fc.constant('check again' as const), tab }),
  fc.record({ do: fc.constant('stop checking' as const), tab }),
  fc.record({ do: fc.constant('kill workers' as const), tab }),
  fc.record({ do: fc.constant('kill tab' as const), tab }),
)

const part: fc.Arbitrary<ExplorerStep[]> = fc.oneof(
  { weight: 5, arbitrary: fc.oneof(...sequences) },
  { weight: 2, arbitrary: leftUnanswered },
  { weight: 1, arbitrary: send.map((step) => [step]) },
  { weight: 3, arbitrary: save.map((step) => [step]) },
  { weight: 3, arbitrary: singleStep.map((step) => [step]) },
)

const stepsEach = 12

/** Adds a last request, the only one of its kind if possible: the client must report its outcome. */
function withLast(
  steps: readonly ExplorerStep[],
  last: Extract<ExplorerStep, { do: 'send' }>,
): ExplorerStep[] {
  const isSent = (what: MoneyOperation) =>
    steps.some((step) => step.do === 'send' && step.what === what)
  const what = moneyOperations.find((each) => !isSent(each)) ?? last.what
  return [...steps, { do: 'heal', tab: last.tab }, { ...last, what, press: 'tap' }]
}

const plan: fc.Arbitrary<ExplorerPlan> = fc.record({
  // Bets, Starline bets and withdrawals are all open there.
  scenario: one<ScenarioId>('regular-day', 'regular-day', 'low-balance', 'busy-history'),
  steps: fc
    .tuple(
      fc.array(part, { minLength: stepsEach, maxLength: stepsEach, size: 'max' }),
      send,
      one<SendOutcome>('cut before', 'page instead', '503', '504 meanwhile'),
    )
    .map(([parts, last, outcome]) =>
      withLast(parts.flat().slice(0, stepsEach - 2), { ...last, outcome }),
    ),
})

/** The plan of a seed: always the same one. */
export function planOf(seed: number): ExplorerPlan {
  const [sample] = fc.sample(plan, { seed, numRuns: 1 })
  if (sample === undefined) throw new Error('fast-check made no plan.')
  return sample
}

/** A step in words: "tab 2: send placeBet, 1000, two taps, cut after". */
export function sayStep({ tab, do: what, ...rest }: ExplorerStep): string {
  const details = Object.values(rest).join(', ')
  return `tab ${tab + 1}: ${what}${details === '' ? '' : ` ${details}`}`
}
