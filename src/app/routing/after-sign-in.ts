import { isAppPath, paths } from '#paths'

/**
 * What `/auth` is told about the address where a session ended during use
 * (readings.md#ended-session).
 */
export interface AuthState {
  from?: string
}

/** Where to go after signing in: the dashboard, or back to where a session ended. */
export function afterSignIn(state: unknown): string {
  const from = (state as AuthState | null)?.from
  return isAppPath(from) ? from : paths.dashboard
}
