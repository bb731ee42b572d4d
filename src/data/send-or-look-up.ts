import { ApiError, saysItFailed } from '#api/api-error.ts'
import type { Online } from '#platform/device/online.ts'
import type { Schedule } from '#platform/schedule.ts'

/** Milliseconds before each look: a host that was slow to answer may be slow to save. */
const pauses = [0, 1500, 3000]

/** How sending something ended that moves no money. */
export type Sent<Answer, Found> =
  | { status: 'answered'; answer: Answer }
  /** The answer was lost, but the host has what was sent. */
  | { status: 'found'; found: Found }
  /** `error`: what was thrown, an `ApiError` or not. */
  | { status: 'failed'; error: unknown }
  /** The host may have it, or save it later. */
  | { status: 'unknown'; error: ApiError }

/** True if the error doesn't tell whether the host did what was sent. */
const isUnsure = (error: unknown): error is ApiError =>
  error instanceof ApiError && !error.isVerdict && !error.isUnsent && !saysItFailed(error)

/**
 * Sends something that moves no money, once. If its answer is lost, `lookUp` asks whether the host
 * has it: null if no call can tell. What it finds is the proof; false proves nothing, nor does an
 * `ApiError`. It's asked up to three times, or once without a `schedule` for the pauses. Throws
 * what else `lookUp` throws.
 */
export async function sendOrLookUp<Answer, Found>(
  { isOnline }: Pick<Online, 'isOnline'>,
  call: () => Promise<Answer>,
  lookUp: (() => Promise<Found | false>) | null,
  schedule: Schedule | null,
): Promise<Sent<Answer, Found>> {
  // Without a connection nothing leaves the device.
  const mayArrive = isOnline()
  try {
    return { status: 'answered', answer: await call() }
  } catch (error) {
    if (!mayArrive || !isUnsure(error)) return { status: 'failed', error }
    const found = lookUp !== null && (await look(lookUp, schedule))
    // Not there yet: a host that is still working may save it after the last look.
    return found === false ? { status: 'unknown', error } : { status: 'found', found }
  }
}

async function look<Found>(
  lookUp: () => Promise<Found | false>,
  schedule: Schedule | null,
): Promise<Found | false> {
  for (const pause of schedule === null ? [0] : pauses) {
    if (pause > 0) await new Promise<void>((resolve) => schedule?.(resolve, pause))
    const found = await lookUp().catch((error: unknown) => {
      if (error instanceof ApiError) return false as const
      throw error
    })
    if (found !== false) return found
  }
  return false
}
