import type { ComponentProps } from 'react'
import { FormSubmit } from './form-submit.tsx'

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  /** Checks and sends: called for each press of its button, and Enter. */
  onSubmit: (form: HTMLFormElement) => void
}

/** The element of every form: what is wrong is said in our words, and a submit never leaves the page. */
export function Form({ onSubmit, ...rest }: FormProps) {
  return (
    <form
      {...rest}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(event.currentTarget)
      }}
    />
  )
}

export interface SavedFormProps extends FormProps {
  /** Whether it's being sent; why the last try failed, or that nobody knows whether it did. */
  submit: { busy: boolean; problem: string | null }
  /** What the button says, and what while it's being sent. */
  button: readonly [string, string]
}

/** A form that the host saves: its fields, what went wrong, and its one button. */
export function SavedForm({ submit, button, children, ...form }: SavedFormProps) {
  return (
    <Form {...form}>
      {children}
      <FormSubmit problem={submit.problem} busy={submit.busy}>
        {button[submit.busy ? 1 : 0]}
      </FormSubmit>
    </Form>
  )
}
