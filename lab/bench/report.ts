import { figures, summarise, type Figure, type Runs } from './figures.ts'

/** Only significant digits: hundredths of a second, tenths of a kB, whole counts. */
function formatFigure(value: number, { scale }: Figure): string {
  if (Number.isInteger(value)) return String(value)
  if (scale === 1000) return value.toFixed(2)
  return value < 1 ? value.toFixed(4) : value.toFixed(1)
}

/** '1.89 (1.85–1.97)', then the ratio to the bare page in the same runs. */
function cell(row: Figure, runs: Runs, bare: number | undefined): string {
  const found = summarise(row, runs)
  if (found === null) return ''
  const { middle, least, most } = found
  const spread = least === most ? '' : ` (${formatFigure(least, row)}–${formatFigure(most, row)})`
  const ratio = row.scale === 1000 && bare ? `, ×${(middle / bare).toFixed(2)}` : ''
  return `${formatFigure(middle, row)}${spread}${ratio}`
}

/** Over the gate, over the goal, or good; empty for a row without a goal. */
function verdict(row: Figure, runs: Runs): string {
  const found = summarise(row, runs)
  if (found === null || row.goal === undefined) return ''
  if (found.middle > (row.gate ?? Infinity)) return 'OVER THE GATE'
  return found.middle > row.goal ? 'over the goal' : 'good'
}

/** The time all others are compared with. */
const bareTapOf = (runs: Runs) => {
  const row = figures.find(({ of }) => of === 'bare.tap')
  return row && summarise(row, runs)?.middle
}

/**
 * The table of all builds, one column each: median (least–most) and its ratio to the bare page's tap.
 * The verdict is for the last build.
 */
export function tableOf(builds: Record<string, Runs>): string[][] {
  const all = Object.values(builds)
  const rows = figures
    .map((row) => {
      const cells = all.map((runs) => cell(row, runs, bareTapOf(runs)))
      const { label, goal = '', gate = '' } = row
      return [label, String(goal), String(gate), ...cells, verdict(row, all.at(-1) ?? {})]
    })
    .filter((row) => row.slice(3).some(Boolean))
  return [['figure', 'goal', 'gate', ...Object.keys(builds), ''], ...rows]
}

/** A table as text in columns. */
export function draw(table: string[][]): string {
  const widths = (table[0] ?? []).map((_, index) =>
    Math.max(...table.map((row) => row[index]?.length ?? 0)),
  )
  const line = (row: string[]) => row.map((text, index) => text.padEnd(widths[index] ?? 0))
  return table.map((row) => line(row).join('  ').trimEnd()).join('\n')
}
