export interface Budget {
  label: string
  goal: number
  gate: number
}

/**
 * What a first load may weigh. `goal` is what we want; the check fails above `gate`. A kB is 1000
 * bytes; each file is compressed by itself with gzip level 9.
 */
export const budgets = {
  authJs: { label: '/auth: JS until a tap works, kB', goal: 88, gate: 105 },
  homeJs: { label: '/dashboard: JS until the games are shown, kB', goal: 123, gate: 145 },
  page: { label: 'the page itself, kB', goal: 16, gate: 22 },
  authRequests: { label: '/auth: requests of the first load', goal: 12, gate: 20 },
  homeRequests: { label: '/dashboard: requests of the first load', goal: 12, gate: 20 },
  css: { label: 'all CSS, kB', goal: 12, gate: 14 },
} satisfies Record<string, Budget>

/** A line for each figure with its goal and gate, and a sentence for each that is over its gate. */
export function judgeBudgets(figures: Readonly<Record<string, number>>): {
  lines: string[]
  problems: string[]
} {
  const rows = Object.entries(budgets).map(([name, { label, goal, gate }]) => {
    const figure = figures[name] ?? NaN
    const shown = Number.isInteger(figure) ? String(figure) : figure.toFixed(1)
    return { label, goal, gate, shown, over: !(figure <= gate) }
  })
  const line = ({ label, goal, gate, shown, over }: (typeof rows)[number]) =>
    `     ${label.padEnd(46)}${shown.padStart(6)}   goal ${goal}, gate ${gate}${over ? '  OVER' : ''}`
  return {
    lines: rows.map(line),
    problems: rows
      .filter(({ over }) => over)
      .map(({ label, gate, shown }) => `${label}: ${shown}, over its gate of ${gate}.`),
  }
}
