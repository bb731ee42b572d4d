import { typeMobile } from '#domain/profile.ts'
import { Field, type FieldProps } from './field.tsx'

export type MobileFieldProps = Omit<FieldProps, 'type' | 'prefix' | 'suffix' | 'inputMode'>

/** An Indian mobile number; keeps ten digits of what is typed or pasted (readings.md#mobile-input). */
export function MobileField(props: MobileFieldProps) {
  return (
    <Field
      autoComplete="tel-national"
      {...props}
      onChange={(typed, validity) => props.onChange(typeMobile(props.value, typed), validity)}
      type="tel"
      inputMode="numeric"
      prefix={
        <span className="border-e border-line pe-3 text-input text-ink3" aria-hidden="true">
          +91
        </span>
      }
      inputClass="ps-3"
    />
  )
}
