import { expect, test } from 'vitest'
import { oncePer } from './once-per.ts'

test('each owner has its own, made when it is first asked for', () => {
  const valueOf = oncePer((owner: { name: string }) => [owner.name])
  const [one, other] = [{ name: 'one' }, { name: 'other' }]
  expect(valueOf(one)).toBe(valueOf(one))
  expect([valueOf(one), valueOf(other)]).toEqual([['one'], ['other']])
})
