import Lock from 'lucide-react/icons/lock'
import type { BetType, BetTypeId } from '#domain/bet/bet-types.ts'
import { isOpenDeclared, type MarketResult } from '#domain/market/result/result.ts'
import type { Session } from '#domain/market/session.ts'
import { formatRupees, type Rate } from '#domain/money/money.ts'
import { betTypeNames } from '#messages/en/bet/bet-types.ts'
import { gameMessages } from '#messages/en/market/game.ts'
import { betPath } from '#paths'
import { Link } from '#ui/frame/link/link.tsx'
import { cx } from '#ui/look/cx.ts'

export interface TypeTileProps {
  type: BetType
  gameId: string
  /** The session that its form begins on. */
  session: Session
  rate: Rate | null
  /** What is drawn of the market's result. */
  declared: MarketResult
  /** Why the type cannot be bet now, as the tile writes it; null while it can. */
  closed: string | null
  /** Called when a closed tile is tapped. */
  onClosed: () => void
}

/** A bet type: its board, its name, what ₹10 win. A closed one is a button that says why (`onClosed`). */
export function TypeTile({
  type,
  gameId,
  session,
  rate,
  declared,
  closed,
  onClosed,
}: TypeTileProps) {
  const wide = type.id === 'fullSangam'
  const tileClass = cx(
    'flex h-full w-full gap-x-3.5 gap-y-2 rounded-card p-3.5 text-start',
    wide ? 'min-h-22 flex-wrap items-center' : 'flex-col justify-between',
    closed === null ? 'card active:bg-sunken' : 'bg-sunken',
  )
  const content = (
    <>
      <TypeBoard type={type.id} declared={declared} closed={closed !== null} />
      <span className={cx('block min-w-0', wide && 'flex-1 basis-30')}>
        <span className={cx('flex justify-between gap-2', closed !== null && 'text-ink2')}>
          <span className="min-w-0 text-input font-bold">{betTypeNames[type.id]}</span>
          {closed !== null && <Lock className="mt-0.5 size-4.5 shrink-0" aria-hidden="true" />}
        </span>
        <span className="block text-small text-ink3">
          {/* An empty line while the rate loads, so that the name above it doesn't move. */}
          {closed ?? (rate ? <Pays rate={rate} /> : '\u00A0')}
        </span>
      </span>
    </>
  )
  if (closed !== null) {
    return (
      <button type="button" onClick={onClosed} className={tileClass}>
        {content}
      </button>
    )
  }
  return (
    <Link to={betPath(type.path, gameId, session)} className={tileClass}>
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

/** A place of the board: a digit that is bet on ('2_': underlined, for equal digits); null is a dot. */
type Place = string | null

interface Drawing {
  open: readonly Place[]
  jodi: readonly [Place, Place]
  close: readonly Place[]
}

const none = [null, null, null]

/** Each bet type's board, with only the part filled that the bet is on. */
const drawings: Record<BetTypeId, Drawing> = {
  single: { open: none, jodi: ['5', null], close: none },
  jodi: { open: none, jodi: ['5', '2'], close: none },
  singlePanna: { open: ['1', '2', '8'], jodi: [null, null], close: none },
  doublePanna: { open: ['1', '2_', '2_'], jodi: [null, null], close: none },
  triplePanna: { open: ['2_', '2_', '2_'], jodi: [null, null], close: none },
  halfSangam: { open: none, jodi: ['5', null], close: ['1', '2', '3'] },
  fullSangam: { open: ['1', '2', '3'], jodi: [null, null], close: ['4', '5', '6'] },
}

/**
 * The drawing once the open result is declared: single digits and pannas can only be bet on for close,
 * and a jodi or half sangam only wins with what was drawn.
 */
function drawingAfterOpen(type: BetTypeId, { openPana, openDigit }: MarketResult): Drawing {
  const before = drawings[type]
  switch (type) {
    case 'single':
      return { ...before, jodi: [null, '5'] }
    case 'jodi':
      return { ...before, jodi: [openDigit ?? '5', '2'] }
    case 'singlePanna':
    case 'doublePanna':
    case 'triplePanna':
      return { ...before, open: none, close: before.open }
    case 'halfSangam':
      return { open: [...(openPana ?? '123')], jodi: [null, '5'], close: none }
    case 'fullSangam':
      return before
  }
}

interface TypeBoardProps {
  type: BetTypeId
  declared: MarketResult
  /** Muted: the type can't be bet on now. */
  closed: boolean
}

/** A bet type as a small board. A drawing only: the tile says its name. */
function TypeBoard({ type, declared, closed }: TypeBoardProps) {
  const { open, jodi, close } =
    isOpenDeclared(declared) && !closed ? drawingAfterOpen(type, declared) : drawings[type]
  const tile = 'board-tile overflow-hidden'
  const fill = closed ? 'bg-line text-ink3' : 'bg-fill text-on-fill'
  const rest = closed ? 'bg-bg' : 'bg-sunken'
  const digitClass = (places: readonly Place[]) => (places[0] === null ? rest : fill)
  return (
    <span
      aria-hidden="true"
      className="board grid h-8.5 w-32.5 max-w-full shrink-0 grid-cols-[3fr_2.1fr_3fr] gap-[2px] text-body font-bold [--board-r:10px]"
    >
      <span className={cx(tile, digitClass(open))}>
        <Digits places={open} />
      </span>
      <span className={cx(tile, rest)}>
        {jodi.map((place, half) => (
          <span
            key={half}
            className={cx('flex h-full flex-1 items-center justify-center', place !== null && fill)}
          >
            <Digits places={[place]} />
          </span>
        ))}
      </span>
      <span className={cx(tile, digitClass(close))}>
        <Digits places={close} />
      </span>
    </span>
  )
}

function Digits({ places }: { places: readonly Place[] }) {
  return places.map((place, index) => (
    <span key={index} className="flex w-[0.8em] items-center justify-center leading-5">
      {place === null ? (
        <span className="dot size-1 rounded-full bg-dot" />
      ) : (
        <span className={cx(place.endsWith('_') && 'border-b-2 border-current px-px')}>
          {place.charAt(0)}
        </span>
      )}
    </span>
  ))
}
