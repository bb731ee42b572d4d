import { render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, test } from 'vitest'
import { useSlices } from './use-slices.ts'

/** Notes each rendering that the page gets to show. */
function List({ length, seen }: { length: number; seen: number[] }) {
  const drawn = useSlices(length, 2)
  useLayoutEffect(() => {
    seen.push(drawn)
  })
  return null
}

test('what a screen shows comes first, the rest in slices', () => {
  const seen: number[] = []
  render(<List length={10} seen={seen} />)
  expect(seen).toEqual([4, 6, 8, 10])
})

test('a list that grows later goes on from there', () => {
  const seen: number[] = []
  const { rerender } = render(<List length={3} seen={seen} />)
  expect(seen).toEqual([3])
  rerender(<List length={9} seen={seen} />)
  expect(seen).toEqual([3, 4, 6, 9])
})

test('what a press adds begins with one slice, however many rows there were', () => {
  const seen: number[] = []
  const { rerender } = render(<List length={50} seen={seen} />)
  rerender(<List length={100} seen={seen} />)
  seen.length = 0
  rerender(<List length={150} seen={seen} />)
  expect(seen.slice(0, 4)).toEqual([100, 102, 104, 106])
  expect(seen.at(-1)).toBe(150)
})

test('rows that are added to a whole list, fewer than a slice, come at once, and none goes', () => {
  const seen: number[] = []
  const { rerender } = render(<List length={10} seen={seen} />)
  seen.length = 0
  rerender(<List length={11} seen={seen} />)
  rerender(<List length={14} seen={seen} />)
  expect(seen).toEqual([11, 11, 14])
})

test('at first no more than two slices come, however few are left', () => {
  const seen: number[] = []
  render(<List length={5} seen={seen} />)
  expect(seen).toEqual([4, 5])
})

test('slices grow, so that thousands don’t take hundreds of renderings', () => {
  const seen: number[] = []
  render(<List length={4000} seen={seen} />)
  expect(seen.at(-1)).toBe(4000)
  expect(seen.length).toBeLessThan(40)
})
