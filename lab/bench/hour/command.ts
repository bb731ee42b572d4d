import { loadavg } from 'node:os'
import { drawTable } from '../draw-table.ts'
import { leaveOpen, measureProcessor, situations, startBrowser, type HourFigures } from './hour.ts'

const kB = (bytes: number) => (bytes / 1000).toFixed(1)
/** Two hours a day, thirty days. */
const monthHours = 60

const cellsOf = ({ up, down, requests, wakeUps }: HourFigures) => [
  kB(up),
  kB(down),
  kB(up + down),
  String(requests),
  String(wakeUps),
]

/** Prints what an hour left open costs: bytes, requests, wake-ups, by so many minutes of each page. */
export async function printHour(minutes: number): Promise<void> {
  const rows = [
    ['', 'up, kB', 'down, kB', 'both, kB', 'requests', 'wake-ups', 'a month, MB', 'hidden'],
  ]
  for (const situation of situations) {
    const name = `${situation.name}, ${situation.tags ? 'ETags' : 'no ETags'}`
    const browser = await startBrowser(situation.isHttp2)
    try {
      const { awake, hidden } = await leaveOpen(browser, situation, minutes)
      const month = ((awake.up + awake.down) * monthHours) / 1_000_000
      const { up, down, requests, wakeUps } = hidden
      const hiddenText = `${up + down} B, ${requests} requests, ${wakeUps} wake-ups`
      const row = [name, ...cellsOf(awake), month.toFixed(1), hiddenText]
      process.stderr.write(`${row.join(' | ')}\n`)
      rows.push(row)
    } finally {
      await browser.close()
    }
  }
  process.stdout.write(`${drawTable(rows)}\n`)
}

/** Prints what so many minutes at real speed cost the processor, as parts of an hour at 4x. */
export async function printProcessor(minutes: number): Promise<void> {
  const rows = [['', 'at 4x, % of the hour', 'hidden, %', 'load']]
  for (const situation of situations.filter(({ tags, isDemo }) => tags || isDemo)) {
    const browser = await startBrowser()
    try {
      const { awake, hidden } = await measureProcessor(browser, situation, minutes)
      const percent = (ms: number) => ((4 * ms) / 36_000).toFixed(3)
      const load = loadavg()[0]?.toFixed(1) ?? ''
      const row = [situation.name, percent(awake), percent(hidden), load]
      process.stderr.write(`${row.join(' | ')}\n`)
      rows.push(row)
    } finally {
      await browser.close()
    }
  }
  process.stdout.write(`${drawTable(rows)}\n`)
}
