/** A journey of Playwright's report. */
export interface Journey {
  title: string
  /** From `e2e`. */
  file: string
  ok: boolean
  /** `startTime` is ISO, `duration` milliseconds. */
  tests: readonly { results: readonly { startTime: string; duration: number }[] }[]
}

const matrix = /(^|\/)faults\//
const add = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)
const cellsOf = ({ title }: Journey) => Number(/: (\d+) cells$/.exec(title)?.[1] ?? 0)
const inSeconds = (ms: number) => `${Math.round(ms / 1000)} s`

/** The totals of the fault matrix, in a sentence; null where none of it was run. */
export function sayMatrix(journeys: readonly Journey[]): string | null {
  const faulty = journeys.filter((each) => matrix.test(each.file) && cellsOf(each) > 0)
  const runs = faulty.flatMap(({ tests }) => tests.flatMap(({ results }) => results))
  if (runs.length === 0) return null
  const cells = (some: readonly Journey[]) => add(some.map(cellsOf))
  const of = (file: string) => cells(faulty.filter((each) => each.file.includes(file)))
  const bad = faulty.filter(({ ok }) => !ok)
  const started = runs.map(({ startTime }) => Date.parse(startTime))
  const ended = runs.map(({ startTime, duration }) => Date.parse(startTime) + duration)
  return (
    `Fault matrix: ${cells(faulty)} cells, ${of('reads')} of reads and ${of('writes')} of writes; ` +
    (bad.length === 0 ? 'all good' : `${cells(bad)} of them in ${bad.length} failed tests`) +
    `; ${inSeconds(add(runs.map(({ duration }) => duration)))} of test time ` +
    `within ${inSeconds(Math.max(...ended) - Math.min(...started))}.`
  )
}
