import { QueryClientProvider } from '@tanstack/react-query'
import { Fragment } from 'react'
import { ApiProvider, type Api } from '#data/api-context.tsx'
import { ConfigProvider } from '#platform/config-context.tsx'
import type { Config } from '#platform/config.ts'
import { InstallProvider, noInstall, type InstallOffer } from '#platform/installed/install.ts'
import {
  noUpdates,
  UpdatesProvider,
  useUpdates,
  type Updates,
} from '#platform/installed/updates.ts'
import { ThemeProvider } from '#ui/look/theme.tsx'
import type { Toasts } from '#ui/overlay/toast-store.ts'
import { ToastProvider } from '#ui/overlay/toast.tsx'
import { RouterNavigation } from './routing/router-navigation.tsx'
import { AppRoutes } from './routing/routes.tsx'
import { SlotsProvider, type Slots } from './slots.tsx'
import { Waiting } from './waiting.tsx'

export interface AppProps {
  api: Api
  config: Config
  toasts: Toasts
  slots?: Slots
  install?: InstallOffer
  updates?: Updates
}

const noSlots: Slots = {}

/**
 * The screens, or a spinner while a newer version takes over. For that, Chromium stops the old version's
 * service worker, and any request of the page would start it again. The newer one would then wait until
 * the page has made no request for 30 s (home makes them more often), or for 5 minutes.
 */
function Screens() {
  return useUpdates().state === 'taking' ? <Waiting /> : <AppRoutes />
}

/** The whole client inside a router: the same in production, in the demo and in tests. */
export function App(props: AppProps) {
  const { api, config, toasts, slots = noSlots, install = noInstall, updates = noUpdates } = props
  const { Around = Fragment } = slots
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
                      <Around>
                        <Screens />
                      </Around>
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
