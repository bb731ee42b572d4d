import { useId, useRef, useState, type ReactNode, type Ref, type SyntheticEvent } from 'react'
import { readBetNumber, withoutLetters } from '#domain/bet/typed-number.ts'
import { FieldLabel, FieldMessage } from '../../form/field/field-frame.tsx'
import { ReadAgain } from '../../form/field/read-again.ts'
import { cx } from '../../look/cx.ts'

export interface DigitCellsProps {
  label: string
  /** Cells per group: [1], [2], [3], [1, 3] (half sangam), [3, 3] (full sangam). */
  groups: readonly number[]
  /**
   * Digits with a hyphen between groups, as the bet number is written: '5-123'. Text that doesn't fit
   * is there as it was pasted or composed.
   */
  value: string
  onChange: (value: string) => void
  /** Right of the cells while there is room, else below: what the number means. */
  hint?: ReactNode
  error?: string | null | undefined
  readOnly?: boolean | undefined
  ref?: Ref<HTMLInputElement>
}

/** The cell for the next digit shows the focus, since the input itself is invisible. */
const focused =
  'group-focus-within/cells:shadow-[0_0_0_2px_var(--bg),0_0_0_4px_var(--accent)] group-focus-within/cells:forced-colors:outline-2'

function Cell({ char, next, invalid }: { char: string; next: boolean; invalid: boolean }) {
  return (
    <span
      className={cx(
        'digit-cell @container flex h-17 w-15 min-w-0 shrink items-center justify-center rounded-btn font-bold',
        invalid
          ? 'border-2 border-bad bg-surface text-bad'
          : char === ''
            ? 'border-[1.5px] border-ctl bg-surface'
            : 'bg-slate text-chalk',
        next && focused,
        next && !invalid && 'group-focus-within/cells:border-accent',
      )}
    >
      <span key={char} className="text-[min(var(--text-board),72*var(--cqw))] leading-none">
        {char}
      </span>
    </span>
  )
}

interface TextOfCells {
  groups: readonly number[]
  value: string
  onChange: (value: string) => void
}

/**
 * The text of the input behind the cells. Nothing is rewritten while an input method composes; then, a
 * number gets its hyphen. What doesn't fit stays as it is: nothing is cut.
 */
function useCellText({ groups, value, onChange }: TextOfCells) {
  /** As the browser has it, while an input method composes. */
  const [composed, setComposed] = useState<string | null>(null)
  const read = (text: string) => readBetNumber(text, groups) ?? text

  function change(text: string, { isComposing, inputType, data }: InputEvent): void {
    const isKey = inputType === 'insertText' && data?.length === 1
    // A key that has no cell isn't taken.
    if (isKey && !isComposing && readBetNumber(text, groups) === null) return
    setComposed(isComposing ? text : null)
    onChange(read(text))
  }
  /** The caret isn't visible, so it's always after the last digit; selections are left alone. */
  function keepCaretAtEnd({ currentTarget: input }: SyntheticEvent<HTMLInputElement>): void {
    const end = input.value.length
    const isCaret = input.selectionStart === input.selectionEnd && input.selectionStart !== end
    if (composed === null && isCaret) input.setSelectionRange(end, end)
  }

  return {
    value: composed ?? value,
    isFitting: readBetNumber(value, groups) !== null,
    take: (text: string) => onChange(read(text)),
    change,
    keepCaretAtEnd,
    onCompositionEnd({ currentTarget: { value: text } }: SyntheticEvent<HTMLInputElement>) {
      setComposed(null)
      // Composed key by key: those without a cell aren't taken either, as far as the rest fits.
      onChange(readBetNumber(text, groups) ?? readBetNumber(withoutLetters(text), groups) ?? text)
    },
  }
}

/**
 * The bet number: one real input, drawn as cells that turn to slate as they fill. A text that doesn't
 * fit into them is shown by the input itself.
 */
export function DigitCells(props: DigitCellsProps) {
  const { label, groups, value, hint, error, readOnly, ref } = props
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const text = useCellText(props)
  const digits = text.isFitting ? value.replace(/\D/g, '') : ''
  const total = groups.reduce((sum, size) => sum + size, 0)
  const starts = groups.map((_, g) => groups.slice(0, g).reduce((sum, size) => sum + size, 0))
  const invalid = Boolean(error)
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div
          ref={place}
          className={cx(
            'group/cells relative max-w-full',
            (total > 3 || !text.isFitting) && 'w-full',
          )}
          translate="no"
        >
          <div aria-hidden="true" className="flex items-center gap-1.5">
            {groups.map((size, g) => (
              <span key={g} className="contents">
                {g > 0 && <span className="h-0.5 w-3 shrink-0 rounded-full bg-ctl" />}
                {Array.from({ length: size }, (_, c) => {
                  const at = (starts[g] ?? 0) + c
                  return (
                    <Cell
                      key={c}
                      char={digits[at] ?? ''}
                      next={at === Math.min(digits.length, total - 1)}
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
            value={text.value}
            onChange={({ target, nativeEvent }) =>
              text.change(target.value, nativeEvent as InputEvent)
            }
            onCompositionEnd={text.onCompositionEnd}
            readOnly={readOnly}
            onSelect={text.keepCaretAtEnd}
            aria-invalid={invalid || undefined}
            aria-describedby={`${id}-message`}
            className={cx(
              'absolute inset-0 size-full cursor-text text-input',
              text.isFitting
                ? 'opacity-0'
                : 'rounded-btn border-2 border-bad bg-surface px-3 font-bold text-bad',
            )}
          />
        </div>
        <ReadAgain place={place} shown={text.value} take={text.take} />
        {hint && <div className="min-w-30 flex-1">{hint}</div>}
      </div>
      <FieldMessage id={`${id}-message`} error={error} />
    </div>
  )
}
