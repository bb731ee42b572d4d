import { useEffect, useEffectEvent } from 'react'
import type { Control } from '../../control/control.ts'
import type { Panel } from './panel-state.ts'

/** What a letter does together with Alt, also while a field has the focus. */
export interface Shortcut {
  /** 'N', by its place on the keyboard. */
  letter: string
  about: string
  run: () => void
}

/** Listens to the shortcuts while mounted. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey) return
    const found = shortcuts.find(({ letter }) => event.code === `Key${letter}`)
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

/** Shows the tools, or takes them away: on a wide screen, they're open unless they're hidden. */
function openOrClose(panel: Panel, isWide: boolean): void {
  const { open, hidden } = panel.state()
  panel.set(isWide ? { hidden: !hidden } : { open: hidden || !open, hidden: false })
}

/** The shortcuts of the tools. */
export const shortcutsOf = ({ order }: Control, panel: Panel, isWide: boolean): Shortcut[] => [
  { letter: 'N', about: 'Next step', run: () => order({ order: 'next' }) },
  { letter: 'Z', about: 'Undo step', run: () => order({ order: 'undo' }) },
  { letter: 'D', about: 'Open or close', run: () => openOrClose(panel, isWide) },
  {
    letter: 'H',
    about: 'Hide for presenting',
    run: () => panel.set({ hidden: !panel.state().hidden }),
  },
]
