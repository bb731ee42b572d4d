import { closings, momentsOf, type Closing } from '#contracts/cases/closings.ts'
import type { StateParams } from '#contracts/cases/states.ts'
import type { Values } from '../verify/answer/exchange.ts'
import { isAt, secondsOf, timeOf, type Asking } from '../verify/invariants/ends/at-time.ts'
import { hoursOf } from '../verify/invariants/ends/closings.ts'

/** The days that are played. */
export type Day = 'regularDay' | 'sunday'

/** When a sequence begins, such as at a time of day, and what has closed by then. */
export interface Moment {
  given: Day
  params: StateParams
  closed: readonly Closing[]
}

/** Puts the host at a moment, and signs `client` in. */
type SetUp = (given: Day, params: StateParams) => Promise<Values>

const daySeconds = 24 * 3600
const timeParam = (seconds: number): StateParams => ({ time: timeOf(seconds) })

/** A sequence takes a while, and must not run into the next day. */
const isByDay = (seconds: number): boolean => seconds >= 0 && seconds < daySeconds - 120

/**
 * The moments around each closing: an hour before, and the last good and the first bad second. None if the host
 * can't set its clock, or moves its games' hours with it.
 */
export async function momentsOn({ client, values }: Asking, setUp: SetUp): Promise<Moment[]> {
  const endsOf = async (of: Values) =>
    Promise.all(
      closings.map(async (one) => {
        const time = (await hoursOf({ client, values: of }, one.call))[one.ends]
        return { one, end: time === undefined ? null : secondsOf(time) }
      }),
    )
  const ends = await endsOf(values)
  const times = new Set(
    ends.flatMap(({ one, end }) =>
      end === null ? [] : momentsOf(one, end).map(([seconds]) => seconds),
    ),
  )
  const byDay = [...times].filter(isByDay)
  const [first] = byDay
  if (first === undefined) return []
  const then = await setUp('regularDay', timeParam(first))
  if (!(await isAt({ client, values: then }, first))) return []
  const moved = (await endsOf(then)).some(({ end }, index) => end !== ends[index]?.end)
  if (moved) return []
  return byDay.map((seconds) => ({
    given: 'regularDay',
    params: timeParam(seconds),
    closed: ends.flatMap(({ one, end }) =>
      end !== null && seconds >= end + one.firstBad ? [one] : [],
    ),
  }))
}

/**
 * A Sunday, on which no withdrawal is accepted. If the host can set its clock: its first and last minutes, the
 * first and last second of the withdrawal hours, and those outside of them on a regular day, when a host may
 * accept or refuse, but not keep the money. Rejects with `NotSetUp`.
 */
export async function withdrawalMomentsOn(
  { client }: Pick<Asking, 'client'>,
  setUp: SetUp,
): Promise<Moment[]> {
  const at =
    (given: Day) =>
    (seconds: number): Moment => ({
      given,
      params: timeParam(seconds),
      closed: [],
    })
  const noTime: Moment = { given: 'sunday', params: {}, closed: [] }
  const values = await setUp('sunday', timeParam(0))
  const { withdrawalOpenTime, withdrawalCloseTime } = await client.call('getMainSettings')
  if (!(await isAt({ client, values }, 0))) return [noTime]
  const opens = secondsOf(withdrawalOpenTime ?? '')
  const closes = secondsOf(withdrawalCloseTime ?? '') + 60
  return [
    noTime,
    ...[0, opens, closes - 1, daySeconds - 600].filter(isByDay).map(at('sunday')),
    ...[opens - 1, closes].filter(isByDay).map(at('regularDay')),
  ]
}
