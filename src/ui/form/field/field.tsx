import {
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
} from 'react'
import { cx } from '../../look/cx.ts'
import { FieldLabel, FieldMessage, type FieldTextProps } from './field-frame.tsx'
import { filterInsertion, type Keep } from './filter-insertion.ts'
import { useComposed } from './use-composed.ts'

type InputProps = Omit<
  ComponentProps<'input'>,
  'onChange' | 'value' | 'prefix' | 'size' | 'children'
>

export interface FieldProps extends InputProps, FieldTextProps {
  value: string
  /** `validity`: what the browser thinks of the text, for fields that it reads itself. */
  onChange: (value: string, validity: ValidityState) => void
  /** What of a typed or pasted text comes in; all of it without this. */
  keep?: Keep
  /** Drawn before the text, with a hairline: '+91'. */
  prefix?: ReactNode
  /** Drawn after the text: a range, a button of 48 px. */
  suffix?: ReactNode
  /** Classes of the row that holds the input (height). */
  frameClass?: string | undefined
  inputClass?: string | undefined
  /** Size of the typed text. */
  textClass?: string | undefined
  /** Next to the field, above its message: quick amounts, which no error pushes away. */
  children?: ReactNode
  /** Beside the message: what can be done about it. */
  aside?: ReactNode
}

/** A text field: label above, helper below, the error takes the helper's place. */
export function Field(props: FieldProps) {
  const { label, helper, error, value, onChange, keep, prefix, suffix } = props
  const { frameClass, inputClass } = props
  const { label: _l, helper: _h, error: _e, keep: _k, prefix: _p, suffix: _s, ...rest } = props
  const {
    frameClass: _f,
    inputClass: _i,
    children,
    aside,
    textClass = 'text-input',
    className,
    id: givenId,
    ...input
  } = rest
  const ownId = useId()
  const id = givenId ?? ownId
  const messageId = `${id}-message`
  const typed = useComposed(value, onChange)
  // On the frame: the ref of the field itself belongs to the caller.
  const frame = useRef<HTMLDivElement>(null)

  // What was typed before the app started is in the page, but the caller doesn't know it yet.
  const takeOver = useEffectEvent(() => {
    const field = frame.current?.querySelector('input')
    if (field && field.value !== '' && field.value !== value) onChange(field.value, field.validity)
  })
  useLayoutEffect(() => takeOver(), [])

  const filter = useEffectEvent((event: InputEvent) => keep && filterInsertion(event, keep))
  useLayoutEffect(() => {
    const place = frame.current
    const listen = (event: InputEvent) => filter(event)
    // React's event with this name is another one.
    place?.addEventListener('beforeinput', listen)
    return () => place?.removeEventListener('beforeinput', listen)
  }, [])

  return (
    <div className={className}>
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
          {...typed}
          aria-invalid={error ? true : undefined}
          aria-describedby={messageId}
          className={cx(
            'min-h-13 w-full min-w-0 flex-1 rounded-btn bg-transparent px-4',
            textClass,
            inputClass,
          )}
        />
        {suffix && <span className="flex shrink-0 items-center pe-4">{suffix}</span>}
      </div>
      {children && <div className="mt-[8px]">{children}</div>}
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <FieldMessage id={messageId} helper={helper} error={error} />
        {aside}
      </div>
    </div>
  )
}
