import { expect, it } from 'vitest'
import { memoryItemStore } from '#tests/testing/memory-item-store.ts'
import { droppedRows, noteDropped } from '../dropped-rows.ts'
import { createQueryClient, keyOf } from '../queries.ts'
import { createLastKnown } from './last-known.ts'

it('writes nothing of an answer that was dropped before its turn, as when another account signs in', async () => {
  const { itemStore, items } = memoryItemStore()
  const queryClient = createQueryClient()
  const lastKnown = createLastKnown({
    queryClient,
    token: () => 't-asha',
    receivedAt: () => 1,
    now: () => 1,
    itemStore,
    version: '1.0.0',
    // Its turn comes when the test says so.
    schedule: () => () => {},
  })
  const key = keyOf('getUserProfile', {})
  queryClient.setQueryData(key, { name: 'Asha', mobileNumber: '5876543210' })
  queryClient.clear()
  // The next account's screen asks again, under the same key.
  void queryClient.prefetchQuery({ queryKey: key, queryFn: () => new Promise(() => {}) })

  await lastKnown.save()
  expect(items()).toEqual([])
})

it('keeps what a login has brought, also if this part loads only then and forgets who was here before', async () => {
  const { itemStore, items } = memoryItemStore()
  const queryClient = createQueryClient()
  queryClient.setQueryData(keyOf('listGames', {}), [])
  const lastKnown = createLastKnown({
    queryClient,
    token: () => 't-asha',
    receivedAt: () => 1,
    now: () => 1,
    itemStore,
    version: '1.0.0',
    schedule: () => () => {},
  })
  await lastKnown.forget()
  await lastKnown.save()
  expect(items().map(({ id }) => id)).toEqual(['["listGames",{}]'])
})

it('an answer comes back with the number of its rows that couldn’t be read', async () => {
  const { itemStore } = memoryItemStore()
  const visit = () => {
    const queryClient = createQueryClient()
    const lastKnown = createLastKnown({
      queryClient,
      token: () => 't-asha',
      receivedAt: () => 1,
      now: () => 1,
      itemStore,
      version: '1.0.0',
      schedule: () => () => {},
    })
    return { queryClient, lastKnown }
  }
  const key = keyOf('listMyBets', {})
  const first = visit()
  noteDropped(first.queryClient, key, 2)
  first.queryClient.setQueryData(key, [])
  await first.lastKnown.save()

  const next = visit()
  await next.lastKnown.recall('t-asha')
  expect(next.queryClient.getQueryData(key)).toEqual([])
  expect(droppedRows(next.queryClient, key)).toBe(2)
})
