import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** Every `--name: light-dark(#light, #dark)` of the style sheet. */
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g)].map(
    ([, name, light, dark]) => [name ?? '', { light: light ?? '', dark: dark ?? '' }],
  ),
)

type Theme = 'light' | 'dark'

function luminance(hex: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

/** WCAG 2 contrast ratio of two tokens. */
function contrast(one: string, other: string, theme: Theme): number {
  const [a, b] = [one, other].map((name) => {
    const token = tokens.get(name)
    if (!token) throw new Error(`tokens.css has no colour --${name}`)
    return luminance(token[theme])
  }) as [number, number]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const text = 4.5
const shape = 3

/** Foreground, the backgrounds it's used on, the contrast it needs there. */
const pairs: [string, string[], number][] = [
  ['ink', ['bg', 'surface', 'sunken', 'soft', 'raised'], text],
  ['ink2', ['bg', 'surface', 'sunken', 'raised', 'soft'], text],
  ['ink3', ['bg', 'surface', 'sunken'], text],
  ['accent', ['bg', 'surface', 'soft', 'raised'], text],
  ['on-fill', ['fill', 'fill-press'], text],
  ['fill', ['bg', 'surface'], shape],
  ['chalk', ['slate', 'slate2', 'toast'], text],
  ['chalk2', ['slate', 'slate2', 'toast'], text],
  ['dot', ['slate'], shape],
  ['on-spark', ['spark', 'spark-press'], text],
  ['spark', ['slate'], text],
  ['ctl', ['bg', 'surface', 'sunken'], shape],
  ['good', ['surface', 'good-s'], text],
  ['bad', ['bg', 'surface', 'bad-s'], text],
  ['bad-slate', ['slate', 'toast'], text],
  ['good-slate', ['slate', 'toast'], text],
  ['warn', ['bg', 'surface', 'warn-s'], text],
  ['info', ['info-s'], text],
]

describe.each<Theme>(['light', 'dark'])('contrast in the %s theme', (theme) => {
  const rows = pairs.flatMap(([front, grounds, floor]) =>
    grounds.map((ground) => ({ front, ground, floor })),
  )
  it.each(rows)('$front on $ground reaches $floor', ({ front, ground, floor }) => {
    expect(contrast(front, ground, theme)).toBeGreaterThanOrEqual(floor)
  })
})

describe('the measurement itself', () => {
  it('agrees with figures calculated elsewhere', () => {
    expect(contrast('ink', 'bg', 'light')).toBeCloseTo(16.0, 1)
    expect(contrast('accent', 'surface', 'light')).toBeCloseTo(6.2, 1)
    expect(contrast('fill', 'surface', 'dark')).toBeCloseTo(3.4, 1)
    expect(contrast('spark', 'slate', 'dark')).toBeCloseTo(7.9, 1)
  })

  it('judges every colour token, or knows why nobody reads it', () => {
    const judged = new Set(pairs.flatMap(([front, grounds]) => [front, ...grounds]))
    // A hairline separates without being needed to understand anything.
    const decoration = ['line']
    expect([...tokens.keys()].filter((name) => !judged.has(name))).toEqual(decoration)
  })
})
