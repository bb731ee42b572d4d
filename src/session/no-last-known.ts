import type { User } from '#api/schemas/player.ts'

/** The responses the player saw last, stored on the phone. */
export interface LastKnown {
  /** Restores what was stored with this token. Returns the player it belongs to, or null. */
  recall(token: string): Promise<User | null>
  /** Deletes everything stored. */
  forget(): Promise<void>
}

/** Stores nothing. */
export const noLastKnown: LastKnown = { recall: async () => null, forget: async () => undefined }
