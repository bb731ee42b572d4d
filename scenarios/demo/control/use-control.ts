import { createContext, use, useSyncExternalStore } from 'react'
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
export function useSeen() {
  const control = useControl()
  const seen = useSyncExternalStore(control.subscribe, control.seen)
  const scenario = scenarioById(seen.scenario)
  return { ...seen, story: scenario, next: scenario.script[seen.done] }
}
