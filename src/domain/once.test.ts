import { expect, test } from 'vitest'
import { once } from './once.ts'

test('a job runs once, and everyone gets its value', async () => {
  let runs = 0
  const get = once(async () => (runs += 1))
  expect(await Promise.all([get(), get()])).toEqual([1, 1])
  expect(await get()).toBe(1)
})

test('a failure reaches everyone waiting, and the next call tries again', async () => {
  let runs = 0
  const get = once(async () => {
    runs += 1
    if (runs === 1) throw new Error('No connection')
    return runs
  })
  const [one, two] = await Promise.allSettled([get(), get()])
  expect([one.status, two.status]).toEqual(['rejected', 'rejected'])
  expect(await get()).toBe(2)
})
