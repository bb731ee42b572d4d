import { figures, summarise } from './figures.mjs'

/** As many digits as mean something: hundredths of a second, tenths of a kB, whole counts. */
function written(value, { scale }) {
  if (Number.isInteger(value)) return String(value)
  if (scale === 1000) return value.toFixed(2)
  return value < 1 ? value.toFixed(4) : value.toFixed(1)
}

/** '1.89 (1.85–1.97)', then what it is to the bare page of the same runs. */
function cell(row, runs, bare) {
  const found = summarise(row, runs)
  if (found === null) return ''
  const { middle, least, most } = found
  const spread = least === most ? '' : ` (${written(least, row)}–${written(most, row)})`
  const ratio = row.time && bare ? `, ×${(middle / bare).toFixed(2)}` : ''
  return `${written(middle, row)}${spread}${ratio}`
}

/** Past the gate, past the goal, or well. Judged where there is something to judge by. */
function verdict(row, runs) {
  const found = summarise(row, runs)
  if (found === null || row.goal === undefined) return ''
  if (found.middle > (row.gate ?? Infinity)) return 'OVER THE GATE'
  return found.middle > row.goal ? 'over the goal' : 'good'
}

const bareTap = figures.find(({ of }) => of === 'bare.tap')

/**
 * The table of all builds, one column each: median (least–most), × the bare page's tap. The verdict
 * is the last build's.
 * @param {Record<string, Record<string, object[]>>} builds names to visits to runs
 */
export function tableOf(builds) {
  const names = Object.keys(builds)
  const rows = figures
    .map((row) => {
      const cells = names.map((name) =>
        cell(row, builds[name], summarise(bareTap, builds[name])?.middle),
      )
      const { label, goal = '', gate = '' } = row
      return [label, String(goal), String(gate), ...cells, verdict(row, builds[names.at(-1)])]
    })
    .filter((row) => row.slice(3).some(Boolean))
  return [['figure', 'goal', 'gate', ...names, ''], ...rows]
}

/** A table as text in columns, or as Markdown. */
export function draw(table, { markdown = false } = {}) {
  const widths = table[0].map((_, index) => Math.max(...table.map((row) => row[index].length)))
  const line = (row) => row.map((text, index) => text.padEnd(widths[index]))
  if (!markdown) return table.map((row) => line(row).join('  ').trimEnd()).join('\n')
  const [head, ...rows] = table.map((row) => `| ${line(row).join(' | ')} |`)
  return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows].join('\n')
}
