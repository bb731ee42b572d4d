import { ApiError } from '#api/api-error.ts'
import type { Schedule } from '#platform/schedule.ts'

/** Milliseconds before each check: a host that was slow to answer may be slow to save. */
const pauses = [0, 1500, 3000]

/** True if the error doesn't tell whether the host did what was sent. */
export const isUnsure = (error: unknown): error is ApiError =>
  error instanceof ApiError && !error.isVerdict && !error.isUnsent

/**
 * After a lost response, runs `check` up to three times: true once it finds that the host has what was
 * sent. False proves nothing, since the host may save it later. An `ApiError` of a check counts as false.
 */
export async function isSaved(check: () => Promise<boolean>, schedule: Schedule): Promise<boolean> {
  for (const pause of pauses) {
    if (pause > 0) await new Promise<void>((resolve) => schedule(resolve, pause))
    const hasIt = await check().catch((error: unknown) => {
      if (error instanceof ApiError) return false
      throw error
    })
    if (hasIt) return true
  }
  return false
}
