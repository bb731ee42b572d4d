import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { DatedAnswer } from '#domain/time/clock-error.ts'
import { heldScenario } from '#tests/testing/held-scenario.ts'
import { connect } from '#tests/testing/render-app.tsx'
import { ApiProvider } from './api-context.tsx'
import { usePhoneTime } from './phone-time.ts'

const host = Date.parse('Fri, 20 Nov 2026 09:30:00 GMT')
const minute = 60_000

/** A phone whose clock is ahead of the host's by so many ms; `answer` gives the host's next answer. */
function open(ahead: number) {
  const answers = createStore<{ latest: DatedAnswer | null }>(() => ({ latest: null }))
  const hostClock = { latest: () => answers.getState().latest, subscribe: answers.subscribe }
  const api = { ...connect(heldScenario()), hostClock }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider value={api}>{children}</ApiProvider>
  )
  let renders = 0
  const { result } = renderHook(() => ((renders += 1), usePhoneTime(host)), { wrapper })
  const answer = (after: number) =>
    act(() => {
      const answeredAt = host + after + ahead
      const date = new Date(host + after).toUTCString()
      answers.setState({ latest: { date, age: null, sentAt: answeredAt, answeredAt } })
    })
  return { error: () => result.current.error, renders: () => renders, answer }
}

test('a clock that’s ahead is known by the next answer, to the minute', () => {
  const phone = open(10 * minute + 20_000)
  expect(phone.error()).toBeNull()
  phone.answer(30_000)
  expect(phone.error()).toBe(10 * minute)
})

test('with a clock that’s wrong, an answer that says the same renders nothing again', () => {
  const phone = open(-10 * minute)
  // A date has whole seconds, so each answer says something else by up to one.
  phone.answer(30_000)
  const before = phone.renders()
  phone.answer(60_400)
  phone.answer(90_900)
  expect(phone.error()).toBe(-10 * minute)
  expect(phone.renders()).toBe(before)
})

test('with a clock that’s right, no answer renders anything again', () => {
  const phone = open(0)
  const before = phone.renders()
  phone.answer(30_000)
  phone.answer(60_400)
  expect(phone.error()).toBeNull()
  expect(phone.renders()).toBe(before)
})
