import { expect, it, vi } from 'vitest'
import { runInSlices } from './in-slices.ts'

it('between two slices of a long work, the page has its turn', async () => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const order: string[] = []
  const { port1, port2 } = new MessageChannel()
  const turn = new Promise<void>((resolve) => {
    port1.addEventListener('message', () => {
      order.push('page')
      port1.close()
      resolve()
    })
    port1.start()
  })
  function* work() {
    for (const row of ['first', 'second', 'third']) {
      order.push(row)
      now += row === 'second' ? 20 : 1
      if (row === 'second') port2.postMessage(null)
      yield
    }
    return 'all'
  }
  expect(await runInSlices(work())).toBe('all')
  await turn
  expect(order).toEqual(['first', 'second', 'page', 'third'])
})
