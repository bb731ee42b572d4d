import { ApiError } from '#api/api-error.ts'
import type { Schedule } from '#platform/schedule.ts'

/** Milliseconds before each check: a host that was slow to answer may be slow to save. */
const pauses = [0, 1500, 3000]

/** True if nothing about the call proves what the host did with it. */
export const isUnsure = (error: unknown): error is ApiError =>
  error instanceof ApiError && !error.isVerdict && !error.isUnsent

/**
 * After a lost response: true once the host has what was sent. False proves nothing, since the host
 * may save it later.
 */
export async function isSaved(check: () => Promise<boolean>, schedule: Schedule): Promise<boolean> {
  for (const pause of pauses) {
    if (pause > 0) await new Promise<void>((resolve) => schedule(resolve, pause))
    const found = await check().catch((error: unknown) => {
      if (error instanceof ApiError) return false
      throw error
    })
    if (found) return true
  }
  return false
}
