import { ApiError } from '#api/api-error.ts'
import type { Schedule } from '#platform/schedule.ts'

/** Whether the host has what was sent; null when that cannot be known. */
export type ReadBack = boolean | null

/** Milliseconds before each look: a host that was slow to answer may be slow to save. */
const pauses = [0, 1500]

/** True when nothing of the call proves what the host has done with it. */
export const isUnsure = (error: unknown): error is ApiError =>
  error instanceof ApiError && !error.isVerdict

/** Looks at what the host has now, after an answer was lost. What cannot be read proves nothing. */
export async function readBack(
  look: () => Promise<ReadBack>,
  schedule: Schedule,
): Promise<ReadBack> {
  let found: ReadBack = null
  for (const pause of pauses) {
    if (pause > 0) await new Promise<void>((resolve) => schedule(resolve, pause))
    found = await look().catch((error: unknown) => {
      if (error instanceof ApiError) return null
      throw error
    })
    if (found === true) return true
  }
  return found
}
