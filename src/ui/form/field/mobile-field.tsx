import { typeMobile } from '#domain/player/profile.ts'
import { latinDigits } from '#domain/text/latin-digits.ts'
import { Field, type FieldProps } from './field.tsx'

export type MobileFieldProps = Omit<
  FieldProps,
  'type' | 'prefix' | 'suffix' | 'inputMode' | 'ref' | 'keep'
>

/** Refuses text that would be removed again, since removing it moves the caret. */
function keep(text: string, { value, selectionStart, selectionEnd }: HTMLInputElement): string {
  const digits = latinDigits(text)
  const end = value.length
  const typed = `${value.slice(0, selectionStart ?? end)}${digits}${value.slice(selectionEnd ?? end)}`
  return typeMobile(value, typed) === value ? '' : digits
}

/** An Indian mobile number; keeps ten digits of what is typed or pasted (readings.md#mobile-input). */
export function MobileField(props: MobileFieldProps) {
  return (
    <Field
      autoComplete="tel-national"
      {...props}
      keep={keep}
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
