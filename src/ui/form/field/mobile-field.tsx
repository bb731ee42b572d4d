import { typeMobile } from '#domain/player/profile.ts'
import { Field, type FieldProps } from './field.tsx'

export type MobileFieldProps = Omit<FieldProps, 'type' | 'prefix' | 'suffix' | 'inputMode' | 'ref'>

/** Refuses a typed character that would be removed again, since removing it moves the caret. */
function refuseIdle(input: HTMLInputElement | null) {
  const refuse = (event: InputEvent) => {
    if (!input || event.inputType !== 'insertText' || event.data === null) return
    const { value, selectionStart, selectionEnd } = input
    const end = value.length
    const typed = `${value.slice(0, selectionStart ?? end)}${event.data}${value.slice(selectionEnd ?? end)}`
    if (typeMobile(value, typed) === value) event.preventDefault()
  }
  input?.addEventListener('beforeinput', refuse)
  return () => input?.removeEventListener('beforeinput', refuse)
}

/** An Indian mobile number; keeps ten digits of what is typed or pasted (readings.md#mobile-input). */
export function MobileField(props: MobileFieldProps) {
  return (
    <Field
      autoComplete="tel-national"
      {...props}
      ref={refuseIdle}
      onChange={(typed, validity) => props.onChange(typeMobile(props.value, typed), validity)}
      type="tel"
      inputMode="numeric"
      prefix={
        <span className="ten-digits border-e border-line pe-[12px] text-ink3" aria-hidden="true">
          +91
        </span>
      }
      inputClass="ps-[12px]"
      frameClass="@container"
      textClass="ten-digits"
    />
  )
}
