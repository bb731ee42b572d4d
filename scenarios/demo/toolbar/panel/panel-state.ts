import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { createSignal } from '#domain/store.ts'
import { demoPrefix } from '#platform/installed/workers.ts'

const panelKey = `${demoPrefix}panel`

/** The tools, in the order of their tabs. */
export const tools = ['script', 'scenario', 'clock', 'staff', 'faults', 'log', 'data'] as const
export type Tool = (typeof tools)[number]

export const toolTitles: Record<Tool, string> = {
  script: 'Script',
  scenario: 'Scenario',
  clock: 'Clock',
  staff: 'Staff',
  faults: 'Faults',
  log: 'Log',
  data: 'Data',
}

const panelSchema = z.strictObject({
  open: z.boolean(),
  tool: z.enum(tools),
  /** Out of sight for presenting; the mark stays. */
  hidden: z.boolean(),
})
export type PanelState = z.infer<typeof panelSchema>

export interface Panel {
  state(): PanelState
  subscribe(listener: () => void): () => void
  set(change: Partial<PanelState>): void
}

const fallback: PanelState = { open: false, tool: 'script', hidden: false }

interface Store {
  get(key: string): string | null
  set(key: string, value: string): unknown
}

function readPanel(text: string | null): PanelState {
  try {
    return panelSchema.parse(JSON.parse(text ?? ''))
  } catch {
    return fallback
  }
}

/** The toolbar's state on screen, remembered between visits. */
export function createPanel(store: Store): Panel {
  let state = readPanel(store.get(panelKey))
  const { subscribe, emit } = createSignal()
  return {
    state: () => state,
    subscribe,
    set(change) {
      state = { ...state, ...change }
      store.set(panelKey, JSON.stringify(state))
      emit()
    },
  }
}

export const usePanel = (panel: Panel): PanelState =>
  useSyncExternalStore(panel.subscribe, panel.state)
