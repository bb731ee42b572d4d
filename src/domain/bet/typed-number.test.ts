import { expect, it } from 'vitest'
import { readBetNumber } from './typed-number.ts'

it.each([
  [[1], '7', '7'],
  [[2], '70', '70'],
  [[3], '128', '128'],
  [[3], '१२८', '128'],
  [[3], ' 128\u200B', '128'],
  [[1, 3], '5', '5'],
  [[1, 3], '51', '5-1'],
  [[1, 3], '5123', '5-123'],
  [[1, 3], '5-123', '5-123'],
  [[1, 3], '5-', '5'],
  [[1, 3], '5 – 123', '5-123'],
  [[1, 3], '५१२३', '5-123'],
  [[3, 3], '128345', '128-345'],
  [[3, 3], '128-345', '128-345'],
  [[3, 3], '123 / 456', '123-456'],
  [[3, 3], '1234', '123-4'],
  [[3], '', ''],
])('cells of %j read %j as %j §2.76-2.78 §2.81 §2.82', (groups, text, number) => {
  expect(readBetNumber(text, groups)).toBe(number)
})

it.each([
  ['more digits than cells', [2], '707'],
  ['more digits than cells', [3, 3], '123-4567'],
  ['another grouping', [1, 3], '123-5'],
  ['another grouping', [3, 3], '12-8345'],
  ['a fraction', [3], '12.8'],
  ['a sign', [1], '-5'],
  ['letters', [3], '12a8'],
  ['words', [3], 'Panna 128'],
])('%s: nothing of it is cut to fit %j: %s', (_, groups, text) => {
  expect(readBetNumber(text, groups)).toBeNull()
})
