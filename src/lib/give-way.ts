/**
 * How many rows of a list are worked on before the page gets a turn. On a phone four times slower than a
 * laptop, judging 500 bets takes about 12 ms (docs/performance.md, “Long lists”).
 */
export const sliceLength = 500

/**
 * Lets the page respond to what is waiting, a tap or a frame, before long work goes on. Not by a timer:
 * browsers make timers of a hidden page wait for a second or more.
 */
export function giveWay(): Promise<void> {
  // Chromium’s own, from 129: what was interrupted goes on before what is only queued.
  if (typeof scheduler !== 'undefined' && 'yield' in scheduler) return scheduler.yield()
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
