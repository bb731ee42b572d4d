import { expect, test } from 'vitest'
import { lazy } from './lazy.ts'

test('a failure reaches everyone waiting; the next call tries again, and what it loads stays', async () => {
  let runs = 0
  const load = lazy(async () => {
    runs += 1
    if (runs === 1) throw new Error('No connection')
    return { runs }
  })
  const [one, two] = await Promise.allSettled([load(), load()])
  expect([one.status, two.status]).toEqual(['rejected', 'rejected'])
  expect(load.loaded()).toBe(null)
  expect(await Promise.all([load(), load()])).toEqual([{ runs: 2 }, { runs: 2 }])
  expect(await load()).toEqual({ runs: 2 })
  expect(load.loaded()).toEqual({ runs: 2 })
})

test('what throws before it waits is tried again too', async () => {
  let runs = 0
  const load = lazy(() => {
    runs += 1
    if (runs === 1) throw new Error('No storage')
    return Promise.resolve(runs)
  })
  expect(load).toThrow('No storage')
  expect(await load()).toBe(2)
})
