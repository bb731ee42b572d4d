import { useEffect, useEffectEvent, useState } from 'react'

/**
 * For a form that can't be checked before the settings have loaded or failed
 * (readings.md#settings-on-their-way): its press waits for them, and then goes on once.
 */
export function useAfterSettings(isPending: boolean, submit: (form: HTMLFormElement) => void) {
  const [waiting, setWaiting] = useState<HTMLFormElement | null>(null)
  const goOn = useEffectEvent((form: HTMLFormElement) => {
    setWaiting(null)
    submit(form)
  })
  useEffect(() => {
    if (waiting === null || isPending) return
    let wanted = true
    queueMicrotask(() => wanted && goOn(waiting))
    return () => {
      wanted = false
    }
  }, [waiting, isPending])
  return {
    /** A press waits. */
    isWaiting: waiting !== null,
    press(form: HTMLFormElement): void {
      if (isPending) setWaiting(form)
      else submit(form)
    },
  }
}
