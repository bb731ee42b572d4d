import { useId, type ReactNode, type Ref, type SyntheticEvent } from 'react'
import { latinDigits } from '#domain/text/latin-digits.ts'
import { FieldLabel, FieldMessage } from '../../form/field/field-frame.tsx'
import { useComposed } from '../../form/field/use-composed.ts'
import { cx } from '../../look/cx.ts'

/**
 * Lays digits into groups with a hyphen between them: '5123' in [1, 3] is '5-123'.
 * Drops anything but digits, and what doesn't fit; writes a hyphen only when a
 * digit follows, so that the delete key never gets stuck.
 */
export function groupDigits(text: string, groups: readonly number[]): string {
  const digits = latinDigits(text).replace(/\D/g, '')
  const parts: string[] = []
  let start = 0
  for (const size of groups) {
    if (start >= digits.length) break
    parts.push(digits.slice(start, start + size))
    start += size
  }
  return parts.join('-')
}

export interface DigitCellsProps {
  label: string
  /** Cells per group: [1], [2], [3], [1, 3] (half sangam), [3, 3] (full sangam). */
  groups: readonly number[]
  /** Digits with a hyphen between groups, as the bet number is written: '5-123'. */
  value: string
  onChange: (value: string) => void
  /** Right of the cells while there is room, else below: what the number means. */
  hint?: ReactNode
  error?: string | null | undefined
  readOnly?: boolean | undefined
  ref?: Ref<HTMLInputElement>
}

/** The caret isn't visible, so it's always after the last digit; selections are left alone. */
function keepCaretAtEnd(event: SyntheticEvent<HTMLInputElement>) {
  const input = event.currentTarget
  const end = input.value.length
  if (input.selectionStart === input.selectionEnd && input.selectionStart !== end) {
    input.setSelectionRange(end, end)
  }
}

/** The cell for the next digit shows the focus, since the input itself is invisible. */
const focused =
  'group-focus-within/cells:border-accent group-focus-within/cells:shadow-[0_0_0_2px_var(--bg),0_0_0_4px_var(--accent)] group-focus-within/cells:forced-colors:outline-2'

function Cell({ char, next, invalid }: { char: string; next: boolean; invalid: boolean }) {
  return (
    <span
      className={cx(
        'digit-cell @container flex h-17 w-15 min-w-0 shrink items-center justify-center rounded-btn font-bold',
        char !== '' && !invalid
          ? 'bg-slate text-chalk'
          : cx('bg-surface', invalid ? 'border-2 border-bad' : 'border-[1.5px] border-ctl'),
        next && focused,
      )}
    >
      <span className="text-[min(var(--text-board),72cqw)] leading-none">{char}</span>
    </span>
  )
}

/** The bet number: one real input, drawn as cells that turn to slate as they fill. */
export function DigitCells(props: DigitCellsProps) {
  const { label, groups, value, onChange, hint, error, readOnly, ref } = props
  const id = useId()
  const typed = useComposed(value, (text) => onChange(groupDigits(text, groups)))
  const digits = value.replace(/\D/g, '')
  const total = groups.reduce((sum, size) => sum + size, 0)
  const starts = groups.map((_, g) => groups.slice(0, g).reduce((sum, size) => sum + size, 0))
  const invalid = Boolean(error)
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className={cx('group/cells relative max-w-full', total > 3 && 'w-full')}>
          <div aria-hidden="true" className="flex items-center gap-1.5">
            {groups.map((size, g) => (
              <span key={g} className="contents">
                {g > 0 && <span className="h-0.5 w-3 shrink-0 rounded-full bg-ctl" />}
                {Array.from({ length: size }, (_, c) => {
                  const place = (starts[g] ?? 0) + c
                  return (
                    <Cell
                      key={c}
                      char={digits[place] ?? ''}
                      next={place === Math.min(digits.length, total - 1)}
                      invalid={invalid}
                    />
                  )
                })}
              </span>
            ))}
          </div>
          <input
            ref={ref}
            id={id}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            {...typed}
            readOnly={readOnly}
            onSelect={keepCaretAtEnd}
            aria-invalid={invalid || undefined}
            aria-describedby={`${id}-message`}
            className="absolute inset-0 size-full cursor-text text-input opacity-0"
          />
        </div>
        {hint && <div className="min-w-30 flex-1">{hint}</div>}
      </div>
      <FieldMessage id={`${id}-message`} error={error} />
    </div>
  )
}
