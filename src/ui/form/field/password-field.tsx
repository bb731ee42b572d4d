import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { uiMessages } from '#messages/en/app/ui.ts'
import { IconButton } from '../../content/button.tsx'
import { Field, type FieldProps } from './field.tsx'

export type PasswordFieldProps = Omit<FieldProps, 'type' | 'suffix' | 'prefix' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password'
}

/** A password with a button that shows it. Paste and password managers are welcome. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={shown ? uiMessages.hidePassword : uiMessages.showPassword}
          onClick={() => setShown(!shown)}
          className="-me-3 text-ink3"
        />
      }
    />
  )
}
