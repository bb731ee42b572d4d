import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readOptions } from '../../scripts/lib/options.ts'
import { root, UsageError } from '../../scripts/lib/root.mjs'
import { drawTable } from './draw-table.ts'
import { loadLighthouse, play, type BenchSite, type FlowFigures } from './flows.ts'
import { printHour, printProcessor } from './hour/command.ts'
import { medianOf } from './median.ts'
import { buildBare, buildPlain, serveBuild, startHost } from './pages.ts'
import { printPhone } from './phone/command.ts'
import { printTaps } from './taps/command.ts'

const usage = `Usage: npm run bench -- [options]
  Plays Lighthouse's user flows on both builds, in turns with a bare and a plain React page, and
  prints a table. Make the builds first: npm run build && npm run build:demo
  --runs N            how often to play each flow (default 3)
  --build NAME=DIR    a folder with dist and dist-demo; repeat it to compare builds (default: this one)
  --phone             instead, on Chromium 109 and as slow as the phones people have
  --taps SCREENS      instead, how soon each kind of control is answered, on "all" screens or on those named
                      ("dashboard,bet"); with --phone on Chromium 109
  --hour N            instead, what an hour left open costs: bytes, requests, wake-ups, by N minutes of each page
  --processor N       instead, what it costs the processor, by N minutes of each page
`

// The mock host has the same calendar as the phone.
process.env.TZ = 'Asia/Kolkata'

const given = readOptions(usage, {
  runs: { type: 'string', default: '3' },
  build: { type: 'string', multiple: true, default: [`ours=${root}`] },
  phone: { type: 'boolean', default: false },
  taps: { type: 'string' },
  hour: { type: 'string' },
  processor: { type: 'string' },
})
const runs = Number(given.runs)
if (!Number.isInteger(runs) || runs < 1) {
  throw new UsageError(`--runs must be a whole number above 0, not "${given.runs}".`)
}

const builds = given.build.map((text) => {
  const [, name = text, folder = text] = /^([^=]+)=(.+)$/.exec(text) ?? []
  return { name, folder: resolve(folder) }
})

/** A column of the table. */
interface Column {
  name: string
  site: BenchSite
  runs: FlowFigures[]
}

/** Serves everything that takes turns, in the order of the table. */
async function serveAll(): Promise<Column[]> {
  const day = await startHost('regular-day')
  const history = await startHost('busy-history')
  const column = async (name: string, kind: BenchSite['kind'], folder: string): Promise<Column> => {
    if (!existsSync(join(folder, 'index.html'))) {
      throw new UsageError(
        `There is no build in ${folder}. Make both with: npm run build && npm run build:demo`,
      )
    }
    const site = { kind, origin: await serveBuild(folder, day), host: day }
    const busy = kind === 'live' && { origin: await serveBuild(folder, history), host: history }
    return { name, site: { ...site, ...(busy && { busy }) }, runs: [] }
  }
  const columns = [
    await column('bare', 'bare', await buildBare()),
    await column('plain', 'plain', await buildPlain()),
  ]
  for (const { name, folder } of builds) {
    columns.push(await column(name, 'live', join(folder, 'dist')))
    columns.push(await column(`${name}: demo`, 'demo', join(folder, 'dist-demo')))
  }
  return columns
}

/** A row: its label, a step, one of the step's figures, and how many of its units make one of the row's. */
type Row = readonly [label: string, step: string, figure: string, scale: number]

