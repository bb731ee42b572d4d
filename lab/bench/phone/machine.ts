import { cpus } from 'node:os'
import type { Page } from 'playwright'
import { medianOf } from '../median.ts'
import type { Reading } from './quiet.ts'

/** How often the index is taken: one alone is up to half off on an idle machine, by its memory's caches. */
const times = 5
/** How long others are watched, in ms. */
const watchedMs = 2_000

function ticks(): { idle: number; all: number } {
  const processors = cpus().map((each) => each.times)
  const sum = (of: (each: (typeof processors)[number]) => number) =>
    processors.reduce((total, each) => total + of(each), 0)
  return {
    idle: sum(({ idle }) => idle),
    all: sum(({ idle, irq, nice, sys, user }) => idle + irq + nice + sys + user),
  }
}

/** What part of the processors others use while we do nothing, from 0 to 1. */
async function readBusy(): Promise<number> {
  const before = ticks()
  await new Promise((resolve) => setTimeout(resolve, watchedMs))
  const after = ticks()
  return 1 - (after.idle - before.idle) / (after.all - before.all)
}

/**
 * Lighthouse's benchmark index (core/lib/page-functions.js, computeBenchmarkIndex), so that figures can
 * be compared with its own: half of it makes text for half a second, half copies numbers.
 */
function computeIndex(): number {
  const perSecond = (work: (turn: number) => void) => {
    const start = Date.now()
    let turns = 0
    while (turns % 10 !== 0 || Date.now() - start < 500) {
      work(turns)
      turns += 1
    }
    return turns / 10 / ((Date.now() - start) / 1000)
  }
  const text = perSecond(() => {
    let made = ''
    for (let at = 0; at < 10_000; at += 1) made += 'a'
    if (made.length === 1)
      throw new Error('Never: it keeps the compiler from leaving the loop out.')
  })
  const numbers: [number[], number[]] = [[], []]
  for (let at = 0; at < 100_000; at += 1) numbers[0][at] = numbers[1][at] = at
  const copies = perSecond((turn) => {
    const [from, to] = turn % 2 === 0 ? numbers : [numbers[1], numbers[0]]
    for (let at = 0; at < from.length; at += 1) to[at] = from[at] ?? 0
  })
  return (Math.round(text) + Math.round(copies)) / 2
}

/** What the machine is like now, by a page that isn't slowed down: the median of several indexes. */
export async function readMachine(page: Page): Promise<Reading> {
  const busy = await readBusy()
  const indexes: number[] = []
  for (let time = 0; time < times; time += 1) indexes.push(await page.evaluate(computeIndex))
  return { busy, index: medianOf(indexes) }
}
