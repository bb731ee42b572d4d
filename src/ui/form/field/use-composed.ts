import { useState, type ChangeEvent, type CompositionEvent } from 'react'
import { latinDigits } from '#domain/text/latin-digits.ts'

/**
 * The props of a controlled input. While an input method composes digits of another script, its text
 * stays as it is: rewritten, it would be composed a second time, and १२८ would become 112.
 */
export function useComposed(
  value: string,
  change: (text: string, validity: ValidityState) => void,
) {
  const [composed, setComposed] = useState<string | null>(null)
  return {
    value: composed ?? value,
    onChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
      const { isComposing } = nativeEvent as InputEvent
      const isOther = latinDigits(target.value) !== target.value
      setComposed(isComposing && isOther ? target.value : null)
      if (!isComposing || !isOther) change(target.value, target.validity)
    },
    onCompositionEnd({ currentTarget }: CompositionEvent<HTMLInputElement>) {
      if (composed === null) return
      setComposed(null)
      change(currentTarget.value, currentTarget.validity)
    },
  }
}
