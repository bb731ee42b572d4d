import { payoutMethodIds } from '#domain/money/request.ts'
import type { PayoutMethodId } from '#domain/player/payout.ts'
import { betsOf } from '../../verify/invariants/money-calls.ts'
import { everyRefusal } from '../answers.ts'
import type { HostCall, HostFault, Line, MockHost } from '../fault.ts'
import { afterRefusal, amountOf, forceBet, forceStarlineBet, staffWho, stakeOf } from '../money.ts'

const families = [
  { call: 'placeBet', list: 'bet', name: 'bet', force: forceBet },
  { call: 'placeStarlineBet', list: 'starlineBet', name: 'Starline bet', force: forceStarlineBet },
] as const
type Family = (typeof families)[number]

const isOf = (call: Pick<HostCall, 'body'>, betType: string) => call.body['betType'] === betType

/** A host that looks at the balance for all types of bets but one. */
const takesBeyond = ({ call, force }: Family, betType: string): HostFault =>
  afterRefusal(call, (sent, mock) => {
    const balance = mock.balance(sent.accountId)
    if (!isOf(sent, betType) || stakeOf(sent) <= balance) return undefined
    force(mock, sent)
    return call === 'placeBet'
      ? { newBalance: 0 }
      : { success: true, data: { remainingBalance: 0 } }
  })

const takesMoneyOfRefused = ({ call }: Family, betType: string): HostFault =>
  everyRefusal(call, [400], (reply, sent, { take }) => {
    if (isOf(sent, betType)) take(sent.accountId, stakeOf(sent))
    return reply
  })

/** A host that marks winners of one type, and pays them nothing. */
const paysNothing = ({ list }: Family, betType: string): HostFault =>
  staffWho(({ backend: { db }, take }, _, __, proceed) => {
    const wonNow = () =>
      db[list].getAll().filter((bet) => bet.status === 'won' && bet.betType === betType)
    const before = new Set(wonNow().map(({ id }) => id))
    proceed()
    for (const { id, accountId, winAmount } of wonNow())
      if (!before.has(id)) take(accountId, winAmount)
  })

/** A host that does what it should refuse, for withdrawals by one method. */
const takesWithdrawal = (
  method: PayoutMethodId,
  when: (call: HostCall, mock: MockHost) => boolean,
) =>
  afterRefusal('requestWithdrawal', (call, mock) => {
    const { backend, balance, take } = mock
    const { accountId, body } = call
    const amount = amountOf(call)
    if (body['method'] !== method || amount > balance(accountId) || !when(call, mock))
      return undefined
    const { db, clock } = backend
    const createdAt = clock.now()
    db.withdrawal.create({ accountId, amount, method, accountDetails: '-', createdAt })
    take(accountId, amount)
    return {}
  })

const isSunday = (_: HostCall, { backend: { clock } }: MockHost) =>
  new Date(clock.now()).getDay() === 0
const hasNone = ({ accountId }: HostCall, { backend: { db } }: MockHost) => {
  const account = db.account.find(accountId)
  return [account?.accountNumber, account?.phonepe, account?.googlePay, account?.paytm].every(
    (saved) => (saved ?? '') === '',
  )
}

/** What is wrong for one type of bet, or one method, and right for all others: a line for each that the contract has. */
export const typeFaults: readonly Line[] = [
  ...families.flatMap((family) =>
    betsOf(family.call).flatMap(({ betType = '' }): Line[] => [
      {
        host: `takes a ${family.name} on ${betType} beyond the balance`,
        harm: 'money',
        found: [
          `a ${family.name} beyond the balance that is refused costs nothing and is in no list`,
        ],
        fault: takesBeyond(family, betType),
      },
      {
        host: `takes the money of a refused ${family.name} on ${betType}`,
        harm: 'money',
        found: [`a late ${family.name} that is refused costs nothing and is in no list`],
        fault: takesMoneyOfRefused(family, betType),
      },
      {
        host: `pays no win of a ${family.name} on ${betType}`,
        harm: 'money',
        found: [
          `every type of ${family.name} is won and lost by its results, and paid by its rate`,
        ],
        fault: paysNothing(family, betType),
      },
    ]),
  ),
  ...payoutMethodIds.flatMap((method): Line[] => [
    {
      host: `takes a withdrawal by ${method} without its details`,
      harm: 'money',
      found: [
        `a withdrawal by ${method} without its details that is refused costs nothing and is in no list`,
      ],
      fault: takesWithdrawal(method, hasNone),
    },
    {
      host: `takes a withdrawal by ${method} on a Sunday`,
      harm: 'misleads',
      found: [
        `a withdrawal on a Sunday by ${method} that is refused costs nothing and is in no list`,
      ],
      fault: takesWithdrawal(method, isSunday),
    },
  ]),
]
