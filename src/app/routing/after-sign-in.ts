import { isAppPath, paths } from '#paths'

/**
 * The history state of `/auth`. `from`: the address at which a session ended during use
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
