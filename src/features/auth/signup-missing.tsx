import { useEffect } from 'react'
import { appMessages } from '#messages/en/app/app.ts'
import { useLoadAnew } from '#session/use-load-anew.ts'
import { PartMissing } from '#ui/feedback/part-missing.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import type { AuthFormProps } from './login-form.tsx'
import { storeTyped } from './typed-login.ts'

/** In place of the sign-up whose file is missing: the page is loaded anew, and begins with it. */
export function SignupMissing({ draft }: AuthFormProps) {
  // Before the page is left: effects run in order.
  useEffect(() => storeTyped('signup', draft), [draft])
  const stays = useLoadAnew()
  return stays ? <PartMissing /> : <Spinner text={appMessages.loading} />
}

/** In place of the sign-up's limit. */
export function LimitMissing() {
  return useLoadAnew() ? <PartMissing /> : null
}
