import { useId, useRef, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../../look/cx.ts'
import { FieldLabel, FieldMessage, type FieldTextProps } from './field-frame.tsx'
import { ReadAgain } from './read-again.ts'

type InputProps = Omit<
  ComponentProps<'input'>,
  'onChange' | 'value' | 'prefix' | 'size' | 'children' | 'maxLength'
>

export interface FieldProps extends InputProps, FieldTextProps {
  value: string
  /** Called with the text as it stands in the field, and the field itself. */
  onChange: (text: string, input: HTMLInputElement) => void
  /** Drawn before the text, with a hairline: '+91'. */
  prefix?: ReactNode
  /** Drawn after the text: a range, a button of 48 px. */
  suffix?: ReactNode
  /** Classes of the row that holds the input (height). */
  frameClass?: string | undefined
  inputClass?: string | undefined
  /** Size of the typed text. */
  textClass?: string | undefined
  /** The id of the element that says the error, if that isn't the line under the field. */
  errorAt?: string | undefined
}

/**
 * A text field: label above, helper below, the error takes the helper's place. It shows what was typed
 * as it was typed: rewriting a text that an input method still composes would make it another one
 * (record 14).
 */
export function Field(props: FieldProps) {
  const {
    label,
    helper,
    remark,
    error,
    value,
    onChange,
    prefix,
    suffix,
    frameClass,
    inputClass,
    textClass = 'text-input',
    className,
    id: givenId,
    errorAt,
    ...input
  } = props
  const ownId = useId()
  const id = givenId ?? ownId
  const messageId = `${id}-message`
  // On the frame: the ref of the field itself belongs to the caller.
  const frame = useRef<HTMLDivElement>(null)
  return (
    // A helper is further from the next field than from its own.
    <div className={cx(helper !== undefined && 'mb-2', className)}>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <div
        ref={frame}
        className={cx('field-frame flex min-h-14 items-center', frameClass)}
        data-invalid={error ? '' : undefined}
      >
        {prefix && <span className="flex shrink-0 items-center ps-4">{prefix}</span>}
        <input
          type="text"
          {...input}
          id={id}
          value={value}
          onChange={({ target }) => onChange(target.value, target)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorAt ? errorAt : messageId}
          className={cx(
            'min-h-13 w-full min-w-0 flex-1 rounded-btn bg-transparent px-4',
            textClass,
            inputClass,
          )}
        />
        {suffix && <span className="flex shrink-0 items-center pe-4">{suffix}</span>}
      </div>
      <ReadAgain
        place={frame}
        shown={value}
        take={(text, field) => onChange(text, field as HTMLInputElement)}
      />
      <FieldMessage id={messageId} helper={remark ?? helper} error={errorAt ? null : error} />
    </div>
  )
}
