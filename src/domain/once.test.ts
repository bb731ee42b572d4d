import { expect, test } from 'vitest'
import { once, oncePer } from './once.ts'

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

test('each owner has its own, made when it is first asked for', () => {
  const valueOf = oncePer((owner: { name: string }) => [owner.name])
  const [one, other] = [{ name: 'one' }, { name: 'other' }]
  expect(valueOf(one)).toBe(valueOf(one))
  expect([valueOf(one), valueOf(other)]).toEqual([['one'], ['other']])
})
