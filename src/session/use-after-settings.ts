import { useEffect, useEffectEvent, useState } from 'react'

/**
 * For a form that can't be checked before the settings have loaded or failed
 * (readings.md#settings-on-their-way): if `press` is called before, `submit` is called once they have.
 */
export function useAfterSettings(isPending: boolean, submit: (form: HTMLFormElement) => void) {
  const [waitingForm, setWaitingForm] = useState<HTMLFormElement | null>(null)
  const submitWaiting = useEffectEvent((form: HTMLFormElement) => {
    setWaitingForm(null)
    submit(form)
  })
  useEffect(() => {
    if (waitingForm === null || isPending) return
    let isCurrent = true
    queueMicrotask(() => isCurrent && submitWaiting(waitingForm))
    return () => {
      isCurrent = false
    }
  }, [waitingForm, isPending])
  return {
    /** True while a press waits for the settings. */
    isWaiting: waitingForm !== null,
    press(form: HTMLFormElement): void {
      if (isPending) setWaitingForm(form)
      else submit(form)
    },
  }
}
