import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { ApiProvider } from '#data/api-context.tsx'
import { queryOf } from '#data/queries.ts'
import { betsAgain } from '#domain/bet/bets-again.ts'
import { tokenFor } from '#scenarios/scenario-session.ts'
import { tokenKey } from '#session/session.ts'
import { heldScenario } from '#tests/testing/held-scenario.ts'
import { connect } from '#tests/testing/render-app.tsx'
import { useBetsAgain } from './bets-again.ts'

vi.mock('#domain/bet/bets-again.ts', { spy: true })

const market = {
  _id: 'konkan-day',
  gameName: 'Konkan Day',
  openTime: '15:00',
  closeTime: '17:00',
  result: null,
}
/** 1:42 PM in India on Friday, 20 November 2026. */
const now = Date.parse('2026-11-20T13:42:00+05:30')

test('a history of thousands isn’t looked through again with each press, only with the minute', async () => {
  const scenario = heldScenario()
  localStorage.setItem(tokenKey, tokenFor(scenario, 'sample'))
  const api = connect(scenario)
  await api.session.start()
  await api.queryClient.prefetchQuery(queryOf(api.client, 'listMyBets'))
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={api.queryClient}>
      <ApiProvider value={api}>{children}</ApiProvider>
    </QueryClientProvider>
  )
  const { result, rerender } = renderHook((moment) => useBetsAgain(market, moment, false), {
    initialProps: now,
    wrapper,
  })
  expect(result.current).not.toEqual([])
  const looked = vi.mocked(betsAgain)
  looked.mockClear()
  rerender(now + 59_999)
  expect(looked).not.toHaveBeenCalled()
  rerender(now + 60_000)
  expect(looked).toHaveBeenCalledOnce()
})
