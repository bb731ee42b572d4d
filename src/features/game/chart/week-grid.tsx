import { memo, useState } from 'react'
import { jodiKind, type ChartRow, type ChartWeek } from '#domain/market/chart.ts'
import { addIndiaDays } from '#domain/time/india.ts'
import { formatIndiaDay } from '#messages/app/india-dates.ts'
import { chartMessages as words } from '#messages/en/market/chart.ts'
import { resultInWords } from '#messages/market/result.ts'
import { ShowMore } from '#ui/content/show-more.tsx'
import { usePart } from '#ui/content/use-part.ts'
import { useSlices } from '#ui/content/use-slices.ts'
import { Chips } from '#ui/form/chips.tsx'
import { cx } from '#ui/look/cx.ts'

export type WeekGridKind = 'jodi' | 'panel'

export interface WeekGridProps {
  kind: WeekGridKind
  game: string
  /** Newest first. */
  weeks: readonly ChartWeek[]
  /** India's day: its midnight, epoch ms. */
  today: number
}

const digits = [...'0123456789'].map((value) => ({ value, label: value }))

/** How many weeks are added with each press: half a year. */
const step = 26
/** Few, since each is seven results. */
const slice = 2

/**
 * Seven columns if they fit. With larger text, the days of a week wrap, and each has its name
 * instead of the header.
 */
const columns =
  'grid grid-cols-[repeat(auto-fill,minmax(2.25rem,1fr))] gap-[3px] @min-[17rem]:grid-cols-7'

/** The traditional chart: a row for each week, Monday to Sunday. */
export function WeekGrid({ kind, game, weeks, today }: WeekGridProps) {
  const { shown, more } = usePart(weeks, {
    step,
    line: (part, total) => words.showing(part, total, words.nounWeeks),
    label: words.earlier,
  })
  const drawn = useSlices(shown.length, slice)
  const [lit, setLit] = useState<string | null>(null)
  const name = kind === 'jodi' ? words.jodiOf(game) : words.panelOf(game)
  return (
    <>
      <Chips
        label={words.light}
        options={digits}
        value={lit}
        onPick={(digit) => setLit(digit === lit ? null : digit)}
      />
      <p className="px-0.5 text-small text-ink2">{words.legend}</p>
      <div className="card @container px-2 pb-2">
        <div role="table" aria-label={name}>
          <div
            role="rowgroup"
            className="sticky top-[calc(var(--bar-height)+var(--safe-top))] z-10 bg-surface py-2 text-label font-semibold text-ink2 @max-[17rem]:sr-only"
          >
            <div role="row" className={columns}>
              {words.weekdays.map((day) => (
                <span key={day} role="columnheader" className="text-center">
                  {day}
                </span>
              ))}
            </div>
          </div>
          <div role="rowgroup">
            {shown.map((week, index) =>
              index < drawn ? (
                <Week key={week.monday} week={week} kind={kind} today={today} lit={lit} />
              ) : (
                <div
                  key={week.monday}
                  role="presentation"
                  className={kind === 'jodi' ? 'h-[4.5625rem]' : 'h-[5.5625rem]'}
                />
              ),
            )}
          </div>
        </div>
      </div>
      {more && <ShowMore {...more} />}
    </>
  )
}

interface WeekProps {
  week: ChartWeek
  kind: WeekGridKind
  today: number
  /** The digit to highlight, or null. */
  lit: string | null
}

const Week = memo(function Week({ week, kind, today, lit }: WeekProps) {
  const { monday, days } = week
  return (
    <div
      role="row"
      className={cx(
        'render-when-seen border-t border-line pt-1 pb-2',
        kind === 'jodi' ? '[--row-height:3.75rem]' : '[--row-height:4.75rem]',
      )}
    >
      <div role="rowheader" className="mb-1 ps-0.5 text-label text-ink3">
        {words.week(formatIndiaDay(monday, today), formatIndiaDay(addIndiaDays(monday, 6), today))}
      </div>
      <div role="presentation" className={columns}>
        {days.map((row, at) => (
          <Day
            key={words.weekdays[at]}
            row={row}
            weekday={words.weekdays[at]}
            kind={kind}
            today={today}
            lit={lit}
          />
        ))}
      </div>
    </div>
  )
})

interface DayProps {
  row: ChartRow | null
  weekday: string | undefined
  kind: WeekGridKind
  today: number
  lit: string | null
}

const marks = { double: 'border-b-2 border-solid', family: 'border-b-2 border-dotted' } as const

function Day({ row, weekday, kind, today, lit }: DayProps) {
  // A day before the chart's first result, or in the future.
  if (row === null) return <div role="cell" className="@max-[17rem]:hidden" />
  const { openPana, openDigit, closeDigit, closePana } = row.result
  const isToday = row.at === today
  const jodi = jodiKind(row.result)
  const isLit = lit !== null && (openDigit === lit || closeDigit === lit)
  const spoken = resultInWords(row.result)
  return (
    <div role="cell">
      <span
        aria-hidden="true"
        className="hidden text-center text-label text-ink3 @max-[17rem]:block"
      >
        {weekday}
      </span>
      <span
        role="img"
        aria-label={jodi ? `${spoken}, ${words.kinds[jodi]}` : spoken}
        className={cx(
          // In narrow cells, the pannas are above and below the jodi, not next to it.
          'flex items-center justify-center gap-[2px] rounded-tile font-bold @max-[20rem]:flex-col @max-[20rem]:gap-0 @max-[20rem]:py-1',
          kind === 'jodi' ? 'min-h-10' : 'min-h-14',
          isLit
            ? 'bg-soft text-accent shadow-[inset_0_0_0_2px_var(--accent)]'
            : isToday
              ? 'bg-slate text-chalk'
              : 'bg-sunken text-ink',
        )}
      >
        {kind === 'panel' && <Pana pana={openPana} />}
        <span
          className={cx(
            'leading-none whitespace-nowrap',
            jodi && marks[jodi],
            kind === 'jodi' ? 'text-h2' : 'text-body',
          )}
        >
          {openDigit ?? <Dot />}
          {closeDigit ?? <Dot />}
        </span>
        {kind === 'panel' && <Pana pana={closePana} />}
      </span>
    </div>
  )
}

/** Three digits below each other, on their side of the jodi: in one element where they're known. */
function Pana({ pana }: { pana: string | null }) {
  if (pana?.length === 3)
    return (
      <span className="w-[1ch] text-label leading-[1.2] font-medium break-all @max-[20rem]:w-auto">
        {pana}
      </span>
    )
  return (
    <span className="flex flex-col items-center text-label leading-[1.2] font-medium @max-[20rem]:flex-row">
      {[...(pana ?? '   ')].slice(0, 3).map((digit, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a digit is its place
        <span key={place} className="flex h-[1.2em] items-center">
          {digit === ' ' ? <Dot small /> : digit}
        </span>
      ))}
    </span>
  )
}

/** A part that isn't declared. As wide as a digit. */
function Dot({ small = false }: { small?: boolean }) {
  return (
    <span className="inline-flex w-[0.6em] justify-center align-middle">
      <span className={cx('dot rounded-full bg-ctl', small ? 'size-[3px]' : 'size-[4px]')} />
    </span>
  )
}
