import { secondsOf } from '../../verify/invariants/ends/at-time.ts'
import { activeCalls } from '../../verify/invariants/ends/inactive.ts'
import { betsOf } from '../../verify/invariants/money-calls.ts'
import type { HostCall, HostFault, Line, MockHost } from '../fault.ts'

const indiaSeconds = ({ backend: { clock } }: MockHost) =>
  (Math.floor(clock.now() / 1000) + 5.5 * 3600) % (24 * 3600)

/** Moves the mock host's clock while it carries out a bet. */
const atAnotherTime =
  (
    operation: HostCall['operation'],
    is: (call: HostCall) => boolean,
    shift: (seconds: number) => number,
  ): HostFault =>
  (mock) => ({
    async call(call, proceed) {
      if (call.operation !== operation || !is(call)) return proceed()
      const { clock } = mock.backend as unknown as {
        clock: { now(): number; set(at: number): void }
      }
      const now = clock.now()
      clock.set(now + shift(indiaSeconds(mock)) * 1000)
      try {
        return await proceed()
      } finally {
        clock.set(now)
      }
    },
  })

const closings = [
  [
    'placeBet',
    'bets on open',
    ({ body }: HostCall) => body['session'] === 'open',
    '15:00',
    0,
    'a bet on open is good until the opening time, and not a second longer',
  ],
  [
    'placeBet',
    'bets on close',
    ({ body }: HostCall) => body['session'] === 'close',
    '17:00',
    60,
    'a bet on close is good until the minute of the closing time is over, and not a second longer',
  ],
  [
    'placeBet',
    'full sangams',
    ({ body }: HostCall) => body['session'] === null,
    '15:00',
    0,
    'a full sangam is good until the opening time, and not a second longer',
  ],
  [
    'placeStarlineBet',
    'Starline bets',
    () => true,
    '14:00',
    60,
    'a Starline bet is good until the opening time, and not a second longer',
  ],
] as const

/** The same for one type of bet alone, since a host may ask each type by itself. */
const closingsByType = closings.flatMap(([operation, what, is, ...rest]) => {
  const types = betsOf(operation).filter(
    ({ session }) => (session === null) === (what === 'full sangams'),
  )
  return types.map(({ betType = '' }) => {
    const isOfType = (call: HostCall) => is(call) && call.body['betType'] === betType
    return [operation, `${what} of the type ${betType}`, isOfType, ...rest] as const
  })
})

/** Their numbers have a part that's known since the opening: a careful host does it, so it's no fault. */
const isCareful = (host: string) =>
  /^refuses bets on close of the type (jodi|halfSangam) /.test(host)

/** A host that asks whether an account is active only at the log-in. */
const asksAtLogIn =
  (operation: HostCall['operation']): HostFault =>
  ({ backend: { db } }) => ({
    async call(call, proceed) {
      const account = call.operation === operation ? db.account.find(call.accountId) : null
      if (!account || account.isActive) return proceed()
      db.account.change(account.id, { isActive: true })
      const reply = await proceed()
      db.account.change(account.id, { isActive: false })
      return reply
    },
  })

/** What is right at noon and wrong at another moment: each closing, and each call of an account that isn't active. */
export const closingFaults: readonly Line[] = [
  ...[...closings, ...closingsByType]
    .flatMap(([operation, what, is, time, minute, check]): Line[] => [
      {
        host: `takes ${what} a minute too long`,
        harm: 'money',
        found: [check],
        fault: atAnotherTime(operation, is, (seconds) => {
          const late = seconds - secondsOf(time) - minute
          return late >= 0 && late < 60 ? -late - 1 - minute : 0
        }),
      },
      {
        host: `refuses ${what} in the last hour`,
        harm: 'nobody can bet',
        found: [check],
        fault: atAnotherTime(operation, is, (seconds) => {
          const left = secondsOf(time) + minute - seconds
          return left > 0 && left <= 3600 + minute ? left + 60 : 0
        }),
      },
    ])
    .filter(({ host }) => !isCareful(host)),
  ...activeCalls.map((operation): Line => ({
    host: `takes ${operation} from a player who became inactive after the log-in`,
    harm: 'money',
    found: [
      `${operation} is refused to a player who became inactive after the log-in, and changes nothing`,
    ],
    fault: asksAtLogIn(operation),
  })),
]
