import { expect, test } from 'vitest'
import { minutesOf } from './define.ts'

const step = (say: string) => ({ title: '', say, run() {} })

test('a scenario takes as long as its notes and its steps, and never less than a minute', () => {
  expect(minutesOf({ script: [] })).toBe(1)
  // 130 words, two looks and half a minute.
  const words = Array.from({ length: 65 }, () => 'word').join(' ')
  expect(minutesOf({ script: [step(words), step(words)] })).toBe(2)
})
