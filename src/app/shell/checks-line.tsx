import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { moneyMessages as words } from '#messages/en/money/money.ts'
import { cx } from '#ui/look/cx.ts'

/** Where what is being checked is told: above the app bar, or in the bar at the bottom. */
export type ChecksPlace = 'bar' | 'strip'

interface ChecksLineProps {
  place: ChecksPlace
  icon: LucideIcon
  /** The strip's colours; the bar has its own. */
  colours: string
  /** How it's announced. */
  role: 'alert' | 'status'
  children: ReactNode
  onDetails: () => void
}

/** One line about money that needs the player's eyes, and the way to the rest. */
export function ChecksLine(props: ChecksLineProps) {
  const { place, icon: Icon, colours, role, children, onDetails } = props
  return (
    <div
      className={cx(
        'flex flex-wrap items-center gap-x-3 text-small font-semibold',
        place === 'bar' ? '-mt-2 -me-3' : `ps-4 pe-2 ${colours}`,
      )}
    >
      <Icon className="size-5 shrink-0" aria-hidden="true" />
      <p role={role} className="min-w-0 flex-1 basis-32 py-2 wrap-anywhere">
        {children}
      </p>
      <button
        type="button"
        onClick={onDetails}
        className={cx(
          'ms-auto min-h-12 rounded-btn px-3 font-bold',
          place === 'bar' && 'text-spark',
        )}
      >
        {words.details}
      </button>
    </div>
  )
}
