import { useEffect, useEffectEvent } from 'react'

/** Keys work together with Alt, by their place on the keyboard, also while a field has the focus. */
export interface Shortcut {
  code: string
  /** As it is written: 'Alt N'. */
  keys: string
  about: string
  run: () => void
}

/** Listens to the shortcuts while mounted. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey) return
    const found = shortcuts.find(({ code }) => code === event.code)
    if (!found) return
    event.preventDefault()
    found.run()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
