import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { manualSchedule } from '#tests/testing/time/manual-schedule.ts'
import { Carousel } from './carousel.tsx'

const slide = (id: string) => ({ id, node: <p>{id}</p> })

function setUp(count: number) {
  const time = manualSchedule()
  const slides = ['Rates', 'Withdrawals', 'Starline'].slice(0, count).map(slide)
  render(<Carousel label="News" slides={slides} schedule={time.schedule} />)
  return time
}

const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent)

it('advances every 5 s and starts again after the last slide §2.5', () => {
  const time = setUp(3)
  expect(shown()).toEqual(['Rates'])
  time.pass(4999)
  expect(shown()).toEqual(['Rates'])
  time.pass(1)
  expect(shown()).toEqual(['Withdrawals'])
  // What's out of view can't take the focus.
  const slides = screen.getAllByRole('listitem', { hidden: true })
  expect(slides.map((item) => item.hasAttribute('inert'))).toEqual([true, false, true])
  time.pass(5000)
  time.pass(5000)
  expect(shown()).toEqual(['Rates'])
})

it('doesn’t move with one slide, and has nothing to pause', () => {
  const time = setUp(1)
  time.pass(60_000)
  expect(shown()).toEqual(['Rates'])
  expect(screen.queryByRole('button')).toBeNull()
})

it('doesn’t move while it’s focused or hovered, or after Pause', () => {
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

describe('the track scrolls', () => {
  /** A track of 300 px, scrolled to `left`. */
  function scrollTo(track: HTMLElement, left: number) {
    Object.defineProperty(track, 'clientWidth', { value: 300, configurable: true })
    track.scrollLeft = left
    fireEvent.scroll(track)
  }
  const track = () => screen.getByRole('list', { name: 'News' })

  it('under a finger: the position follows', () => {
    setUp(3)
    scrollTo(track(), 290)
    expect(shown()).toEqual(['Withdrawals'])
    scrollTo(track(), 20)
    expect(shown()).toEqual(['Rates'])
  })

  it('to the next slide, whose movement draws nothing on the page’s own thread', () => {
    const animate = vi.spyOn(Element.prototype, 'animate')
    const time = setUp(3)
    const second = screen.getAllByRole('listitem', { hidden: true })[1]
    Object.defineProperty(second, 'offsetLeft', { value: 300 })
    time.pass(5000)
    expect(track().scrollLeft).toBe(300)
    // Three slides begin where they were: 300 px further right.
    expect(animate.mock.calls.map(([frames]) => frames)).toEqual(
      Array.from({ length: 3 }, () => [{ translate: '300px' }, { translate: 'none' }]),
    )
    scrollTo(track(), 300)
    expect(shown()).toEqual(['Withdrawals'])
  })
})
