import { closings, momentsOf, type Closing } from '#contracts/cases/closings.ts'
import { payoutMethodIds } from '#domain/money/request.ts'
import { show, type Difference } from '../../answer/compare.ts'
import { CannotTell, holds, type Invariant, type InvariantContext } from '../invariant.ts'
import { betsOf, changesOf, sendRequest } from '../money-calls.ts'
import { isDone } from '../two-players/test-player.ts'
import { secondsOf, setUpAt, timeOf, type Asking } from './at-time.ts'

/** The hours of the game of a state that a call bets on. */
export async function hoursOf({ client, values }: Asking, call: Closing['call']) {
  const games = await client.call(call === 'placeBet' ? 'listGames' : 'listStarlineGames')
  const id = values[call === 'placeBet' ? 'gameId' : 'starlineGameId']
  const game: { openTime?: string; closeTime?: string } = games.find(({ _id }) => _id === id) ?? {}
  return game
}

/** The bets that one closing ends: one of each type that it applies to. */
const betsAt = ({ call, body }: Closing): Closing['body'][] =>
  betsOf(call)
    .filter(({ session }) => (session === null) === (body.session === null))
    .map((bet) => ({ ...bet, ...body }))

/**
 * Types on close whose numbers have a part of the open result, which is known by then: a careful host takes them
 * before the opening time only.
 */
const withOpenPart: readonly unknown[] = ['jodi', 'halfSangam']
const mayEndEarly = ({ session, betType }: Closing['body']): boolean =>
  session === 'close' && withOpenPart.includes(betType)

async function checkBet(
  fresh: InvariantContext,
  call: Closing['call'],
  bet: Closing['body'],
  isGood: boolean,
  moment: string,
): Promise<Difference[]> {
  const at = `${moment}, for ${bet.betType ?? ''}`
  let isTaken = false
  const { records, spent } = await changesOf(fresh.client, call, async () => {
    isTaken = await isDone(sendRequest(fresh, call, bet))
  })
  const status = holds(
    'status',
    `${isGood ? 'a success' : 'a refusal'} ${at}`,
    isTaken ? 'a success' : 'a refusal',
    isTaken === isGood || (isGood && mayEndEarly(bet)),
  )
  // What a bet that had to be refused has changed is no second fault.
  if (isTaken && !isGood) return status
  const due = Number(isTaken)
  return [
    ...status,
    ...holds('records', `${due} more ${at}`, records, records === due),
    ...holds('balance taken', `${due * 10} ${at}`, show(spent), spent === due * 10),
  ]
}

async function checkMoment(
  asking: InvariantContext,
  one: Closing,
  [seconds, isGood]: readonly [number, boolean],
  end: string,
): Promise<Difference[]> {
  const fresh = await setUpAt(asking, 'regularDay', seconds)
  const time = (await hoursOf(fresh, one.call))[one.ends]
  if (time !== end) throw new CannotTell('a game whose hours stay when the clock is set')
  const found: Difference[] = []
  for (const bet of betsAt(one)) {
    found.push(
      ...(await checkBet(
        fresh,
        one.call,
        bet,
        isGood,
        `at ${timeOf(seconds)}, ${one.ends} ${end}`,
      )),
    )
  }
  return found
}

/** Betting ends at the second that the specification says: an hour before and at both sides of each closing. */
export const closingInvariants: readonly Invariant[] = closings.map((one) => ({
  operation: one.call,
  name: `${one.what}, and not a second longer`,
  section: 'the-game-in-short',
  given: 'regularDay',
  async check(asking) {
    const end = (await hoursOf(asking, one.call))[one.ends] ?? ''
    const found: Difference[] = []
    for (const [seconds, isGood] of momentsOf(one, secondsOf(end))) {
      if (seconds < 0 || seconds >= 24 * 3600) throw new CannotTell('a game that closes by day')
      found.push(...(await checkMoment(asking, one, [seconds, isGood], end)))
    }
    return found
  },
}))

/** India's Sunday, whatever the day is in Greenwich. */
export const sundayInvariants: readonly Invariant[] = [
  {
    operation: 'requestWithdrawal',
    name: 'withdrawals are refused on Sundays from midnight to midnight',
    section: 'the-game-in-short',
    given: 'sunday',
    async check(asking) {
      const found: Difference[] = []
      for (const time of ['00:30:00', '12:00:00', '23:59:30']) {
        const fresh = await setUpAt(asking, 'sunday', secondsOf(time))
        for (const method of payoutMethodIds) {
          const at = `at ${time} by ${method}`
          let isTaken = false
          const send = async () => {
            isTaken = await isDone(sendRequest(fresh, 'requestWithdrawal', { method }))
          }
          const { records, spent } = await changesOf(fresh.client, 'requestWithdrawal', send)
          found.push(
            ...holds('status', `a refusal on a Sunday ${at}`, 'a success', !isTaken),
            ...holds('records', `none ${at}`, records, isTaken || records === 0),
            ...holds('balance taken', `0 ${at}`, spent, isTaken || spent === 0),
          )
        }
      }
      return found
    },
  },
]
