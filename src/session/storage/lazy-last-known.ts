import type { User } from '#api/schemas/player.ts'
import { onIdle } from '#platform/device/idle.ts'

/** The answers the player saw last, kept on the phone. */
export interface LastKnown {
  /** Restores what was kept with this token. Returns the player it belongs to, or null. */
  recall(token: string): Promise<User | null>
  /** Deletes everything kept. */
  forget(): Promise<void>
}

/** Keeps nothing. */
export const noLastKnown: LastKnown = { recall: async () => null, forget: async () => undefined }

/** The same, loaded once the page is idle or as soon as it's needed. */
export function lazyLastKnown(load: () => Promise<LastKnown>): LastKnown {
  let loaded: Promise<LastKnown> | null = null
  const open = () =>
    (loaded ??= load().catch(() => {
      loaded = null
      return noLastKnown
    }))
  onIdle(() => void open())
  return {
    recall: async (token) => (await open()).recall(token),
    forget: async () => (await open()).forget(),
  }
}
