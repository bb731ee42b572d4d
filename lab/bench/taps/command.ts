import { loadavg } from 'node:os'
import { join } from 'node:path'
import { routesWithScreens } from '#tests/testing/addresses.ts'
import { startChromium } from '../../../scripts/lib/programs/chromium.ts'
import { oldChromiumArgs, unpackChromium } from '../../../scripts/lib/programs/old-chromium.ts'
import { root, UsageError } from '../../../scripts/lib/root.mjs'
import { drawTable } from '../draw-table.ts'
import { startBrowser } from '../hour/hour.ts'
import { serveHour } from '../hour/site.ts'
import { startHost } from '../pages.ts'
import { readMachine } from '../phone/machine.ts'
import { factorOf } from '../phone/quiet.ts'
import { sixtyMarkets } from '../sixty-markets.ts'
import { tapScreen, type Answer, type TapFigures } from './taps.ts'

/** Within how many ms a tap is to be answered, and how much slower the processor is made for that. */
const limits = { now: { limit: 100, factor: 4 }, old: { limit: 150 } }

function screensOf(text: string) {
  const names = text === 'all' ? routesWithScreens : text.split(',')
  return names.map((name) => {
    const screen = routesWithScreens.find((each) => each === name)
    if (screen !== undefined) return screen
    throw new UsageError(`--taps: "${name}" isn't "all" or one of ${routesWithScreens.join(', ')}.`)
  })
}

const cellsOf = (answer: Answer | null) =>
  answer === null
    ? ['', '', '']
    : [answer.all, answer.delay, answer.script].map((ms) => ms.toFixed(0))

/**
 * Taps every kind of control of some screens, with sixty markets on home and 5,000 bets, and prints how
 * soon each was answered, the slowest first.
 */
export async function printTaps(
  text: string,
  [build]: readonly { folder: string }[],
  isOld: boolean,
): Promise<void> {
  const screens = screensOf(text)
  const host = await startHost('busy-history')
  const site = await serveHour({
    build: join(build?.folder ?? root, 'dist'),
    host,
    tags: true,
    answers: { '/api/games': () => sixtyMarkets(20) },
    pages: {},
  })
  const browser = isOld
    ? await startChromium(unpackChromium('chromium-109'), [
        ...oldChromiumArgs,
        '--ignore-certificate-errors',
      ])
    : await startBrowser()
  const reading = await readMachine(await browser.newPage())
  const factor = isOld ? factorOf([reading]) : limits.now.factor
  const { limit } = isOld ? limits.old : limits.now
  const taps: TapFigures[] = []
  for (const screen of screens) {
    const figures = await tapScreen(browser, screen, {
      origin: site.origin,
      host,
      factor,
      limit,
    })
    taps.push(...figures)
    const worst = Math.max(
      ...figures.map(({ first, again }) => Math.max(first.all, again?.all ?? 0)),
    )
    process.stderr.write(
      `${screen}: ${figures.length} kinds, the slowest ${worst} ms, load ${loadavg()[0]?.toFixed(1)}\n`,
    )
  }
  await browser.close()
  const rows = taps
    .toSorted((one, other) => other.first.all - one.first.all)
    .map(({ screen, control, first, again }) => [
      screen,
      control,
      ...cellsOf(first),
      ...cellsOf(again),
    ])
  const head = ['screen', 'tap', 'first, ms', 'delay', 'script', 'again, ms', 'delay', 'script']
  const late = taps.filter(({ first, again }) => Math.max(first.all, again?.all ?? 0) > limit)
  process.stdout.write(
    `${drawTable([head, ...rows])}\n${taps.length} kinds of taps, of which ${late.length} were answered later than ` +
      `${limit} ms. The processor ${factor.toFixed(1)} times slower; benchmark index ${reading.index.toFixed(0)}.\n`,
  )
}
