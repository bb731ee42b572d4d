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
