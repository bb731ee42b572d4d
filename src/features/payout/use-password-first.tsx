import { useState, type ReactNode } from 'react'
import { lockMessages as words } from '#messages/player/lock.ts'
import { useApi } from '#session/api-context.tsx'
import { createLock } from '#session/lock/lock.ts'
import { PasswordSheet } from '#ui/overlay/password-sheet.tsx'

/**
 * If the app lock is on, asks for the player's password before running something, so that whoever
 * finds the phone can't change where money is sent. Render `sheet` outside of any form.
 */
export function usePasswordFirst(): { first: (run: () => void) => void; sheet: ReactNode } {
  const lock = useApi().makeOnce(createLock)
  const [waiting, setWaiting] = useState<{ run: () => void } | null>(null)
  return {
    first(run) {
      if (lock.isOn()) setWaiting({ run })
      else run()
    },
    sheet: (
      <PasswordSheet
        open={waiting !== null}
        onClose={() => setWaiting(null)}
        reason={words.askForPayout}
        check={lock.check}
        onRight={() => {
          setWaiting(null)
          waiting?.run()
        }}
      />
    ),
  }
}
