// In place of react-hook-form: docs/decisions/0014-dependencies.md, “Kept by hand”.

import { useState } from 'react'
import { formatAll } from '#domain/problem.ts'
import { focusFirstInvalid } from './focus-first-invalid.ts'

/**
 * Errors appear with the first submit and follow what is typed from then on: what the rules found,
 * by field, as `format` words it.
 */
export function useForm<Field extends string, Found>(
  found: { [Key in Field]?: Found },
  format: (found: Found) => string,
  send: () => void,
) {
  const [submitted, setSubmitted] = useState(false)
  const errors: { [Key in Field]?: string } = submitted ? formatAll(found, format) : {}
  return {
    errors,
    /** Sends, or gives the first wrong field the focus, unless the player has left what was `focused`. */
    onSubmit(form: HTMLFormElement, focused?: Element | null): void {
      setSubmitted(true)
      if (Object.keys(found).length > 0) focusFirstInvalid(form, focused)
      else send()
    },
    /** Hides errors again after a success has emptied the form. */
    reset: () => setSubmitted(false),
  }
}
