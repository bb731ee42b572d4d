import { useState, type ReactNode } from 'react'
import { lockMessages as words } from '#messages/lock.ts'
import { useApi } from '#session/api-context.tsx'
import { createLock } from '#session/lock/lock.ts'
import { PasswordSheet } from '#ui/overlay/password-sheet.tsx'

/**
 * Runs something only with the player's password, where the app lock is on: where money is sent is
 * not changed by whoever finds the phone open. `sheet` is to be drawn outside of any form.
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
