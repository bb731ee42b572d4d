import type { LucideIcon } from 'lucide-react'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Lock from 'lucide-react/icons/lock'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Undo2 from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { uiMessages } from '#words/app/ui.ts'
import { cx } from '../look/cx.ts'

/** Every state that the product marks with a badge. */
export type BadgeStatus = keyof typeof uiMessages.status

const neutral = 'bg-sunken text-ink2'
const good = 'bg-good-s text-good'

const looks: Record<BadgeStatus, readonly [LucideIcon, string]> = {
  pending: [Clock, 'bg-warn-s text-warn'],
  processing: [RefreshCw, 'bg-info-s text-info'],
  approved: [Check, good],
  completed: [Check, good],
  won: [Check, good],
  declared: [Check, good],
  rejected: [X, 'bg-bad-s text-bad'],
  lost: [X, neutral],
  cancelled: [Undo2, neutral],
  closed: [Lock, neutral],
  open: [Check, 'bg-soft text-accent'],
}

export interface BadgeProps {
  status: BadgeStatus
  /** Another word than the status's own ('Game Closed'). */
  children?: ReactNode
}

/** A state as icon and word; a lost bet is neutral, never red. */
export function Badge({ status, children }: BadgeProps) {
  const [Icon, look] = looks[status]
  return (
    <span
      className={cx(
        'inline-flex h-fit min-h-6 max-w-full shrink-0 items-center gap-[6px] rounded-badge px-[8px] text-label font-semibold wrap-anywhere',
        look,
      )}
    >
      <Icon className="size-3.5 shrink-0" strokeWidth={2.5} aria-hidden="true" />
      {children ?? uiMessages.status[status]}
    </span>
  )
}

/** Not the states of markets, whose words ('Market Closed') don't fit a bet or a request. */
const isKnown = (word: string): word is BadgeStatus =>
  Object.hasOwn(looks, word) && word !== 'declared' && word !== 'closed'

/** A status from the host; unknown words are shown as they are, without an icon. */
export function StatusBadge({ status }: { status: string }) {
  const word = status.trim().toLowerCase()
  if (isKnown(word)) return <Badge status={word} />
  return (
    <span
      className={cx(
        'inline-flex h-fit min-h-6 max-w-40 shrink-0 items-center rounded-badge px-2 text-label font-semibold',
        neutral,
      )}
    >
      <span className="block truncate first-letter:uppercase">
        {status || uiMessages.statusUnknown}
      </span>
    </span>
  )
}
