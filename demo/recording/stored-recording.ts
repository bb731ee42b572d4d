import { z } from 'zod'
import { schemaVersion } from '#mocks/store/schema-version.ts'
import { demoPrefix } from '#platform/installed/workers.ts'
import { recordingSchema, speedSchema, type Recording } from './recording.ts'

/** Where the recording of the last visit is kept. */
export const recordingKey = `${demoPrefix}recording`

const storedSchema = z.object({
  demo: z.literal(schemaVersion),
  recording: recordingSchema,
  /** The device's clock when it was kept, epoch ms. */
  seen: z.number(),
  runs: z.boolean(),
  speed: speedSchema,
})

/** Longer away than this, and the demo starts over: its day would be another one. */
const longestAway = 4 * 60 * 60_000

/**
 * A recording that was kept, with its clock as far as it has run since; null if it can't be read, or
 * too much time has passed. `device` is epoch ms.
 */
export function readStoredRecording(stored: unknown, device: number): Recording | null {
  const { success, data } = storedSchema.safeParse(stored)
  if (!success) return null
  const { recording, seen, runs, speed } = data
  const away = device - seen
  if (away < 0 || away > longestAway) return null
  return runs ? { ...recording, now: recording.now + away * speed } : recording
}
