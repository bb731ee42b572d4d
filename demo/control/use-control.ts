import { createContext, use, useEffect, useSyncExternalStore } from 'react'
import { scenarioById } from '#scenarios/registry.ts'
import type { Control } from './control.ts'

const ControlContext = createContext<Control | null>(null)
export const ControlProvider = ControlContext.Provider

/** The demo that these tools move, in this window or another. Throws outside of its provider. */
export function useControl(): Control {
  const control = use(ControlContext)
  if (!control) throw new Error('useControl outside of ControlProvider')
  return control
}

/** What that demo shows, its scenario, and the step that comes next. */
export function useDemoState() {
  const control = useControl()
  const state = useSyncExternalStore(control.subscribe, control.state)
  const scenario = scenarioById(state.scenario)
  return { ...state, story: scenario, next: scenario.script[state.done] }
}

/** The keys of a clicker. */
const keys = new Map<string, 'next' | 'undo'>([
  ['PageDown', 'next'],
  ['PageUp', 'undo'],
  ['ArrowRight', 'next'],
  ['ArrowLeft', 'undo'],
])

/** Where the arrows have another meaning. */
const ownKeys = 'input, select, textarea, [role=tab], [role=radio]'

/** While `on`, a clicker does the next step and takes it back. */
export function useClicker(control: Control, on: boolean): void {
  useEffect(() => {
    if (!on) return
    const press = (event: KeyboardEvent) => {
      const order = keys.get(event.key)
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
