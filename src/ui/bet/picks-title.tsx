import type { ReactNode } from 'react'

/** 0 to 9 as options. */
export const digits = [...'0123456789'].map((value) => ({ value, label: value }))

/** A number as an option of itself. */
export const asOption = (value: string) => ({ value, label: value })

/** What the picks below are, and how many there are or a way to others. */
export function PicksTitle({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3">
      <p className="text-small font-semibold text-ink2">{children}</p>
      {aside && <div className="text-small text-ink3">{aside}</div>}
    </div>
  )
}
