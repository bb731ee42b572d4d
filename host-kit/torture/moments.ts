import { closings, momentsOf, type Closing } from '#contracts/cases/closings.ts'
import type { Values } from '../verify/answer/exchange.ts'
import { isAt, secondsOf, timeOf, type Asking } from '../verify/invariants/ends/at-time.ts'
import { hoursOf } from '../verify/invariants/ends/closings.ts'

/** A time of day at which a sequence begins, and what has closed by then. */
export interface Moment {
  time: string
  closed: readonly Closing[]
}

const daySeconds = 24 * 3600

/**
 * The moments around each closing: an hour before, and the last good and the first bad second. None if the host
 * can't set its clock, or moves its games' hours with it. `setUp` puts it at a time, and signs `client` in.
 */
export async function momentsOn(
  { client, values }: Asking,
  setUp: (time: string) => Promise<Values>,
): Promise<Moment[]> {
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
  // A sequence takes a while, and must not run into the next day.
  const byDay = [...times].filter((seconds) => seconds >= 0 && seconds < daySeconds - 120)
  const [first] = byDay
  if (first === undefined) return []
  const then = await setUp(timeOf(first))
  if (!(await isAt({ client, values: then }, first))) return []
  const moved = (await endsOf(then)).some(({ end }, index) => end !== ends[index]?.end)
  if (moved) return []
  return byDay.map((seconds) => ({
    time: timeOf(seconds),
    closed: ends.flatMap(({ one, end }) =>
      end !== null && seconds >= end + one.firstBad ? [one] : [],
    ),
  }))
}
