import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { createStore } from 'zustand/vanilla'
import { demoPrefix } from '#platform/installed/workers.ts'
import type { KeyValueStore } from '#session/session.ts'

const panelKey = `${demoPrefix}panel`

/** The tools behind “More”, in the order of their tabs. */
export const tools = ['clock', 'staff', 'faults', 'log', 'data', 'file'] as const
export type Tool = (typeof tools)[number]

const panelSchema = z.strictObject({
  open: z.boolean(),
  /** Whether the tools behind “More” are shown. */
  more: z.boolean(),
  tool: z.enum(tools),
  /** Out of sight for presenting; the mark stays. */
  hidden: z.boolean(),
})
export type PanelState = z.infer<typeof panelSchema>

const fallback: PanelState = { open: false, more: false, tool: 'clock', hidden: false }

function readPanel(text: string | null): PanelState {
  try {
    return panelSchema.parse(JSON.parse(text ?? ''))
  } catch {
    return fallback
  }
}

/** The toolbar's state on screen, remembered between visits. */
export function createPanel(storage: Pick<KeyValueStore, 'get' | 'set'>) {
  const { getState, setState, subscribe } = createStore(() => readPanel(storage.get(panelKey)))
  return {
    state: getState,
    subscribe,
    set(change: Partial<PanelState>): void {
      setState(change)
      storage.set(panelKey, JSON.stringify(getState()))
    },
  }
}
export type Panel = ReturnType<typeof createPanel>

export const usePanel = (panel: Panel): PanelState =>
  useSyncExternalStore(panel.subscribe, panel.state)
