import { useId } from 'react'
import { cx } from '../look/cx.ts'

export interface SegmentedOption<T extends string> {
  value: T
  label: string
  /** Second line: '1 h 18 min left', 'Ended'. */
  detail?: string | undefined
  /** Drawn muted, but selectable: a session that says why it can't be bet. */
  muted?: boolean | undefined
}

export interface SegmentedProps<T extends string> {
  /** Names the group for a screen reader. */
  label: string
  /** The id of what is wrong with the choice. */
  describedBy?: string | undefined
  options: readonly SegmentedOption<T>[]
  value: T
  onChange: (value: T) => void
  readOnly?: boolean | undefined
}

/** A choice between two or three: a radio group drawn as a track. The browser handles arrow keys. */
export function Segmented<T extends string>(props: SegmentedProps<T>) {
  const { label, describedBy, options, value, onChange, readOnly } = props
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-describedby={describedBy}
      className="grid auto-cols-fr grid-flow-col rounded-card bg-sunken p-1"
    >
      {options.map((option) => {
        const chosen = option.value === value
        return (
          <label
            key={option.value}
            className={cx(
              'relative flex min-h-12 cursor-pointer flex-col items-center justify-center rounded-btn px-2 py-1 text-center has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--ring)',
              chosen && 'bg-raised shadow-card',
            )}
          >
            <span
              className={cx(
                'text-body font-semibold leading-5',
                chosen ? 'text-accent' : option.muted ? 'text-ink3' : 'text-ink2',
              )}
            >
              {/* Covers the whole label, but for its words. */}
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={chosen}
                data-invalid={chosen && describedBy ? '' : undefined}
                onChange={() => !readOnly && onChange(option.value)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <span className="relative">{option.label}</span>
            </span>
            {/* A word space for the name; the lines are blocks. */ ' '}
            {option.detail && (
              <span className={cx('text-label', chosen ? 'text-ink2' : 'text-ink3')}>
                {option.detail}
              </span>
            )}
          </label>
        )
      })}
    </div>
  )
}
