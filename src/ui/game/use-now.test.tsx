import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Clock } from '#domain/time/clock.ts'
import { manualSchedule, type ManualSchedule } from '#tests/testing/time/manual-schedule.ts'
import { useNow } from './use-now.ts'

const threePm = new Date(2026, 10, 20, 15, 0).getTime()

interface Props {
  clock: Clock
  time: ManualSchedule
  edge?: (now: number) => number | null
}

function Now({ clock, time, edge }: Props) {
  return <p>{new Date(useNow(clock, edge, time.schedule)).toTimeString().slice(0, 8)}</p>
}

/** A clock and timers that move together, as on a device. */
function device(start: number) {
  const time = manualSchedule()
  let moment = start
  const clock: Clock = { now: () => moment, subscribe: () => () => {} }
  const pass = (ms: number) => {
    moment += ms
    time.pass(ms)
  }
  return { clock, time, pass }
}

const shown = () => screen.getByRole('paragraph').textContent

it('renders again at each full minute', () => {
  const { clock, time, pass } = device(threePm - 20_000)
  render(<Now clock={clock} time={time} />)
  expect(shown()).toBe('14:59:40')
  pass(19_999)
  expect(shown()).toBe('14:59:40')
  pass(1)
  expect(shown()).toBe('15:00:00')
  pass(60_000)
  expect(shown()).toBe('15:01:00')
})

it('renders again at an edge before the full minute', () => {
  const { clock, time, pass } = device(threePm)
  const edge = (now: number) => (now < threePm + 10_000 ? threePm + 10_000 : null)
  render(<Now clock={clock} time={time} edge={edge} />)
  pass(10_000)
  expect(shown()).toBe('15:00:10')
  pass(50_000)
  expect(shown()).toBe('15:01:00')
})

it('asks a held clock four times a second at most', () => {
  const time = manualSchedule()
  let reads = 0
  const held: Clock = {
    now: () => {
      reads++
      return threePm - 1
    },
    subscribe: () => () => {},
  }
  render(<Now clock={held} time={time} />)
  const before = reads
  time.pass(1000)
  expect(reads - before).toBe(4)
})
