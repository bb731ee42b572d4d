import { useState } from 'react'
import { isMobile, readMobile } from '#domain/player/profile.ts'
import { Field, type FieldProps } from './field.tsx'

export type MobileFieldProps = Omit<
  FieldProps,
  'type' | 'prefix' | 'suffix' | 'inputMode' | 'ref' | 'onChange'
> & {
  /** Called with the number as it's read: ten digits, or what isn't an Indian number, uncut. */
  onChange: (number: string) => void
}

/**
 * An Indian mobile number. It stays as it was typed or pasted until the field is left, and then shows
 * its ten digits; what isn't one stays (readings.md#mobile-input).
 */
export function MobileField(props: MobileFieldProps) {
  const { value, onChange } = props
  const [typed, setTyped] = useState(value)
  const change = (text: string) => {
    setTyped(text)
    onChange(readMobile(text))
  }
  return (
    <Field
      autoComplete="tel-national"
      {...props}
      value={readMobile(typed) === value ? typed : value}
      onChange={change}
      onBlur={() => isMobile(value) && setTyped(value)}
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
