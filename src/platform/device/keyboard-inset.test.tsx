import { act, renderHook } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { useKeyboardInset } from './keyboard-inset.ts'

/** A phone of 390 by 844, of which `seen` px are seen, with a page as wide as `page`. */
function show({ seen, page }: { seen: number; page: number }): number {
  const measures = { width: 390, height: seen, offsetTop: 0, scale: 1 }
  const viewport = Object.assign(new EventTarget(), measures)
  vi.stubGlobal('visualViewport', viewport)
  vi.stubGlobal('innerWidth', page)
  vi.stubGlobal('innerHeight', (844 * page) / 390)
  const { result } = renderHook(() => useKeyboardInset())
  act(() => void viewport.dispatchEvent(new Event('resize')))
  return result.current
}

describe('the height of the keyboard', () => {
  test('is what the screen loses at the bottom', () => {
    expect(show({ seen: 844, page: 390 })).toBe(0)
    expect(show({ seen: 544, page: 390 })).toBe(300)
  })

  test('is the same while the page is wider than the screen', () => {
    expect(show({ seen: 844, page: 585 })).toBe(0)
    expect(show({ seen: 544, page: 585 })).toBe(300)
  })
})
