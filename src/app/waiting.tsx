import { appMessages } from '#messages/en/app/app.ts'
import { Spinner } from '#ui/feedback/spinner.tsx'

/** The whole screen waits. */
export function Waiting() {
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <Spinner text={appMessages.loading} />
    </main>
  )
}
