import type { User } from '#api/schemas/player.ts'

/** The answers the player saw last, kept on the phone. */
export interface LastKnown {
  /** Restores what was kept with this token. Returns the player it belongs to, or null. */
  recall(token: string): Promise<User | null>
  /** Deletes everything kept. */
  forget(): Promise<void>
}

/** Keeps nothing. */
export const noLastKnown: LastKnown = { recall: async () => null, forget: async () => undefined }
