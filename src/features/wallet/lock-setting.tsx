import { useState } from 'react'
import { isKept } from '#platform/storage/storage.ts'
import { useStore } from '#platform/use-store.ts'
import { useApi } from '#session/api-context.tsx'
import { lockKey } from '#session/lock/lock-key.ts'
import { lockMinutes, lockOf } from '#session/lock/lock.ts'
import { SelectField } from '#ui/form/field/select-field.tsx'
import { PasswordSheet } from '#ui/overlay/password-sheet.tsx'
import { useToasts } from '#ui/overlay/toast.tsx'
import { lockMessages as words } from '#words/player/lock.ts'

const options = [
  { value: '', label: words.never },
  ...lockMinutes.map((minutes) => ({ value: String(minutes), label: words.after(minutes) })),
]

/** Whether this device locks the app, and after how long. Changed only with the password. */
export function LockSetting() {
  const lock = lockOf(useApi())
  const toasts = useToasts()
  const chosen = String(useStore(lock.minutes) ?? '')
  const [wanted, setWanted] = useState<string | null>(null)

  function change(): void {
    const minutes = Number(wanted) || null
    lock.choose(minutes)
    setWanted(null)
    if (minutes === null) toasts.success(words.off)
    else if (isKept(lockKey, String(minutes))) toasts.success(words.on)
    else toasts.info(words.notKept)
  }

  return (
    <div className="card grid gap-2 px-4 py-3">
      <SelectField
        label={words.setting}
        options={options}
        value={chosen}
        onChange={(value) => setWanted(value === chosen ? null : value)}
      />
      <p className="text-small text-ink2">{words.settingHelp}</p>
      <PasswordSheet
        open={wanted !== null}
        onClose={() => setWanted(null)}
        reason={words.askForSetting}
        check={lock.check}
        onRight={change}
      />
    </div>
  )
}
