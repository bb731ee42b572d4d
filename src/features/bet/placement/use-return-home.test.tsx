import { act, render } from '@testing-library/react'
import { useEffect } from 'react'
import { BrowserRouter, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { RouterNavigation } from '#app/routing/router-navigation.tsx'
import { ScheduleProvider } from '#platform/schedule-context.ts'
import { manualSchedule } from '#tests/testing/time/manual-schedule.ts'
import { useGo } from '#ui/frame/link/navigation.ts'
import { useReturnHome } from './use-return-home.ts'

beforeEach(() => {
  window.history.replaceState(null, '', '/wallet')
  window.history.pushState({ key: 'bet', idx: 1 }, '', '/bet/jodi')
})
afterEach(() => window.history.replaceState(null, '', '/'))

/** The receipt of a bet on its way home, with the ways to leave it. */
function openReceipt() {
  const time = manualSchedule()
  const ways = { navigate: (_: string) => {}, go: (_: string) => {} }
  function Receipt() {
    const navigate = useNavigate()
    const go = useGo()
    useReturnHome(true)
    useEffect(() => {
      Object.assign(ways, { navigate, go })
    })
    return null
  }
  render(
    <BrowserRouter>
      <RouterNavigation>
        <ScheduleProvider value={time.schedule}>
          <Receipt />
        </ScheduleProvider>
      </RouterNavigation>
    </BrowserRouter>,
  )
  return { time, ways }
}

const back = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true })
    window.history.back()
  })

// The receipt stays on screen until the next one has been rendered, which takes long on a slow phone.
test.each([
  ['a link', '/bidding-history', ({ ways }) => ways.go('/bidding-history')],
  ['a step of the demo', '/bidding-history', ({ ways }) => ways.navigate('/bidding-history')],
  ['Back', '/wallet', back],
] satisfies [string, string, (receipt: ReturnType<typeof openReceipt>) => unknown][])(
  '%s that has begun ends the way home, although its screen isn’t there yet',
  async (_, place, leave) => {
    const receipt = openReceipt()
    await act(async () => {
      await leave(receipt)
      receipt.time.pass(1500)
    })
    expect(window.location.pathname).toBe(place)
  },
)

test('without one, it leads home', () => {
  const { time } = openReceipt()
  time.pass(1500)
  expect(window.location.pathname).toBe('/dashboard')
})
