import type { CSSProperties, ReactNode } from 'react'
import { formatRupees } from '#domain/money/money.ts'
import { uiMessages } from '#messages/en/app/ui.ts'
import { BeingChecked } from '../content/being-checked.tsx'
import { Money } from '../content/money.tsx'
import { cx } from '../look/cx.ts'

export interface PointsCardProps {
  label: string
  /** Rupees; null while nothing is known. */
  amount: number | null
  /** The amount isn't from the host yet: muted, and announced as loading. */
  loading?: boolean | undefined
  /** A request with an unknown outcome may have lowered it: said beside the label. */
  unsure?: boolean | undefined
  /** The largest number of the app: the wallet. */
  large?: boolean
  /** Under the number: its age. */
  note?: ReactNode
  /** Buttons on slate. */
  children?: ReactNode
}

/** Most of the card's width that one character may take, in percent, so that all fit on a line. */
const perCharacter = 150

/** As large as the text setting asks and the card allows: a balance is never broken in two. */
function fitted(amount: number, large = false): CSSProperties {
  const size = large ? 'var(--text-balance)' : 'var(--text-amount)'
  const width = Math.floor(perCharacter / formatRupees(amount).length)
  return { ['--fitted' as string]: `min(${size}, ${width} * var(--cqw))` }
}

/** A balance on slate. */
export function PointsCard(props: PointsCardProps) {
  const { label, amount, loading, unsure, large, note, children } = props
  return (
    <section
      aria-label={label}
      // Before Chrome 105, a part of the screen stands in for the card, whose padding grows with the text.
      className="on-slate @container rounded-panel p-4 not-supports-[width:1cqw]:[--cqw:0.7vw]"
    >
      <p className="text-small text-chalk2">
        {label}
        {unsure && <BeingChecked />}
      </p>
      <p
        aria-busy={loading || undefined}
        className={cx(
          large ? 'text-balance' : 'text-amount',
          amount !== null && 'text-(length:--fitted)',
          loading && 'text-chalk2',
        )}
        style={amount === null ? undefined : fitted(amount, large)}
      >
        {loading && <span className="sr-only">{uiMessages.loadingBalance} </span>}
        {amount === null ? <span aria-hidden="true">—</span> : <Money amount={amount} />}
      </p>
      {note && <p className="text-small text-chalk2">{note}</p>}
      {children}
    </section>
  )
}
