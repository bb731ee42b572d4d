import { QueryClientProvider } from '@tanstack/react-query'
import { ConfigProvider } from '#platform/config-context.tsx'
import type { Config } from '#platform/config.ts'
import { InstallProvider, noInstall, type InstallOffer } from '#platform/installed/install.ts'
import { noUpdates, UpdatesProvider, type Updates } from '#platform/installed/updates.ts'
import { ApiProvider, type Api } from '#session/api-context.tsx'
import { ThemeProvider } from '#ui/look/theme.tsx'
import type { Toasts } from '#ui/overlay/toast-store.ts'
import { ToastProvider } from '#ui/overlay/toast.tsx'
import { RouterNavigation } from './routing/router-navigation.tsx'
import { AppRoutes } from './routing/routes.tsx'
import { SlotsProvider, type Slots } from './start/slots.tsx'

export interface AppProps {
  api: Api
  config: Config
  toasts: Toasts
  slots?: Slots
  install?: InstallOffer
  updates?: Updates
}

const noSlots: Slots = {}

/** The whole client inside a router: the same in production, in the demo and in tests. */
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
