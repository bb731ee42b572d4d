import Lock from 'lucide-react/icons/lock'
import type { BetType } from '#domain/bet/bet-types.ts'
import { formatRupees, type Rate } from '#domain/money/money.ts'
import { betTypeNames } from '#messages/bet/bet-types.ts'
import { gameMessages } from '#messages/market/game.ts'
import { betPath } from '#paths'
import { Link } from '#ui/frame/link/link.tsx'
import { cx } from '#ui/look/cx.ts'
import { TypeBoard } from './type-board.tsx'

export interface TypeTileProps {
  type: BetType
  gameId: string
  rate: Rate | null
  /** Why the type cannot be bet now, as the tile writes it; null while it can. */
  closed: string | null
  /** A closed tile was tapped. */
  onClosed: () => void
}

/** A bet type: its board, its name, what ten rupees pay. A closed one stays a button. */
export function TypeTile({ type, gameId, rate, closed, onClosed }: TypeTileProps) {
  const wide = type.needs === 'both-sessions'
  const look = cx(
    'flex h-full w-full gap-x-3.5 gap-y-2 rounded-card p-3.5 text-start',
    wide ? 'min-h-22 flex-wrap items-center' : 'min-h-33 flex-col justify-between',
    closed === null ? 'card active:bg-sunken' : 'bg-sunken',
  )
  const content = (
    <>
      <TypeBoard type={type.id} closed={closed !== null} />
      <span className={cx('block min-w-0', wide && 'flex-1 basis-30')}>
        <span className={cx('flex justify-between gap-2', closed !== null && 'text-ink2')}>
          <span className="min-w-0 text-input font-bold">{betTypeNames[type.id]}</span>
          {closed !== null && <Lock className="mt-0.5 size-4.5 shrink-0" aria-hidden="true" />}
        </span>
        <span className="block text-small text-ink3">
          {closed ?? (rate && <Pays rate={rate} />)}
        </span>
      </span>
    </>
  )
  if (closed !== null) {
    return (
      <button type="button" onClick={onClosed} className={look}>
        {content}
      </button>
    )
  }
  return (
    <Link to={betPath(type.path, gameId)} className={look}>
      {content}
    </Link>
  )
}

function Pays({ rate }: { rate: Rate }) {
  return (
    <>
      {gameMessages.pays(formatRupees(rate.min))}{' '}
      <b className="font-bold text-ink2">{formatRupees(rate.max)}</b>
    </>
  )
}
