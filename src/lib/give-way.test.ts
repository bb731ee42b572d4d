import { expect, it, vi } from 'vitest'
import { giveWay } from './give-way.ts'

it('asks the browser for a turn where it can', async () => {
  const giveTurn = vi.fn(async () => {})
  vi.stubGlobal('scheduler', { yield: giveTurn })
  await giveWay()
  expect(giveTurn).toHaveBeenCalledOnce()
})

it.each([
  ['no scheduler', undefined],
  ['a scheduler without turns', { postTask: () => {} }],
])('with %s, what was waiting runs first, and no timer is needed', async (_, scheduler) => {
  vi.stubGlobal('scheduler', scheduler)
  vi.useFakeTimers()
  const order: string[] = []
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => order.push('waiting'))
  port1.start()
  port2.postMessage(null)
  await giveWay()
  order.push('goes on')
  port1.close()
  expect(order).toEqual(['waiting', 'goes on'])
})
