import { Spinner } from '#ui/feedback/spinner.tsx'
import { appMessages } from '#words/app/app.ts'

/** The whole screen waits. */
export function Waiting() {
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <Spinner text={appMessages.loading} />
    </main>
  )
}
