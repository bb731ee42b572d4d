import type { OperationName } from '#api/table/table.ts'
import { parseDate } from '#domain/time/parse-date.ts'
import { changeRequest, eachRow, ok, rows, without } from '../answers.ts'
import type { Fields, HostCall, HostFault, Line, MockHost } from '../fault.ts'
import { afterRefusal, amountOf, last, staffWho } from '../money.ts'

const accountOf = ({ backend: { db } }: MockHost, { body }: HostCall) =>
  db.account.findFirst({ where: { mobileNumber: { equals: String(body['mobileNumber']) } } })

/** A host that takes a field which the request mustn't have as if it were one of the form. */
const stores =
  (
    operation: OperationName,
    field: string,
    store: (call: HostCall, mock: MockHost) => void,
  ): HostFault =>
  (mock) => ({
    async call(call, proceed) {
      if (call.operation !== operation || !(field in call.body)) return proceed()
      const reply = await proceed({ body: without(call.body, field) })
      if (reply.status < 300) store(call, mock)
      return reply
    },
  })

/** A host that opens a session by any password that somebody has. */
const anybodysPassword: HostFault = (mock) => ({
  async call(call, proceed) {
    const { db } = mock.backend
    const own = call.operation === 'login' ? accountOf(mock, call) : null
    const isSomebodys = db.account
      .getAll()
      .some(({ password }) => password === call.body['password'])
    return proceed(
      own && isSomebodys ? { body: { ...call.body, password: own.password } } : undefined,
    )
  },
})

/** A host that refuses what an inactive player may still do. */
const refusesInactive =
  (is: (call: HostCall) => boolean): HostFault =>
  (mock) => ({
    async call(call, proceed) {
      const { db } = mock.backend
      const account =
        call.operation === 'login' ? accountOf(mock, call) : db.account.find(call.accountId)
      if (!is(call) || account?.isActive !== false) return proceed()
      return { status: 403, body: { message: 'Your account is not active' } }
    },
  })

/** Loses the bets of a type that wait for both results, if the close one comes first. */
const losesBackwards: HostFault = staffWho(({ backend: { db } }, name, params, proceed) => {
  proceed()
  if (name !== 'declare' || params['session'] !== 'close') return
  const waiting = db.bet.findMany({ where: { status: { equals: 'pending' } } })
  for (const { id, betType } of waiting) {
    if (betType === 'jodi') db.bet.change(id, { status: 'lost', winAmount: 0 })
  }
})

const dated = (row: Fields) => Math.floor((parseDate(String(row['betDate'])) ?? 0) / 1000)

