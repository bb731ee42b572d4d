import { Fragment } from 'react'
import { gameMessages as words } from '#messages/game.ts'
import { cx } from '#ui/cx.ts'

export interface ChartTileProps {
  today: boolean
  /** The parts of the tile with their count of digits; null is not declared. */
  groups: readonly (readonly [text: string | null, digits: number])[]
  /** Where in the board it stands: the ends are round. */
  place?: 'first' | 'last'
}

/** One tile of a chart's row: digits, or dots of the same width where nothing was declared. */
export function ChartTile({ today, groups, place }: ChartTileProps) {
  return (
    <div
      className={cx(
        'board-tile @container min-h-12',
        today ? 'bg-slate text-chalk' : 'bg-sunken text-ink',
        place === 'first' && 'rounded-s-btn!',
        place === 'last' && 'rounded-e-btn!',
      )}
    >
      {groups.map(([text, digits], group) => (
        <Fragment key={group}>
          {group > 0 && (
            <span className={cx('mx-1 h-6 w-px', today ? 'bg-chalk/25' : 'bg-ink/20')} />
          )}
          {text === null ? (
            <>
              <span className="sr-only">{words.notDeclared} </span>
              <Dots count={digits} wide={groups.length > 1} />
            </>
          ) : (
            <span
              className={cx(
                'font-bold',
                groups.length > 1
                  ? 'text-[min(var(--text-board-sm),37cqw)]'
                  : 'text-[min(var(--text-board-sm),27cqw)] tracking-[0.12em] [margin-inline-end:-0.12em]',
              )}
            >
              {text}
            </span>
          )}
        </Fragment>
      ))}
    </div>
  )
}

function Dots({ count, wide }: { count: number; wide: boolean }) {
  return (
    <span aria-hidden="true" className={cx('flex', wide ? 'px-[3px]' : 'gap-[8px]')}>
      {Array.from({ length: count }, (_, dot) => (
        <span key={dot} className="dot size-[5px] rounded-full bg-dot" />
      ))}
    </span>
  )
}
