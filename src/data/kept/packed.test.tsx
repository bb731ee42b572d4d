import { expect, test } from 'vitest'
import { hidePage } from '#tests/testing/browser.ts'
import { memoryItemStore } from '#tests/testing/memory-item-store.ts'
import { watchTurns } from '#tests/testing/turns.ts'
import { packedStore } from './packed.ts'

const rowsOf = (count: number, status = 'lost') =>
  Array.from({ length: count }, (_, at) => ({ _id: `b${at}`, status }))
const itemOf = (data: unknown) => ({
  id: '["listMyBets",{}]',
  at: 1,
  value: { key: ['listMyBets', {}], data, dropped: 2 },
})

test.each([
  ['a short list', rowsOf(500), 0],
  ['a long list', rowsOf(1200), 3],
  ['an answer that is no list', { balance: 5 }, 0],
])('%s comes back as it was written', async (_, data, turns) => {
  const giveTurn = watchTurns()
  const { itemStore } = memoryItemStore()
  const { read, write } = packedStore(itemStore, () => 'asha')
  await write('asha', [itemOf(data)])
  expect(giveTurn).toHaveBeenCalledTimes(turns)
  expect(await read('asha')).toEqual([itemOf(data)])
})

test('a long list is stored as text, of 500 rows each', async () => {
  const { itemStore, items } = memoryItemStore()
  await packedStore(itemStore, () => 'asha').write('asha', [itemOf(rowsOf(1200))])
  const texts = items().flatMap(({ value }) => (value as { texts: string[] }).texts)
  // Which an older release would take for the answer.
  expect(items()[0]?.value).not.toHaveProperty('data')
  expect(texts.map((text) => (JSON.parse(text) as unknown[]).length)).toEqual([500, 500, 200])
})

test('nothing is written once its owner has signed out in between', async () => {
  const { itemStore, items } = memoryItemStore()
  let owner: string | null = 'asha'
  watchTurns().mockImplementation(async () => {
    owner = null
  })
  await packedStore(itemStore, () => owner).write('asha', [itemOf(rowsOf(1200))])
  expect(items()).toEqual([])
})

test('a later answer isn’t overwritten by an earlier one that takes longer', async () => {
  const { itemStore } = memoryItemStore()
  const { read, write } = packedStore(itemStore, () => 'asha')
  const first = write('asha', [itemOf(rowsOf(1200, 'pending'))])
  const second = write('asha', [itemOf(rowsOf(3, 'won'))])
  await Promise.all([first, second])
  expect(await read('asha')).toEqual([itemOf(rowsOf(3, 'won'))])
})

test('a page that is being left waits for no turn', async () => {
  const giveTurn = watchTurns()
  hidePage()
  const { itemStore, items } = memoryItemStore()
  await packedStore(itemStore, () => 'asha').write('asha', [itemOf(rowsOf(1200))])
  expect(items()).toHaveLength(1)
  expect(giveTurn).not.toHaveBeenCalled()
})
