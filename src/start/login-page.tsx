import { ErrorBoundary } from '#app/error-pages/error-boundary.tsx'
import type { Slots } from '#app/slots.tsx'
import { AuthScreen } from '#features/auth/auth-screen.tsx'
import { paths } from '#paths'
import { ConfigProvider } from '#platform/config-context.tsx'
import type { Config } from '#platform/config.ts'
import { ConnectionProvider, type Connection } from '#session/connection.tsx'
import { GoProvider, PlaceProvider, type CurrentPlace, type Go } from '#ui/frame/link/navigation.ts'
import { ThemeProvider } from '#ui/look/theme.tsx'
import type { Toasts } from '#ui/overlay/toast-store.ts'
import { ToastProvider } from '#ui/overlay/toast.tsx'

export interface LoginPageProps {
  connection: Connection
  config: Config
  toasts: Toasts
  /** The path to open after signing in. */
  next: string
  /** Leaves the login; every other screen needs the app. */
  go: Go
  /** What the demo adds. */
  slots?: Slots
  /** Fetches the app. */
  prepare: () => Promise<unknown>
}

const place: CurrentPlace = { pathname: paths.auth, key: 'default', arrival: 'POP' }

/**
 * The login by itself, for players who open the product signed out. It makes one call, so it
 * needs neither the router nor the cache; the app has the same screen on its route.
 */
export function LoginPage(props: LoginPageProps) {
  const { connection, config, toasts, slots = {}, next, go, prepare } = props
  return (
    <ConfigProvider value={config}>
      <ConnectionProvider value={connection}>
        <ThemeProvider>
          <ToastProvider toasts={toasts}>
            <GoProvider value={go}>
              <PlaceProvider value={place}>
                <ErrorBoundary resetKey="">
                  <AuthScreen
                    next={next}
                    prepare={prepare}
                    {...(slots.authAccounts && { Accounts: slots.authAccounts })}
                  />
                </ErrorBoundary>
                {slots.overlay}
              </PlaceProvider>
            </GoProvider>
          </ToastProvider>
        </ThemeProvider>
      </ConnectionProvider>
    </ConfigProvider>
  )
}
