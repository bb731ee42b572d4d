import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import House from 'lucide-react/icons/house'
import List from 'lucide-react/icons/list'
import MessageSquare from 'lucide-react/icons/message-square'
import Star from 'lucide-react/icons/star'
import Wallet from 'lucide-react/icons/wallet'
import { useMemo, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useApi, usePlayer } from '#data/api-context.tsx'
import { appMessages } from '#messages/en/app/app.ts'
import { watchOpenMoney } from '#money/storage/stored-money.ts'
import { useBalanceUnsure } from '#money/use-balance-unsure.ts'
import { paths } from '#paths'
import { useConfig } from '#platform/config-context.tsx'
import { HostAnswersProvider } from '#platform/device/online.ts'
import { useStore } from '#platform/use-store.ts'
import { useSession } from '#session/connection.tsx'
import { lazyPart } from '#ui/feedback/lazy-part.tsx'
import { ShellProvider, type Shell } from '#ui/frame/shell.tsx'
import { MissingMenu, MissingPart, MissingWatches } from '../error-pages/missing.tsx'
import { ConnectionStrip } from './connection-strip.tsx'

const SideMenu = lazyPart(() => import('./side-menu.tsx').then((part) => part.SideMenu))

const OpenMoney = lazyPart(() => import('./open-money.tsx').then((part) => part.OpenMoney))

const Floating = lazyPart(() => import('./floating.tsx').then((part) => part.Floating))

const Watches = lazyPart(() => import('../watch/watches.tsx').then((part) => part.Watches))

const { tabs: words } = appMessages
const home = { to: paths.dashboard, label: words.home, icon: House }
const support = { to: paths.enquiry, label: words.support, icon: MessageSquare }
const activeTabs = [
  home,
  {
    to: paths.biddingHistory,
    label: words.bids,
    icon: List,
    also: [paths.winningHistory, paths.starlineHistory],
  },
  { to: paths.starline, label: words.starline, icon: Star },
  { to: paths.wallet, label: words.wallet, icon: Wallet },
  support,
]
/** An inactive player has no play and no money. */
const inactiveTabs = [
  home,
  { to: paths.howToPlay, label: words.howToPlay, icon: CircleQuestionMark },
  support,
]

/** The frame of every screen for a signed-in player: menu, tabs, balance, connection. */
export function ShellFrame() {
  const { appName } = useConfig()
  const { user, isActive, balance, balanceFailed, isReading, refresh } = usePlayer()
  // Admins may write to support, but use no other part of the app.
  const isAdmin = user?.role === 'admin'
  // Fetched only when something is open.
  const open = useStore(watchOpenMoney(useApi()), (state) => state.isOpen)
  const unsure = useBalanceUnsure()
  const session = useSession()
  const unconfirmed = session.status === 'signed-in' && session.unconfirmed === true
  const { key } = useLocation()
  // The menu belongs to the place it was opened at: any navigation closes it.
  const [menu, setMenu] = useState<{ at: string } | null>(null)
  const shell: Shell = useMemo(
    () => ({
      appName,
      tabs: isAdmin ? [] : isActive ? activeTabs : inactiveTabs,
      balance:
        !isActive || isAdmin
          ? null
          : balance !== null
            ? { amount: balance, to: paths.wallet, unsure }
            : balanceFailed
              ? { onRetry: () => void refresh(), retrying: isReading }
              : 'reading',
      ...(!isAdmin && { openMenu: () => setMenu({ at: key }) }),
      top: <ConnectionStrip />,
      ...(open && {
        renderChecks: (place) => <OpenMoney wanted failed={MissingPart} place={place} />,
      }),
      float: <Floating />,
    }),
    [appName, isAdmin, isActive, balance, balanceFailed, isReading, refresh, key, open, unsure],
  )
  return (
    <HostAnswersProvider value={!unconfirmed}>
      <ShellProvider value={shell}>
        <a href="#main" className="skip-link">
          {appMessages.skipToContent}
        </a>
        <Outlet />
        {!isAdmin && <Watches needed failed={MissingWatches} />}
        <SideMenu
          wanted={menu}
          failed={MissingMenu}
          open={menu?.at === key}
          onClose={() => setMenu(null)}
        />
      </ShellProvider>
    </HostAnswersProvider>
  )
}
