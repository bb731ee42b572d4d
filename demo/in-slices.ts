import { giveWay } from '#lib/give-way.ts'

/** How long a slice of work lasts before the page gets its turn, in milliseconds. */
const sliceMs = 8

/** Runs a generator to its end, with pauses in which the page renders and responds. Resolves to its result. */
export async function runInSlices<T>(work: Generator<undefined, T>): Promise<T> {
  for (let startedAt = performance.now(); ;) {
    const { done, value } = work.next()
    if (done) return value
    if (performance.now() - startedAt < sliceMs) continue
    await giveWay()
    startedAt = performance.now()
  }
}
