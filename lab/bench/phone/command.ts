import type { Browser } from 'playwright'
import { startChromium } from '../../../scripts/lib/programs/chromium.ts'
import { oldChromiumArgs, unpackChromium } from '../../../scripts/lib/programs/old-chromium.ts'
import { drawTable } from '../draw-table.ts'
import type { BenchSite } from '../flows.ts'
import { medianOf } from '../median.ts'
import { readMachine } from './machine.ts'
import { phoneRows, playOnPhone, type PhoneFigures, type PhoneRow } from './play.ts'
import { doubtsOf, factorOf, type Reading } from './quiet.ts'

interface PhoneColumn {
  name: string
  site: BenchSite
  turns: PhoneFigures[]
}

const startPhone = (): Promise<Browser> =>
  startChromium(unpackChromium('chromium-109'), oldChromiumArgs)

async function readNow(): Promise<Reading> {
  const browser = await startPhone()
  try {
    return await readMachine(await browser.newPage())
  } finally {
    await browser.close()
  }
}

function cellOf(row: PhoneRow, { turns }: PhoneColumn): string {
  const values = turns.flatMap((each) => each[row] ?? [])
  if (values.length === 0) return ''
  const text = (ms: number) => ms.toFixed(0)
  return `${text(medianOf(values))} (${text(Math.min(...values))}–${text(Math.max(...values))})`
}

/**
 * Plays every site in turns on Chromium 109 and prints their medians. The last column, the verdict, is
 * the third site divided by the second; a run on a machine that wasn't quiet has none.
 */
export async function printPhone(
  sites: readonly Omit<PhoneColumn, 'turns'>[],
  runs: number,
): Promise<void> {
  const columns: PhoneColumn[] = sites.map((each) => ({ ...each, turns: [] }))
  const readings = [await readNow(), await readNow(), await readNow()]
  const factor = factorOf(readings)
  for (let run = 1; run <= runs; run += 1) {
    for (const column of columns) {
      process.stderr.write(`run ${run} of ${runs}: ${column.name}\n`)
      readings.push(await readNow())
      const browser = await startPhone()
      try {
        column.turns.push(await playOnPhone(browser, column.site, factor))
      } finally {
        await browser.close()
      }
    }
  }
  const doubts = doubtsOf(readings)
  const [, plain, ours] = columns
  const ratioOf = (row: PhoneRow): string => {
    const of = (each: PhoneColumn | undefined) =>
      medianOf((each?.turns ?? []).flatMap((turn) => turn[row] ?? []))
    const ratio = of(ours) / of(plain)
    return doubts.length === 0 && Number.isFinite(ratio) ? ratio.toFixed(2) : ''
  }
  const head = ['ms', ...columns.map(({ name }) => name), `${ours?.name} ÷ plain`]
  const rows = phoneRows.map((row) => [
    row,
    ...columns.map((each) => cellOf(row, each)),
    ratioOf(row),
  ])
  const indexes = readings.map(({ index }) => index.toFixed(0)).join(', ')
  process.stdout.write(
    `${drawTable([head, ...rows])}\nChromium 109, the processor ${factor.toFixed(1)} times slower, slow 4G. ` +
      `Benchmark index before each turn: ${indexes}.\n`,
  )
  if (doubts.length === 0) return
  process.stdout.write(`No verdict, because this machine wasn't quiet. ${doubts.join(' ')}\n`)
  process.exitCode = 1
}
