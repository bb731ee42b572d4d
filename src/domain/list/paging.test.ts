import { describe, expect, it } from 'vitest'
import { hostPage, pageNumbers, pageOf } from './paging.ts'

const rows = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

it.each([
  [0, 1],
  [1, 1],
  [10, 1],
  [11, 2],
  [20, 2],
  [21, 3],
])('a list of %d has as many pages as its rows need: %d', (count, pages) => {
  expect(pageOf(rows(count), 1).pages).toBe(pages)
})

describe('a list of 47', () => {
  it.each([
    [1, 1, 10, 1, [1, 2, 3, 4, 5], 1, 10],
    [2, 11, 20, 2, [1, 2, 3, 4, 5], 11, 20],
    [5, 41, 47, 5, [1, 2, 3, 4, 5], 41, 47],
    [6, 41, 47, 5, [1, 2, 3, 4, 5], 41, 47],
    [0, 1, 10, 1, [1, 2, 3, 4, 5], 1, 10],
    [Number.NaN, 1, 10, 1, [1, 2, 3, 4, 5], 1, 10],
  ])('page %d', (wanted, first, last, page, numbers, from, to) => {
    const result = pageOf(rows(47), wanted)
    expect(result.items[0]).toBe(first)
    expect(result.items.at(-1)).toBe(last)
    expect(result.page).toBe(page)
    expect(result.numbers).toEqual(numbers)
    expect([result.from, result.to, result.total]).toEqual([from, to, 47])
  })
})

it.each([
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [1, 12, [1, 2, 3, 4, 5]],
  [3, 12, [1, 2, 3, 4, 5]],
  [4, 12, [2, 3, 4, 5, 6]],
  [10, 12, [8, 9, 10, 11, 12]],
  [11, 12, [8, 9, 10, 11, 12]],
  [12, 12, [8, 9, 10, 11, 12]],
])('on page %d of %d these numbers are shown: %s §2.104 §9.37', (current, pages, numbers) => {
  expect(pageNumbers(current, pages)).toEqual(numbers)
})

describe('a page that the host cut', () => {
  it.each([
    ['the second of five', 10, { current: 2, pages: 5, total: 47, limit: 10 }, 2, [2, 11, 20, 47]],
    ['the last of five', 7, { current: 5, pages: 5, total: 47, limit: 10 }, 5, [5, 41, 47, 47]],
    ['without any numbers', 3, null, 2, [1, 1, 3, 3]],
    ['beyond the end', 0, { current: 9, pages: 5, total: 47, limit: 10 }, 9, [5, 0, 0, 47]],
    ['of nonsense', 2, { current: -3, pages: 0, total: -1, limit: 0 }, 1, [1, 1, 2, 2]],
  ])('%s §3.38', (_, count, told, wanted, [page, from, to, total]) => {
    expect(hostPage(rows(count), told, wanted)).toMatchObject({ page, from, to, total })
  })
})
