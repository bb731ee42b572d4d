import type { ReactNode } from 'react'
import { formatResult, parseResult, resultPlaces } from '#domain/market/result/result.ts'
import { uiMessages } from '#messages/en/app/ui.ts'
import { resultInWords } from '#messages/market/result.ts'
import { cx } from '../../look/cx.ts'
import { BoardText } from './board-text.tsx'
import { Digits } from './digits.tsx'

export type BoardSize = 'lg' | 'md' | 'sm' | 'xs'
/** Today's board is slate, a past one sunken; a raised one is for use on slate. */
export type BoardTone = 'today' | 'past' | 'raised'

const heights: Record<BoardSize, string> = {
  lg: 'min-h-21 w-full',
  md: 'min-h-15 w-full',
  sm: 'min-h-12 w-43 min-w-[min(9rem,100%)] max-w-full',
  xs: 'min-h-8 w-35.5 max-w-full',
}
const sizes: Record<BoardSize, string> = {
  lg: 'text-[min(var(--text-board-lg),12.5*var(--cqw))]',
  md: 'text-[min(var(--text-board),12*var(--cqw))]',
  sm: 'text-[min(var(--text-board-sm),11.7*var(--cqw))] [--dot-size:5px]',
  xs: 'text-[min(var(--text-board-xs),11*var(--cqw))] [--dot-size:4px]',
}
const tiles: Record<BoardTone, string> = {
  today: 'bg-slate text-chalk',
  past: 'bg-sunken text-ink [--dot-color:var(--ctl)]',
  raised: 'bg-slate2 text-chalk',
}

function FreshMark() {
  return <span className="absolute bottom-1.5 h-[3px] w-7 rounded-full bg-spark" />
}

export interface ResultBoardProps {
  /** The result text 'XXX-XX-XXX', '*' for what is not declared. */
  result: string
  size?: BoardSize
  tone?: BoardTone
  /** The part that was declared moments ago. */
  fresh?: 'open' | 'close' | 'both' | null | undefined
  className?: string
}

/** The slate: open pana, jodi, close pana. Digits keep their place when a result arrives. */
export function ResultBoard(props: ResultBoardProps) {
  const { result, size = 'md', tone = 'today', fresh = null, className } = props
  const declared = parseResult(result)
  const text = formatResult(declared)
  if (declared.unread !== undefined) {
    return (
      <p
        translate="no"
        className={cx('board-tile px-2 text-body font-bold', tiles[tone], heights[size], className)}
      >
        {text}
      </p>
    )
  }
  const [openPana, openDigit, closeDigit, closePana] = resultPlaces(declared)
  const digits = (part: string) => <Digits text={part} className={sizes[size]} />
  const tile = cx('board-tile', tiles[tone], size === 'lg' && 'flex-col gap-1.5')
  const captioned = (row: ReactNode, caption: string) =>
    size === 'lg' ? (
      <>
        <span className="flex h-10 items-center">{row}</span>
        <span className="relative text-label leading-4 text-chalk2">{caption}</span>
      </>
    ) : (
      row
    )
  const openFresh = fresh === 'open' || fresh === 'both'
  const closeFresh = fresh === 'close' || fresh === 'both'
  return (
    <div
      role="img"
      aria-label={resultInWords(declared)}
      className={cx(
        'board @container relative grid grid-cols-[3fr_2.1fr_3fr] gap-[3px]',
        heights[size],
        className,
      )}
    >
      <div className={tile}>
        {captioned(digits(openPana), uiMessages.open)}
        {openFresh && <FreshMark />}
      </div>
      <div className={tile}>
        {captioned(
          <>
            {digits(openDigit)}
            <span
              className={cx(
                'w-px',
                size === 'xs' || size === 'sm' ? 'mx-[4px] h-6' : 'mx-[6px] h-8',
                tone === 'past' ? 'bg-ink/20' : 'bg-chalk/25',
              )}
            />
            {digits(closeDigit)}
          </>,
          uiMessages.jodi,
        )}
      </div>
      <div className={tile}>
        {captioned(digits(closePana), uiMessages.sessionClose)}
        {closeFresh && <FreshMark />}
      </div>
      <BoardText>{text}</BoardText>
    </div>
  )
}
