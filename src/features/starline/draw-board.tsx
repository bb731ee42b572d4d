import type { StarlineDraw } from '#domain/starline-draw.ts'
import { starlineMessages as words } from '#messages/starline.ts'
import { cx } from '#ui/cx.ts'

export interface DrawBoardProps {
  /** Null until declared: drawn as dots, never as asterisks. */
  draw: StarlineDraw | null
  /** Today's is slate, a past one sunken. */
  past?: boolean
}

const isPana = (text: string) => /^\d{3}$/.test(text)

/** A Starline result: pana and digit on one tile, as wide as what is known. */
export function DrawBoard({ draw, past = false }: DrawBoardProps) {
  const tile = cx(
    'flex h-11 max-w-full min-w-[80px] narrow:min-w-[84px] items-center justify-center rounded-btn px-[8px] narrow:px-[16px]',
    past ? 'bg-sunken text-ink' : 'bg-slate text-chalk',
  )
  if (draw === null) {
    return (
      <div role="img" aria-label={words.notDeclared} className={cx(tile, 'gap-2.5')}>
        {[1, 2, 3].map((dot) => (
          <span key={dot} className="dot size-[5px] rounded-full bg-dot" />
        ))}
      </div>
    )
  }
  // What is no pana is shown as the host wrote it, as far as there is room.
  if (!isPana(draw.number)) {
    return (
      <div className={tile}>
        <bdi className="max-w-30 truncate font-bold">{draw.number}</bdi>
      </div>
    )
  }
  return (
    <div
      role="img"
      aria-label={words.draw(draw.number, draw.digit)}
      className={cx(tile, 'gap-[10px] text-[min(var(--text-board-sm),8cqw)] font-bold')}
    >
      <span className="tracking-[0.09em]">{draw.number}</span>
      <span className={cx('h-5 w-px', past ? 'bg-ink/20' : 'bg-chalk/25')} />
      <span>{draw.digit}</span>
    </div>
  )
}
