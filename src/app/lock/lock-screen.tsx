import { useEffect, useRef } from 'react'
import { useOnline } from '#platform/device/online.ts'
import type { Lock } from '#session/lock/lock.ts'
import { Button } from '#ui/content/button.tsx'
import { Notice } from '#ui/feedback/notice/notice.tsx'
import { PasswordForm } from '#ui/form/password-form.tsx'
import { lockMessages as words } from '#words/player/lock.ts'

/** Covers the app while it's locked. Only the password or signing out closes it. */
export function LockScreen({ lock, onSignOut }: { lock: Lock; onSignOut: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const online = useOnline()

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    /** On top of everything, including what opens later. */
    const stand = () => {
      if (element.open) element.close()
      element.showModal()
      element.querySelector('input')?.focus()
    }
    // Browsers let the second attempt to close it through even if the first was prevented.
    const stay = (event: Event) => {
      if (event.target === element && !element.open) stand()
    }
    const overtaken = (event: Event) => {
      const other = event.target
      if (other instanceof HTMLDialogElement && other !== element && other.open) stand()
    }
    const cancel = (event: Event) => event.preventDefault()
    element.addEventListener('cancel', cancel)
    element.addEventListener('close', stay)
    document.addEventListener('toggle', overtaken, true)
    stand()
    return () => {
      element.removeEventListener('cancel', cancel)
      element.removeEventListener('close', stay)
      document.removeEventListener('toggle', overtaken, true)
      element.close()
    }
  }, [])

  return (
    <dialog ref={dialog} aria-modal="true" aria-labelledby="lock-title" className="modal visible">
      <div className="flex size-full flex-col overflow-y-auto bg-bg px-4 py-6 text-ink">
        {/* Not centred by its parent: what is too tall for the screen could not be scrolled to. */}
        <div className="m-auto grid w-full max-w-96 gap-3">
          <h1 id="lock-title" className="text-h1">
            {words.lockedTitle}
          </h1>
          <p className="text-body text-ink2">{words.locked}</p>
          {/* The form stays: a phone may be wrong about its connection. */}
          {!online && (
            <Notice tone="warn" announce="status">
              {words.offline}
            </Notice>
          )}
          <PasswordForm check={lock.unlock} onRight={() => {}} submit={words.unlock} />
          <Button kind="danger" full onClick={onSignOut}>
            {words.signOut}
          </Button>
        </div>
      </div>
    </dialog>
  )
}
