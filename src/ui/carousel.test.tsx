import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { manualSchedule } from '#tests/support/manual-schedule.ts'
import { Carousel } from './carousel.tsx'

const slide = (id: string) => ({ id, node: <p>{id}</p> })

function setUp(count: number) {
  const time = manualSchedule()
  const slides = ['Rates', 'Withdrawals', 'Starline'].slice(0, count).map(slide)
  render(<Carousel label="News" slides={slides} schedule={time.schedule} />)
  return time
}

const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent)

it('moves on every 5 s and starts again after the last slide', () => {
  const time = setUp(3)
  expect(shown()).toEqual(['Rates'])
  time.pass(4999)
  expect(shown()).toEqual(['Rates'])
  time.pass(1)
  expect(shown()).toEqual(['Withdrawals'])
  time.pass(5000)
  time.pass(5000)
  expect(shown()).toEqual(['Rates'])
})

it('stands still with one slide, and has nothing to pause', () => {
  const time = setUp(1)
  time.pass(60_000)
  expect(shown()).toEqual(['Rates'])
  expect(screen.queryByRole('button')).toBeNull()
})

it('stands still while it has the focus or the pointer, and after Pause', () => {
  const time = setUp(2)
  const pause = screen.getByRole('button', { name: 'Pause slides' })
  fireEvent.focus(pause)
  time.pass(60_000)
  expect(shown()).toEqual(['Rates'])
  fireEvent.blur(pause)
  fireEvent.click(pause)
  time.pass(60_000)
  expect(shown()).toEqual(['Rates'])
  fireEvent.click(screen.getByRole('button', { name: 'Play slides' }))
  time.pass(5000)
  expect(shown()).toEqual(['Withdrawals'])
})
