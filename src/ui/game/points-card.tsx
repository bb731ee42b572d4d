import type { ReactNode } from 'react'
import { uiMessages } from '#messages/ui.ts'
import { cx } from '../look/cx.ts'
import { Money } from '../content/money.tsx'

export interface PointsCardProps {
  label: string
  /** Rupees; null while nothing is known. */
  amount: number | null
  /** The amount does not come from the host yet: muted, and said to be loading. */
  loading?: boolean | undefined
  /** The largest number of the app: the wallet. */
  large?: boolean
  /** Under the number: its age. */
  note?: ReactNode
  /** Buttons on slate. */
  children?: ReactNode
}

/** A balance on slate. */
export function PointsCard({ label, amount, loading, large, note, children }: PointsCardProps) {
  return (
    <section aria-label={label} className="on-slate rounded-slab p-4">
      <p className="text-small text-chalk2">{label}</p>
      <p
        aria-busy={loading || undefined}
        className={cx(large ? 'text-balance' : 'text-amount', loading && 'text-chalk2')}
      >
        {loading && <span className="sr-only">{uiMessages.loadingBalance} </span>}
        {amount === null ? <span aria-hidden="true">—</span> : <Money amount={amount} />}
      </p>
      {note && <p className="text-small text-chalk2">{note}</p>}
      {children}
    </section>
  )
}
