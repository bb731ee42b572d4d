import { QueryClientProvider } from '@tanstack/react-query'
import { type Api, ApiProvider } from '#session/api-context.tsx'
import { ConfigProvider } from '#platform/config-context.tsx'
import type { Config } from '#platform/config.ts'
import { type InstallOffer, InstallProvider, noInstall } from '#platform/installed/install.ts'
import { noUpdates, type Updates, UpdatesProvider } from '#platform/installed/updates.ts'
import { ThemeProvider } from '#ui/look/theme.tsx'
import type { Toasts } from '#ui/overlay/toast-store.ts'
import { ToastProvider } from '#ui/overlay/toast.tsx'
import { RouterNavigation } from './routing/router-navigation.tsx'
import { AppRoutes } from './routing/routes.tsx'
import { type Slots, SlotsProvider } from './start/slots.tsx'

export interface AppProps {
  api: Api
  config: Config
  toasts: Toasts
  slots?: Slots
  install?: InstallOffer
  updates?: Updates
}

const noSlots: Slots = {}

/** The whole client below a router. The same in production, in the demo and in tests. */
export function App(props: AppProps) {
  const { api, config, toasts, slots = noSlots, install = noInstall, updates = noUpdates } = props
  return (
    <ConfigProvider value={config}>
      <ApiProvider value={api}>
        <QueryClientProvider client={api.queryClient}>
          <SlotsProvider value={slots}>
            <ThemeProvider>
              <ToastProvider toasts={toasts}>
                <InstallProvider value={install}>
                  <UpdatesProvider value={updates}>
                    <RouterNavigation>
                      <AppRoutes />
                      {slots.overlay}
                    </RouterNavigation>
                  </UpdatesProvider>
                </InstallProvider>
              </ToastProvider>
            </ThemeProvider>
          </SlotsProvider>
        </QueryClientProvider>
      </ApiProvider>
    </ConfigProvider>
  )
}
