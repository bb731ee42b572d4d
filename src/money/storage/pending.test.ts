import { expect, test } from 'vitest'
import { memory } from '#tests/testing/memory-item-store.ts'
import { describeIntent, referenceOf } from '../describe-intent.ts'
import { createPending } from './pending.ts'
import { storedMoneyKey } from './stored-money.ts'

const body = { gameId: 'konkan-day', betAmount: 100 }
const kept = {
  id: 'a',
  operation: 'placeBet',
  input: { body },
  before: null,
  watchedMs: 0,
  said: [],
}

/** What a page knows of intents that were stored like this. */
function known(...stored: unknown[]) {
  const storage = memory()
  const session = {
    state: () => ({ status: 'signed-in', user: { mobileNumber: '5876543210' } }),
    subscribe: () => {},
  }
  storage.set(storedMoneyKey('placeBet', '5876543210'), JSON.stringify(stored))
  return createPending({ storage, session }).store.getState().open
}

test.each([
  ['no body', { ...kept, input: { body: null } }],
  ['a list for a body', { ...kept, input: { body: [] } }],
  ['no input', { ...kept, input: null }],
])('an intent that nobody can name is none: %s', (_, stored) => {
  expect(known(stored, { ...kept, note: {} })).toHaveLength(1)
})

test.each([
  ['no note', kept],
  ['a text for a note', { ...kept, note: 'x' }],
  ['no note at all', { ...kept, note: null }],
  ['a reason without its message', { ...kept, note: {}, why: { kind: 'server', status: 502 } }],
  [
    'a status that is a text',
    { ...kept, note: {}, why: { kind: 'server', status: '502', message: 'x' } },
  ],
  [
    'a message that is an object',
    { ...kept, note: {}, why: { kind: 'server', status: 502, message: {} } },
  ],
  ['sentences that are objects', { ...kept, note: {}, said: [{ a: 1 }, null, 'Busy'] }],
])('one with a part that can’t be read is still followed, and can be told: %s', (_, stored) => {
  const [intent] = known(stored)
  if (intent === undefined) throw new Error('It was forgotten.')
  expect(describeIntent(intent)).toContain('₹100')
  expect(referenceOf(intent, true)).toBe('a')
  expect(intent.why).toBeUndefined()
  for (const sentence of intent.serverMessages) expect(sentence).toBeTypeOf('string')
})
