import type { StateName } from '#contracts/cases/states.ts'
import { parseDate } from '#domain/time/parse-date.ts'
import { CannotTell, type InvariantContext } from '../invariant.ts'
import { sendRequest } from '../money-calls.ts'

/** A session, and what the state returned. */
export type Asking = Pick<InvariantContext, 'client' | 'values'>

/** The host's time now (epoch ms), read from a new deposit; null if the host writes only its day. */
export async function hostNow(asking: Asking): Promise<number | null> {
  const { client } = asking
  const oldIds = new Set((await client.call('listFundRequests')).map(({ requestId }) => requestId))
  await sendRequest(asking, 'createFundRequest')
  const rows = await client.call('listFundRequests')
  const createdAt = rows.find(({ requestId }) => !oldIds.has(requestId))?.createdAt ?? ''
  return createdAt.length > 10 ? parseDate(createdAt) : null
}

const daySeconds = 24 * 3600
/** Seconds since midnight in India. */
export const indiaSeconds = (moment: number): number =>
  (Math.floor(moment / 1000) + 5.5 * 3600) % daySeconds

/** Seconds since midnight of a time such as `15:00`. */
export function secondsOf(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return (hours * 60 + minutes) * 60 + seconds
}

const two = (count: number) => String(count).padStart(2, '0')
export const timeOf = (seconds: number): string =>
  [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(Math.floor).map(two).join(':')

/** As long as a check may take after the clock was set. */
const slackSeconds = 20

/** Whether it's this time of day on the host, in seconds since midnight in India. */
export async function isAt(asking: Asking, seconds: number): Promise<boolean> {
  const now = await hostNow(asking)
  return now !== null && (indiaSeconds(now) - seconds + daySeconds) % daySeconds <= slackSeconds
}

/**
 * Puts the host into a state at a time of day in India, in seconds since midnight. Throws `CannotTell` if its
 * clock then says another time, or none.
 */
export async function setUpAt(
  asking: InvariantContext,
  given: StateName,
  seconds: number,
): Promise<InvariantContext> {
  const fresh = await asking.setUp(given, { time: timeOf(seconds) })
  if (!(await isAt(fresh, seconds))) {
    throw new CannotTell(
      'a host whose clock its states can set, and that says at what time a deposit was made (api.md#provider-states)',
    )
  }
  return fresh
}
