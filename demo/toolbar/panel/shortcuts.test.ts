import { describe, expect, test } from 'vitest'
import type { Control } from '../../control/control.ts'
import { createPanel, type PanelState } from './panel-state.ts'
import { shortcutsOf } from './shortcuts.ts'

/** What Alt D makes of the panel. */
function pressD(state: Partial<PanelState>, isWide: boolean): PanelState {
  const panel = createPanel({ get: () => null, set: () => true })
  panel.set(state)
  const found = shortcutsOf({} as Control, panel, isWide).find(({ letter }) => letter === 'D')
  found?.run()
  return panel.state()
}

describe('Alt D', () => {
  test.each([
    ['opens a phone’s tools', { open: false }, { open: true, hidden: false }],
    ['closes them', { open: true }, { open: false, hidden: false }],
    [
      'opens them, if they were hidden while open',
      { open: true, hidden: true },
      { open: true, hidden: false },
    ],
  ])('%s', (_, before, after) => {
    expect(pressD(before, false)).toMatchObject(after)
  })

  test('takes the panel of a wide screen away and brings it back', () => {
    expect(pressD({}, true).hidden).toBe(true)
    expect(pressD({ hidden: true }, true).hidden).toBe(false)
  })
})
