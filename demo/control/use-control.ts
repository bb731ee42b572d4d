import { createContext, use, useEffect, useSyncExternalStore } from 'react'
import { scenarioById } from '#scenarios/registry.ts'
import type { Control } from './control.ts'

const ControlContext = createContext<Control | null>(null)
export const ControlProvider = ControlContext.Provider

/** The demo that these tools control, in this window or another. Throws outside of its provider. */
export function useControl(): Control {
  const control = use(ControlContext)
  if (!control) throw new Error('useControl outside of ControlProvider')
  return control
}

/** What that demo shows, the scenario it's in, and the next step. */
export function useDemoState() {
  const control = useControl()
  const state = useSyncExternalStore(control.subscribe, control.state)
  const currentScenario = scenarioById(state.scenario)
  return { ...state, currentScenario, next: currentScenario.script[state.done] }
}

/** The keys that a clicker sends. */
const clickerKeys = new Map<string, 'next' | 'undo'>([
  ['PageDown', 'next'],
  ['PageUp', 'undo'],
  ['ArrowRight', 'next'],
  ['ArrowLeft', 'undo'],
])

/** Elements in which the arrow keys have another meaning. */
const usesArrowKeys = 'input, select, textarea, [role=tab], [role=radio]'

/** While `isOn`, a clicker does the next step and undoes the last one. */
export function useClicker(control: Control, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      const order = clickerKeys.get(event.key)
      const { target, altKey, ctrlKey, metaKey } = event
      const isInUse = target instanceof Element && target.closest(usesArrowKeys) !== null
      if (order === undefined || isInUse || altKey || ctrlKey || metaKey) return
      event.preventDefault()
      control.order({ order })
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [control, isOn])
}
