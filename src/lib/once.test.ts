import { expect, test } from 'vitest'
import { once, oncePer } from './once.ts'

test('a failure reaches everyone waiting; the next call tries again, and its value stays', async () => {
  let runs = 0
  const get = once(async () => {
    runs += 1
    if (runs === 1) throw new Error('No connection')
    return runs
  })
  const [one, two] = await Promise.allSettled([get(), get()])
  expect([one.status, two.status]).toEqual(['rejected', 'rejected'])
  expect(await Promise.all([get(), get()])).toEqual([2, 2])
  expect(await get()).toBe(2)
})

test('each owner has its own, made when it is first asked for', () => {
  const valueOf = oncePer((owner: { name: string }) => [owner.name])
  const [one, other] = [{ name: 'one' }, { name: 'other' }]
  expect(valueOf(one)).toBe(valueOf(one))
  expect([valueOf(one), valueOf(other)]).toEqual([['one'], ['other']])
})
