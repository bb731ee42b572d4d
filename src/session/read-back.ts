import { ApiError } from '#api/api-error.ts'
import type { Schedule } from '#platform/schedule.ts'

/** Whether the host has what was sent; null if that can't be known. */
export type ReadBack = boolean | null

/** Milliseconds before each check: a host that was slow to answer may be slow to save. */
const pauses = [0, 1500]

/** True if nothing about the call proves what the host did with it. */
export const isUnsure = (error: unknown): error is ApiError =>
  error instanceof ApiError && !error.isVerdict

/** Reads what the host has now, after a lost response. A failed read proves nothing. */
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
