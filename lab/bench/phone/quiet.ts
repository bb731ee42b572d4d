import { medianOf } from '../median.ts'

/** What the machine was like just before a page's turn. */
export interface Reading {
  /** Lighthouse's benchmark index, of the browser that is timed. */
  index: number
  /** What part of its processors others used, from 0 to 1. */
  busy: number
}

/** The index of the phone that every machine stands in for. */
export const phoneIndex = 300
/** Above this part of the processors in others' hands, times are theirs too. */
const mostBusy = 0.1
/** How far an index may be from the median, as a part of it. */
const widest = 0.1
/** What part of the indexes may be further: medians of several rounds hardly change with them. */
const mostFar = 0.25

const percent = (part: number) => `${Math.round(part * 100)}%`

/** How many times slower the processor must be made for it to be the phone's. */
export const factorOf = (readings: readonly Reading[]): number =>
  Math.max(1, medianOf(readings.map(({ index }) => index)) / phoneIndex)

/**
 * Why a run can't be believed, a sentence each; empty if it can. It was quiet if before every turn others
 * used at most a tenth of the processors, and at most a quarter of the indexes was more than a tenth from
 * the median: a machine that others use is slower now and then, one that is throttled for good. The
 * processors of an idle virtual machine are faster now and then, too.
 */
export function doubtsOf(readings: readonly Reading[]): string[] {
  const indexes = readings.map(({ index }) => index)
  const median = medianOf(indexes)
  const busiest = Math.max(...readings.map(({ busy }) => busy))
  const [least, most] = [Math.min(...indexes), Math.max(...indexes)]
  const far = indexes.filter((index) => Math.abs(index - median) / median > widest).length
  const doubts = []
  if (busiest > mostBusy) {
    doubts.push(
      `Others used up to ${percent(busiest)} of the processors; ${percent(mostBusy)} is the most.`,
    )
  }
  if (far / indexes.length > mostFar) {
    doubts.push(
      `Of the benchmark indexes, ${least.toFixed(0)} to ${most.toFixed(0)}, ${percent(far / indexes.length)} ` +
        `were more than ${percent(widest)} from their median of ${median.toFixed(0)}; ${percent(mostFar)} is the most.`,
    )
  }
  if (median < phoneIndex) {
    doubts.push(
      `The index is ${median.toFixed(0)}: this machine is slower than the phone, whose index is ${phoneIndex}.`,
    )
  }
  return doubts
}
