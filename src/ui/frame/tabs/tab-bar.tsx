import type { LucideIcon } from 'lucide-react'
import { uiMessages } from '#messages/en/app/ui.ts'
import { cx } from '../../look/cx.ts'
import { Link } from '../link/link.tsx'
import { usePlace } from '../link/navigation.ts'

export interface TabBarItem {
  to: string
  label: string
  icon: LucideIcon
  /** Other addresses of the same place. */
  also?: readonly string[]
}

/** Whether an address belongs to a place of the bar. */
export const isTabOf = ({ to, also = [] }: TabBarItem, pathname: string): boolean =>
  [to, ...also].includes(pathname)

export interface TabBarProps {
  items: readonly TabBarItem[]
  /** Only where the bar stands beside the screen: something else is at its bottom. */
  besideOnly?: boolean
}

/**
 * The app's main places, within the thumb's reach, or beside the screen where it's wide
 * (`look/wide.css`). The current one has a mark on top and bold text. Words grow with the browser's text
 * size as long as the longest fits: none is ever broken.
 */
export function TabBar({ items, besideOnly = false }: TabBarProps) {
  const { pathname } = usePlace()
  return (
    <nav
      aria-label={uiMessages.mainNavigation}
      // Before Chrome 105, the screen's width stands in for the bar's.
      className={cx(
        'places @container border-t border-line bg-surface pb-(--safe-bottom) shadow-bar not-supports-[width:1cqw]:[--cqw:1vw]',
        besideOnly && 'hidden',
      )}
    >
      <ul className="flex">
        {items.map((item) => (
          <li key={item.to} className="min-w-0 flex-1">
            <Tab {...item} isHere={isTabOf(item, pathname)} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Tab({ to, label, icon: Icon, isHere }: TabBarItem & { isHere: boolean }) {
  return (
    <Link
      to={to}
      aria-current={isHere ? 'page' : undefined}
      className={cx(
        'relative flex min-h-17 flex-col items-center justify-center gap-1.5 px-0.5 text-center text-[min(var(--text-label),4.2*var(--cqw))] leading-4/3 outline-offset-[-4px]',
        isHere
          ? 'font-bold text-accent before:absolute before:top-[-1px] before:h-[3px] before:w-8 before:rounded-b-[3px] before:bg-accent'
          : 'font-medium text-ink3',
      )}
    >
      <Icon className="size-5.5" strokeWidth={isHere ? 2.6 : 2} aria-hidden="true" />
      <span className="whitespace-nowrap">{label}</span>
    </Link>
  )
}
