import type { LucideIcon } from 'lucide-react'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { Link } from './link.tsx'

export interface RowLinkProps {
  to: string
  icon: LucideIcon
  title: string
  detail?: ReactNode
  /** Before the chevron: a badge. */
  trailing?: ReactNode
}

/** A line in a card that links to another screen. */
export function RowLink({ to, icon: Icon, title, detail, trailing }: RowLinkProps) {
  return (
    <Link
      to={to}
      className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-3 first:border-t-0"
    >
      <span
        className="flex size-10 shrink-0 items-center justify-center rounded-chip bg-sunken text-ink2"
        aria-hidden="true"
      >
        <Icon className="size-5" />
      </span>
      <span className="flex min-w-0 flex-1 basis-32 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 flex-1 basis-32">
          <span className="block text-body font-bold">{title}</span>
          {detail && <span className="block text-small text-ink3">{detail}</span>}
        </span>
        {trailing}
      </span>
      <ChevronRight className="size-5 shrink-0 text-ink3" aria-hidden="true" />
    </Link>
  )
}
