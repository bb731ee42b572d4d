import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import type { Game } from '#api/schemas/game.ts'
import { ApiProvider } from '#data/api-context.tsx'
import { betTypes, type BetTypeId } from '#domain/bet/bet-types.ts'
import { heldScenario } from '#tests/testing/held-scenario.ts'
import { connect } from '#tests/testing/render-app.tsx'
import { useBetFields } from './use-bet-fields.ts'

const market = (_id: string): Game => ({
  _id,
  gameName: 'Day Market',
  openTime: '15:00',
  closeTime: '17:00',
  result: null,
})

/** The fields of a bet screen for the close, at 1:42 PM on Friday, 20 November 2026, two markets known. */
function open(type: BetTypeId) {
  const scenario = heldScenario()
  const api = connect(scenario)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={api.queryClient}>
      <ApiProvider value={api}>{children}</ApiProvider>
    </QueryClientProvider>
  )
  const games = [market('day'), market('night')]
  const input = { type: betTypes[type], gameId: 'day', begins: 'close', games } as const
  const { result } = renderHook(() => useBetFields(input), { wrapper })
  const enter = (number: string, amount: string) =>
    act(() => result.current.change({ number, amount }))
  return { fields: () => result.current, now: scenario.clock.now(), enter }
}

test('a bet is what the host is sent; without its number or a whole amount there is none', () => {
  const { fields, now, enter } = open('singlePanna')
  expect(fields().betOf(now)).toBeNull()
  enter('128', '')
  expect(fields().betOf(now)).toBeNull()
  enter('128', '10.5')
  expect(fields().betOf(now)).toBeNull()
  enter('128', '50')
  expect(fields().betOf(now)).toMatchObject({
    gameId: 'day',
    betType: 'singlePanna',
    session: 'close',
    betNumber: '128',
    betAmount: 50,
  })
})

test('a full sangam has no session', () => {
  const { fields, now, enter } = open('fullSangam')
  enter('128-345', '50')
  expect(fields().session).toBeNull()
  expect(fields().betOf(now)).toMatchObject({ betType: 'fullSangam', session: null })
})

test('a sent bet is still the form’s only while nothing of it is changed, or after it was cleared', () => {
  const { fields, now, enter } = open('singlePanna')
  enter('128', '50')
  const sent = fields().betOf(now)
  if (sent === null) throw new Error('There is a bet.')
  expect(fields().holds(sent)).toBe(true)
  const others = [
    { gameId: 'night' },
    { betType: 'doublePanna' as const },
    { session: 'open' as const },
    { betNumber: '129' },
    { betAmount: 60 },
  ]
  expect(others.filter((other) => fields().holds({ ...sent, ...other }))).toEqual([])
  act(() => fields().clear())
  expect(fields().holds(sent)).toBe(true)
})
