import { useEffect, useRef, type ReactNode } from 'react'
import { cx } from '../look/cx.ts'

export interface ChipOption<T extends string | number> {
  value: T
  label: ReactNode
  disabled?: boolean
  /** Can be tapped, but isn't offered like the others: a tap says why. */
  quiet?: boolean
}

export interface ChipsProps<T extends string | number> {
  /** Names the group for a screen reader. */
  label: string
  options: readonly ChipOption<T>[]
  /** The id of what is wrong with the choice. */
  describedBy?: string | undefined
  /** The pressed one, or null. */
  value: T | null
  /** Pressed as well: several can be. */
  also?: readonly T[] | undefined
  onPick: (value: T) => void
  /** Grid columns, as long as they fit; without it, the chips are in one scrolling row. */
  columns?: keyof typeof leastWidth
  /** Least width of a chip in rem, where its words are short enough for less than usual. */
  least?: number
  /** 64 px for a pad of single digits. */
  size?: 'md' | 'lg'
  /** Presses are ignored while something is being sent. */
  readOnly?: boolean | undefined
}

/** The least width of a chip in rem: with larger text or on a narrow phone there are fewer. */
const leastWidth = { 2: 8, 3: 5.5, 4: 4.25, 5: 3.125, 6: 3 } as const

const grid = (columns: keyof typeof leastWidth, least: number) =>
  `repeat(auto-fill, minmax(max(${least}rem, calc((100% - ${(columns - 1) * 8}px) / ${columns})), 1fr))`

/** A long word in a wide font is made smaller rather than broken; digits and amounts fit. */
function textSize({ value, label }: ChipOption<string | number>) {
  if (typeof value === 'number') return 'text-[min(var(--text-body),26*var(--cqw))]'
  const isDigits = typeof label === 'string' && /^\d{1,3}$/.test(label)
  return isDigits
    ? 'text-[min(var(--text-body),44*var(--cqw))]'
    : 'px-1 text-[min(var(--text-body),24.5*var(--cqw))]'
}

/** Quick picks: toggle buttons in a named group. Nothing is chosen at first. */
export function Chips<T extends string | number>(props: ChipsProps<T>) {
  const {
    label,
    describedBy,
    options,
    value,
    also = [],
    onPick,
    columns,
    least,
    size = 'md',
    readOnly,
  } = props
  const place = useRef<HTMLDivElement>(null)
  const pressedAt = options.findIndex((option) => option.value === value)

  // A row that scrolls shows its pressed chip, and never moves the page for it.
  useEffect(() => {
    const row = place.current
    const chip = row?.children[pressedAt]
    if (!row || !chip || columns) return
    const [outer, inner] = [row.getBoundingClientRect(), chip.getBoundingClientRect()]
    if (inner.left < outer.left || inner.right > outer.right) {
      row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
    }
  }, [pressedAt, columns])

  return (
    <div
      ref={place}
      role="group"
      aria-label={label}
      aria-describedby={describedBy}
      style={
        columns && {
          gridTemplateColumns: grid(columns, least ?? (size === 'lg' ? 3 : leastWidth[columns])),
        }
      }
      className={cx(
        'gap-[8px]',
        columns
          ? 'grid'
          : 'no-scrollbar -mx-[16px] flex scroll-px-[16px] overflow-x-auto px-[16px] py-1 -my-1',
      )}
    >
      {options.map((option) => {
        const pressed = option.value === value || also.includes(option.value)
        return (
          <button
            key={option.value}
            type="button"
            aria-pressed={pressed}
            disabled={option.disabled}
            onClick={() => !readOnly && onPick(option.value)}
            className={cx(
              'min-w-12 shrink-0 rounded-chip px-0.5 py-1 font-semibold wrap-normal',
              size === 'lg' ? 'min-h-16 text-win short:min-h-12' : 'min-h-12 text-body',
              columns ? '@container' : 'px-4',
              option.disabled || (option.quiet && !pressed)
                ? 'bg-sunken text-ink3'
                : pressed
                  ? 'bg-soft text-accent shadow-[inset_0_0_0_2px_var(--accent)]'
                  : describedBy
                    ? 'bg-surface text-bad shadow-[inset_0_0_0_2px_var(--bad)]'
                    : 'bg-surface text-ink shadow-[inset_0_0_0_1px_var(--line)] active:bg-sunken',
            )}
          >
            {columns && size === 'md' ? (
              <span className={cx('block', textSize(option))}>{option.label}</span>
            ) : (
              option.label
            )}
          </button>
        )
      })}
    </div>
  )
}
