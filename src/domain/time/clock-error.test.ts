import { expect, it } from 'vitest'
import { clockError, type DatedAnswer } from './clock-error.ts'

const minute = 60_000
const noon = Date.UTC(2026, 10, 20, 12)
const date = 'Fri, 20 Nov 2026 12:00:00 GMT'
/** An answer that took a second, with the phone's clock off by this much. */
const answer = (off: number, changes: Partial<DatedAnswer> = {}): DatedAnswer => ({
  date,
  age: null,
  sentAt: noon + off - 500,
  answeredAt: noon + off + 500,
  ...changes,
})

it.each<[string, DatedAnswer, number | null]>([
  ['12 minutes behind', answer(-12 * minute), -12 * minute],
  ['an hour ahead', answer(60 * minute), 60 * minute],
  ['right', answer(0), null],
  ['two minutes off, which is tolerated', answer(2 * minute), null],
  ['a second more', answer(2 * minute + 1000), 2 * minute + 1000],
  [
    'right, and the answer took eight seconds',
    answer(0, { sentAt: noon - 4000, answeredAt: noon + 4000 }),
    null,
  ],
  [
    'unknown, since the answer took too long',
    answer(0, { sentAt: noon - 10 * minute, answeredAt: noon }),
    null,
  ],
  [
    'unknown, since it was changed meanwhile',
    answer(0, { sentAt: noon, answeredAt: noon - 12 * minute }),
    null,
  ],
  ['right, and a cache kept the answer for five minutes', answer(5 * minute, { age: '300' }), null],
  ['unknown, since the host’s time can’t be read', answer(-12 * minute, { date: 'noon' }), null],
])('a phone’s clock that is %s', (_, sent, error) => {
  expect(clockError(sent)).toBe(error)
})
