import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { createNeeded } from '#platform/needed-context.ts'
import { useThemeColor } from '../look/theme-color.ts'
import { AppBar, type AppBarProps } from './app-bar.tsx'
import { useGo } from './link/navigation.ts'
import { Page, type PageProps } from './page.tsx'
import { Strips } from './strips.tsx'
import { isTabOf, TabBar, type TabBarItem } from './tabs/tab-bar.tsx'

/** What the app shows around every screen. */
export interface Shell {
  appName: string
  tabs: readonly TabBarItem[]
  /** Null for players who see none. */
  balance: AppBarProps['balance']
  /** Missing if nobody is signed in, since there is no menu. */
  openMenu?: () => void
  /** Above the app bar: the offline strip. */
  top?: ReactNode
  /**
   * What is being checked of the player's money: in the bar at the bottom of a screen that has one,
   * above the app bar of all others.
   */
  renderChecks?: (place: 'bar' | 'strip') => ReactNode
  /** At the bottom of the tab bar's places: what is typed is elsewhere. */
  float?: ReactNode
}

const [ShellProvider, useShell] = createNeeded<Shell>('ShellProvider')
export { ShellProvider, useShell }

type BarProps = 'subtitle' | 'mark' | 'onRefresh' | 'refreshing' | 'trailing'

export interface ScreenProps
  extends Pick<PageProps, 'className' | 'children'>, Pick<AppBarProps, BarProps> {
  /** The screen's h1 and the document's title. */
  title: string
  /** Where the back button goes; without it, or on a tab's screen, there is a menu button. */
  back?: string
  /** False hides the balance of the app bar. */
  showBalance?: boolean
  /**
   * An `ActionFooter` or `FooterReceipt`: the one place of the screen's sentences about money, also
   * of what is being checked.
   */
  moneyBar?: ReactNode
  /** Another footer; by default, the tab bar. `null` leaves the space empty. */
  footer?: ReactNode
  /** The footer stands there for a moment, as a receipt does: the bar stays what it was. */
  isFooterBrief?: boolean
}

/** A screen of the product: app bar, content, and a footer or the tab bar. */
export function Screen(props: ScreenProps) {
  const { title, showBalance = true, moneyBar, isFooterBrief, className, children, ...bar } = props
  const { footer = moneyBar, ...appBar } = bar
  useThemeColor()
  const shell = useShell()
  const go = useGo()
  const { pathname } = useLocation()
  const hasTabs = footer === undefined && shell.tabs.length > 0
  const isTab =
    (hasTabs || isFooterBrief === true) && shell.tabs.some((tab) => isTabOf(tab, pathname))
  const back = isTab ? undefined : props.back
  const checks = moneyBar ? null : shell.renderChecks?.('strip')
  return (
    <Page
      title={title}
      appName={shell.appName}
      {...(className !== undefined && { className })}
      bar={
        <>
          {(shell.top || checks) && (
            <Strips>
              {shell.top}
              {checks}
            </Strips>
          )}
          <AppBar
            {...appBar}
            title={title}
            onMenu={back === undefined ? shell.openMenu : undefined}
            onBack={back === undefined ? undefined : () => void go?.(back)}
            balance={showBalance ? shell.balance : null}
          />
        </>
      }
      footer={
        hasTabs ? (
          <>
            {back === undefined && shell.float}
            <TabBar items={shell.tabs} />
          </>
        ) : (
          footer
        )
      }
      beside={!hasTabs && shell.tabs.length > 0 && <TabBar items={shell.tabs} besideOnly />}
    >
      {children}
    </Page>
  )
}