/** What a host does for one and not for another: a field, a type, a filter, a player, an hour beside the usual one. */
export const besideFaults: readonly Line[] = [
  {
    host: 'stores a balance that the form of the profile sends',
    harm: 'money',
    found: ['updateUserProfile with fields that it doesn’t have does what it does without them'],
    fault: stores('updateUserProfile', 'balance', ({ accountId }, { give }) =>
      give(accountId, 999),
    ),
  },
  {
    host: 'makes an admin of whoever signs up as one',
    harm: 'privacy',
    found: ['signup with fields that it doesn’t have does what it does without them'],
    fault: stores('signup', 'role', (_, { backend: { db } }) => {
      db.account.change(last(db.account.getAll()).id, { role: 'admin' })
    }),
  },
  {
    host: 'approves a deposit that says it is approved',
    harm: 'money',
    found: ['createFundRequest with fields that it doesn’t have does what it does without them'],
    fault: stores('createFundRequest', 'status', (call, { backend: { db }, give }) => {
      db.fundRequest.change(last(db.fundRequest.getAll()).id, { status: 'approved' })
      give(call.accountId, amountOf(call))
    }),
  },
  {
    host: 'takes a withdrawal by PhonePe without its number',
    harm: 'money',
    found: [
      'a withdrawal by phonepe without its details that is refused costs nothing and is in no list',
    ],
    fault: afterRefusal('requestWithdrawal', (call, { backend: { db, clock }, balance, take }) => {
      const { accountId, body } = call
      const amount = amountOf(call)
      if (
        body['method'] !== 'phonepe' ||
        db.account.find(accountId)?.phonepe ||
        amount > balance(accountId)
      )
        return undefined
      db.withdrawal.create({
        accountId,
        amount,
        method: 'phonepe',
        accountDetails: '-',
        createdAt: clock.now(),
      })
      take(accountId, amount)
      return {}
    }),
  },
  {
    host: 'loses jodis if the close result is declared first',
    harm: 'money',
    found: ['every type of bet is won and lost by its results, and paid by its rate', 'torture'],
    fault: losesBackwards,
  },
  {
    host: 'filters Starline bets by one thing at a time',
    harm: 'misleads',
    found: [
      'each page of listStarlineBets, under each filter and behind the last, is part of the player’s own list',
    ],
    fault: changeRequest('listStarlineBets', ({ query }) => {
      const paging = [...query].filter(([name]) => ['page', 'limit'].includes(name))
      const filters = [...query].filter(([name]) => !['page', 'limit'].includes(name))
      return { query: new URLSearchParams([...paging, ...filters.slice(0, 1)]) }
    }),
  },
  {
    host: 'lists Starline bets of the same second with the oldest first',
    harm: 'misleads',
    found: [
      'pages do not overlap, the newest bet is first, and totals, sums and limits are those of the rows',
    ],
    fault: rows('listStarlineBets', 'data.bets', (list) => {
      const seconds = [...new Set(list.map(dated))]
      return seconds.flatMap((second) => list.filter((row) => dated(row) === second).toReversed())
    }),
  },
  {
    host: 'opens a session by any password that somebody has',
    harm: 'privacy',
    found: ['a password opens the session of its own player alone'],
    fault: anybodysPassword,
  },
  {
    host: 'signs in no player who is inactive',
    harm: 'breaks',
    found: ['a player who became inactive can sign in, and reads all that was there before'],
    fault: refusesInactive(({ operation }) => operation === 'login'),
  },
  {
    host: 'hides the withdrawals of a player who is inactive',
    harm: 'loses data',
    found: ['a player who became inactive can sign in, and reads all that was there before'],
    fault: refusesInactive(({ operation }) => operation === 'listWithdrawals'),
  },
  {
    host: 'keeps single pannas as numbers, without their zeros',
    harm: 'money',
    found: ['bets come back at once, exactly as they were sent'],
    fault: eachRow('listMyBets', 'bets', (row) =>
      row['betType'] === 'singlePanna'
        ? { ...row, betNumber: String(Number(row['betNumber'])) }
        : row,
    ),
  },
  {
    host: 'records a bet on any market as one on the same',
    harm: 'money',
    found: ['a bet on another market than the first is a bet on that one'],
    fault: changeRequest('placeBet', ({ body }, { backend: { db } }) => {
      const isKnown = db.market.find(String(body['gameId'])) !== undefined
      return { body: { ...body, ...(isKnown && { gameId: 'konkan-day' }) } }
    }),
  },
  {
    host: 'saves the bank details of a form that it refuses, but for the wrong ones',
    harm: 'money to a stranger',
    found: ['updateBankDetails: bankName beyond its limits is refused and changes nothing'],
    fault: (mock) => ({
      async call(call, proceed) {
        const reply = await proceed()
        if (call.operation !== 'updateBankDetails' || reply.status < 400 || call.accountId === '')
          return reply
        const fields = ['accountHolderName', 'accountNumber', 'ifscCode', 'bankName'].filter(
          (name) => typeof call.body[name] === 'string' && call.body[name] !== '',
        )
        mock.backend.db.account.change(
          call.accountId,
          Object.fromEntries(fields.map((name) => [name, String(call.body[name])])),
        )
        return reply
      },
    }),
  },
  {
    host: 'takes a withdrawal by Paytm on a Sunday',
    harm: 'misleads',
    found: ['a withdrawal on a Sunday by paytm that is refused costs nothing and is in no list'],
    fault: afterRefusal('requestWithdrawal', (call, { backend: { db, clock }, balance, take }) => {
      const { accountId, body } = call
      const amount = amountOf(call)
      const isSunday = new Date(clock.now()).getDay() === 0
      if (body['method'] !== 'paytm' || !isSunday || amount > balance(accountId)) return undefined
      db.withdrawal.create({
        accountId,
        amount,
        method: 'paytm',
        accountDetails: '-',
        createdAt: clock.now(),
      })
      take(accountId, amount)
      return {}
    }),
  },
  {
    host: 'answers the list of withdrawals of before the last one',
    harm: 'misleads',
    found: ['a withdrawal is in the history at once, with its own amount, method and account'],
    fault: () => {
      const kept = new Map<string, unknown>()
      return {
        async call(call, proceed) {
          const reply = await proceed()
          if (call.operation !== 'listWithdrawals' || reply.status >= 300) return reply
          const before = kept.get(call.accountId)
          kept.set(call.accountId, reply.body)
          return before === undefined ? reply : ok(before)
        },
      }
    },
  },
]