const rows: readonly Row[] = [
  ['login, cold: largest paint, s', 'login', 'largest paint', 1000],
  ['login, cold: first tap works, s', 'first tap', 'tap works', 1000],
  ['login, cold: blocking, ms', 'login', 'blocking', 1],
  ['login, cold: layout shift', 'login', 'shift', 1],
  ['login, cold: requests', 'login', 'requests', 1],
  ['login, cold: all bytes, kB', 'login', 'bytes', 1000],
  ['login again: a tap works, s', 'login again', 'tap works', 1000],
  ['home, cold: largest paint, s', 'home', 'largest paint', 1000],
  ['home, cold: games shown, s', 'home', 'games', 1000],
  ['home, cold: blocking, ms', 'home', 'blocking', 1],
  ['home, cold: layout shift', 'home', 'shift', 1],
  ['home again: games shown, s', 'home again', 'games', 1000],
  ['log in: games shown, s', 'log in', 'games', 1000],
  ['log in: blocking, ms', 'log in', 'blocking', 1],
  ['5,000 bets: first ones shown, s', 'history', 'bets', 1000],
  ['5,000 bets: second page shown, s', 'history', 'second page', 1000],
  ['5,000 bets: blocking, ms', 'history', 'blocking', 1],
  ['Lighthouse, /auth', 'login', 'score', 1],
  ['Lighthouse, /auth/change-password', '/auth/change-password', 'score', 1],
  ['Lighthouse, /how-to-play', '/how-to-play', 'score', 1],
  ['Lighthouse, /contact-us', '/contact-us', 'score', 1],
  ['Lighthouse, /privacy-policy', '/privacy-policy', 'score', 1],
]

/** The values of a row in a column's runs, smallest first. */
const valuesOf = ([, step, figure, scale]: Row, column: Column | undefined): number[] =>
  (column?.runs ?? [])
    .map((run) => (run.steps[step]?.[figure] ?? NaN) / scale)
    .filter(Number.isFinite)
    .toSorted((a, b) => a - b)

const say = (value: number) =>
  value >= 10 ? value.toFixed(0) : value.toFixed(2).replace(/\.?0+$/, '')

/** The median, with least and most. */
function cellOf(row: Row, column: Column): string {
  const values = valuesOf(row, column)
  const [least, most] = [values[0], values.at(-1)]
  if (least === undefined || most === undefined) return ''
  return say(medianOf(values)) + (least === most ? '' : ` (${say(least)}–${say(most)})`)
}

/** The table as text in columns; the last one is our first build's median divided by the plain page's. */
function draw(columns: readonly Column[]): string {
  const [, plain, ours] = columns
  const cells = rows.map((row) => {
    const ratio = medianOf(valuesOf(row, ours)) / medianOf(valuesOf(row, plain))
    return [
      row[0],
      ...columns.map((each) => cellOf(row, each)),
      Number.isFinite(ratio) ? ratio.toFixed(2) : '',
    ]
  })
  return drawTable([['', ...columns.map(({ name }) => name), `${ours?.name} ÷ plain`], ...cells])
}

/** Lighthouse's flows, on this year's Chromium. */
async function printFlows(): Promise<void> {
  const tools = await loadLighthouse()
  const columns = await serveAll()
  for (let run = 1; run <= runs; run += 1) {
    for (const column of columns) {
      process.stderr.write(`run ${run} of ${runs}: ${column.name}\n`)
      column.runs.push(await play(tools, column.site))
    }
  }
  const indexes = columns
    .flatMap((each) => each.runs.map(({ index }) => index))
    .toSorted((a, b) => a - b)
  process.stdout.write(`${draw(columns)}\n`)
  process.stdout.write(
    `Medians of ${runs}, on a phone with the processor four times slower and slow 4G. Lighthouse's ` +
      `benchmark index of this machine: ${medianOf(indexes).toFixed(0)} (${indexes[0]?.toFixed(0)}–${indexes.at(-1)?.toFixed(0)}).\n`,
  )
}

if (given.taps !== undefined) await printTaps(given.taps, builds, given.phone)
else if (given.phone) await printPhone(await serveAll(), runs)
else if (given.hour !== undefined) await printHour(Number(given.hour))
else if (given.processor !== undefined) await printProcessor(Number(given.processor))
else await printFlows()
// The hosts and servers would keep the process alive.
process.exit()
