import type { LucideIcon } from 'lucide-react'
import Check from 'lucide-react/icons/check'
import Lock from 'lucide-react/icons/lock'
import type { ReactNode } from 'react'
import { cx } from '../look/cx.ts'

/** A badge's icon and colours. */
export type BadgeStyle = readonly [LucideIcon, string]

export const neutral = 'bg-sunken text-ink2'
export const good = 'bg-good-s text-good'

/** Of markets and chats; what a bet or a request can be has its own (`status-badge.tsx`). */
export const badgeStyles = {
  open: [Check, 'bg-soft text-accent'],
  declared: [Check, good],
  closed: [Lock, neutral],
} as const satisfies Record<string, BadgeStyle>

/** A state as icon and word. */
export function Badge({ badgeStyle, children }: { badgeStyle: BadgeStyle; children: ReactNode }) {
  const [Icon, colours] = badgeStyle
  return (
    <span
      className={cx(
        'inline-flex h-fit min-h-6 max-w-full shrink-0 items-center gap-[6px] rounded-badge px-[8px] text-label font-semibold wrap-anywhere',
        colours,
      )}
    >
      <Icon className="size-3.5 shrink-0" strokeWidth={2.5} aria-hidden="true" />
      {children}
    </span>
  )
}
