import { demoPrefix } from '#platform/installed/workers.ts'

export const panelKey = `${demoPrefix}panel`

/** Whether the tools were hidden for presenting: asked before they load, so that nothing moves. */
export function areHidden(store: { get(key: string): string | null }): boolean {
  try {
    const kept = JSON.parse(store.get(panelKey) ?? 'null') as { hidden?: unknown } | null
    return kept?.hidden === true
  } catch {
    return false
  }
}
