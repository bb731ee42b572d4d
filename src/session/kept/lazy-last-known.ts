import type { User } from '#api/schemas/player.ts'
import { onIdle } from '#platform/device/idle.ts'

/** The answers the player saw last, kept on the phone. */
export interface LastKnown {
  /** Brings back what was kept with this token. The player it belongs to, or null for nothing. */
  recall(token: string): Promise<User | null>
  /** Throws away what is kept. */
  forget(): Promise<void>
}

/** Keeps nothing. */
export const noLastKnown: LastKnown = { recall: async () => null, forget: async () => undefined }

/** The same, fetched once the page is idle or as soon as it is needed. */
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
