import { useEffect } from 'react'
import type { Control } from './control.ts'

/** The keys of a clicker. */
const keys: Record<string, 'next' | 'undo'> = {
  PageDown: 'next',
  PageUp: 'undo',
  ArrowRight: 'next',
  ArrowLeft: 'undo',
}

/** Where the arrows have another meaning. */
const ownKeys = 'input, select, textarea, [role=tab], [role=radio]'

/** While `on`, a clicker does the next step and takes it back. */
export function useClicker(control: Control, on: boolean): void {
  useEffect(() => {
    if (!on) return
    const press = (event: KeyboardEvent) => {
      const order = keys[event.key]
      const { target, altKey, ctrlKey, metaKey } = event
      const elsewhere = target instanceof Element && target.closest(ownKeys) !== null
      if (order === undefined || elsewhere || altKey || ctrlKey || metaKey) return
      event.preventDefault()
      control.order({ order })
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [control, on])
}
