import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export interface EmptyProps {
  icon: LucideIcon
  title: string
  /** One sentence. */
  children: ReactNode
  /** The specification's action, if it isn't in the footer. */
  action?: ReactNode
}

/** Nothing here yet: a slip with an icon, a title, one sentence. */
export function Empty({ icon: Icon, title, children, action }: EmptyProps) {
  return (
    <div className="flex flex-col items-center px-4 py-12 text-center">
      <div
        aria-hidden="true"
        className="mb-7 flex w-29 items-center gap-3 rounded-card bg-sunken p-3 text-ctl"
      >
        <span className="grid flex-1 gap-2.5">
          <span className="h-1.5 w-2/3 rounded-full bg-line" />
          <span className="h-1.5 rounded-full bg-line" />
        </span>
        <Icon className="size-6 shrink-0" />
      </div>
      <h2 className="text-h1">{title}</h2>
      <p className="mt-1.5 max-w-64 text-body text-ink2">{children}</p>
      {action && <div className="mt-6 grid w-full max-w-80 gap-2">{action}</div>}
    </div>
  )
}
