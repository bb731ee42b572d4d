import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { tokenKey, type Session } from '#api/session.ts'
import { createInstallOffer } from '#platform/install.ts'
import { onOnlineAgain } from '#platform/online.ts'
import { createToasts } from '#ui/toast-store.ts'
import { App, type AppProps } from './app.tsx'

/** Follows a sign-in or sign-out in another tab of this browser. */
function followOtherTabs(session: Session): void {
  window.addEventListener('storage', (event) => {
    if (event.key === tokenKey || event.key === null) session.follow()
  })
}

/** A start that got no answer is tried again when the device says it has a connection. */
function startAgainOnline(session: Session): void {
  onOnlineAgain(() => {
    const state = session.state()
    const open = state.status === 'signed-in' ? state.unconfirmed : state.status === 'unreachable'
    if (open) void session.start()
  })
}

/** Draws the client into the page and asks whose token is stored. */
export function mount(props: Omit<AppProps, 'toasts' | 'install'>): void {
  const place = document.getElementById('root')
  if (place === null) throw new Error('index.html has no #root')
  followOtherTabs(props.api.session)
  startAgainOnline(props.api.session)
  const install = createInstallOffer(window)
  void props.api.session.start()
  createRoot(place).render(
    <StrictMode>
      <BrowserRouter>
        <App {...props} toasts={createToasts()} install={install} />
      </BrowserRouter>
    </StrictMode>,
  )
}
