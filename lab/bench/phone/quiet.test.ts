import { describe, expect, test } from 'vitest'
import { doubtsOf, factorOf } from './quiet.ts'

const reading = (index: number, busy = 0.02) => ({ index, busy })

describe('a machine is believed', () => {
  test('if others leave it alone and its index stays', () => {
    expect(doubtsOf([reading(1400), reading(1420), reading(1380)])).toEqual([])
  })

  test('at the limits: a tenth of the processors, a tenth of the index', () => {
    expect(doubtsOf([reading(1000, 0.1), reading(1100), reading(900)])).toEqual([])
  })

  test('if one index of four is far from the others', () => {
    expect(doubtsOf([reading(1400), reading(700), reading(1420), reading(1390)])).toEqual([])
  })
})

describe('a machine isn’t believed', () => {
  test('if others used it before a single turn', () => {
    expect(doubtsOf([reading(1400), reading(1400, 0.35), reading(1400)])).toEqual([
      'Others used up to 35% of the processors; 10% is the most.',
    ])
  })

  test('if more than a quarter of the indexes is far from the others', () => {
    expect(doubtsOf([reading(1400), reading(1400), reading(700)])).toEqual([
      'Of the benchmark indexes, 700 to 1400, 33% were more than 10% from their median of 1400; 25% is the most.',
    ])
  })

  test('if it’s slower than the phone', () => {
    expect(doubtsOf([reading(250)])).toEqual([
      'The index is 250: this machine is slower than the phone, whose index is 300.',
    ])
  })
})

test('the processor is slowed down to the phone’s index, and never sped up', () => {
  expect(factorOf([reading(1800)])).toBe(6)
  expect(factorOf([reading(900), reading(3000), reading(1200)])).toBe(4)
  expect(factorOf([reading(150)])).toBe(1)
})
