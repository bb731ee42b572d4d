import type { StarlineDraw } from '#domain/starline/starline.ts'
import { starlineMessages as words } from '#messages/en/market/starline.ts'
import { cx } from '../../look/cx.ts'
import { BoardText } from './board-text.tsx'

export interface DrawBoardProps {
  /** Null until declared: drawn as dots, written as '* * *'. */
  draw: StarlineDraw | null
  /** Today's is slate, a past one sunken. */
  past?: boolean
  /** 32 px high, for a line of a card. */
  small?: boolean
}

const isPana = (text: string) => /^\d{3}$/.test(text)

/** A Starline result, '127-0': pana and digit on one tile, as wide as what is known. */
export function DrawBoard({ draw, past = false, small = false }: DrawBoardProps) {
  const tile = cx(
    'relative flex max-w-full min-w-[80px] narrow:min-w-[84px] items-center justify-center rounded-btn px-[8px] narrow:px-[16px]',
    small ? 'min-h-8' : 'min-h-11',
    past ? 'bg-sunken text-ink' : 'bg-slate text-chalk',
  )
  if (draw === null) {
    return (
      <div role="img" aria-label={words.notDeclared} className={cx(tile, 'gap-2.5')}>
        {[1, 2, 3].map((dot) => (
          <span key={dot} className="dot size-[5px] rounded-full bg-dot" />
        ))}
        <BoardText>{words.undeclared}</BoardText>
      </div>
    )
  }
  // What is no pana is shown as the host wrote it, as far as there is room.
  if (!isPana(draw.number)) {
    return (
      <div className={tile}>
        <bdi translate="no" className="max-w-30 truncate font-bold">
          {draw.number}
        </bdi>
      </div>
    )
  }
  return (
    <div
      role="img"
      aria-label={words.draw(draw.number, draw.digit)}
      className={cx(
        tile,
        'gap-[10px] font-bold',
        small
          ? 'text-[min(var(--text-board-xs),8*var(--cqw))]'
          : 'text-[min(var(--text-board-sm),8*var(--cqw))]',
      )}
    >
      <span
        data-part={draw.number}
        className="tracking-[0.09em] before:content-[attr(data-part)]"
      />
      <span className={cx('h-5 w-px', past ? 'bg-ink/20' : 'bg-chalk/25')} />
      <span data-part={draw.digit} className="before:content-[attr(data-part)]" />
      <BoardText>{draw.digit === '' ? draw.number : `${draw.number}-${draw.digit}`}</BoardText>
    </div>
  )
}
