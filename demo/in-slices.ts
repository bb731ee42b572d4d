/** How long a slice of work lasts before the page gets its turn, in milliseconds. */
const sliceMs = 8

/** Runs a generator to its end, with pauses in which the page renders and responds. Resolves to its result. */
export async function runInSlices<T>(work: Generator<undefined, T>): Promise<T> {
  for (let startedAt = performance.now(); ;) {
    const { done, value } = work.next()
    if (done) return value
    if (performance.now() - startedAt < sliceMs) continue
    await nextTask()
    startedAt = performance.now()
  }
}

/** Not a timer: a page's clock may be stopped, and a browser makes timers in a row wait longer. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}
