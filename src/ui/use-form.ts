import { type FormEvent, useState } from 'react'
import { focusFirstInvalid } from './focus-first-invalid.ts'

/** Errors appear with the first submit and follow what is typed from then on. */
export function useForm<Errors extends object>(errors: Errors, send: () => void) {
  const [tried, setTried] = useState(false)
  return {
    errors: (tried ? errors : {}) as Partial<Errors>,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      setTried(true)
      if (Object.keys(errors).length > 0) focusFirstInvalid(event.currentTarget)
      else send()
    },
    /** Back to silence, after a success has emptied the form. */
    reset: () => setTried(false),
  }
}
