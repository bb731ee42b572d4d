import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { Game } from '#api/schemas/game.ts'
import { ApiProvider } from '#data/api-context.tsx'
import { betTypes } from '#domain/bet/bet-types.ts'
import type { BetErrors } from '#domain/bet/bet.ts'
import { tokenFor } from '#scenarios/scenario-session.ts'
import { tokenKey } from '#session/session.ts'
import { heldScenario } from '#tests/testing/held-scenario.ts'
import { connect } from '#tests/testing/render-app.tsx'
import { createToasts } from '#ui/overlay/toast-store.ts'
import { ToastProvider } from '#ui/overlay/toast.tsx'
import { useBetForm } from './use-bet-form.ts'

const market: Game = {
  _id: 'konkan-day',
  gameName: 'Konkan Day',
  openTime: '15:00',
  closeTime: '17:00',
  result: null,
}

/**
 * The form of a single digit on a market's open session, at 1:42 PM on Friday, 20 November 2026. What is
 * sent waits until the test answers it.
 */
async function open() {
  const scenario = heldScenario()
  localStorage.setItem(tokenKey, tokenFor(scenario, 'sample'))
  const sent: { body: unknown; answer: (response: Response) => void; lose: () => void }[] = []
  const api = connect(scenario, {
    fetch: (input, init) =>
      init?.method === 'POST'
        ? new Promise((answer, fail) => {
            const lose = () => fail(new TypeError('lost'))
            sent.push({ body: JSON.parse(String(init.body)), answer, lose })
          })
        : scenario.backend.fetch(input, init),
  })
  await api.session.start()
  // So that nobody can tell whether a lost bet was placed.
  scenario.backend.faults.add({ operation: 'listMyBets', fault: { kind: 'network' } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <QueryClientProvider client={api.queryClient}>
        <ApiProvider value={api}>
          <ToastProvider toasts={createToasts()}>{children}</ToastProvider>
        </ApiProvider>
      </QueryClientProvider>
    </MemoryRouter>
  )
  const input = {
    type: betTypes.single,
    gameId: market._id,
    begins: 'open',
    games: [market],
  } as const
  const { result } = renderHook(() => useBetForm({ ...input, rates: undefined }), { wrapper })
  const form = () => result.current
  const enter = (number: string, amount: string) => act(() => form().change({ number, amount }))
  const submit = () => {
    let wrong: BetErrors = {}
    act(() => void (wrong = form().submit()))
    return wrong
  }
  const first = async () => {
    await waitFor(() => expect(sent).toHaveLength(1))
    const [call] = sent
    if (call === undefined) throw new Error('nothing was sent')
    return call
  }
  return { form, enter, submit, sent, first, clock: scenario.clock }
}

test('a press with something wrong sends nothing and says what; typing goes on', async () => {
  const { form, enter, submit, sent } = await open()
  enter('', '50')
  expect(submit().number).toBeTruthy()
  expect(form().errors.number).toBeTruthy()
  enter('7', '50')
  expect(form().errors).toEqual({})
  expect(sent).toEqual([])
})

test('while a bet is sent, its fields stay and a second press sends nothing', async () => {
  const { form, enter, submit, sent, first } = await open()
  enter('7', '50')
  expect(submit()).toEqual({})
  const { body } = await first()
  expect(body).toMatchObject({ betNumber: '7', betAmount: 50, session: 'open' })
  expect(form().readOnly).toBe(true)
  enter('8', '90')
  act(() => form().pick('3'))
  expect(form().fields).toMatchObject({ number: '7', amount: '50' })
  expect(submit()).toEqual({})
  expect(sent).toHaveLength(1)
})

test('of a bet that may be placed, nothing is said to be wrong, even once its session is over', async () => {
  const { form, enter, submit, sent, first, clock } = await open()
  enter('7', '50')
  expect(submit()).toEqual({})
  const { lose } = await first()
  act(() => lose())
  await waitFor(() => expect(form().placement.status).toBe('unknown'))
  act(() => clock.advance(2 * 60 * 60_000))
  expect(form().errors).toEqual({})
  expect(submit()).toEqual({})
  expect(sent).toHaveLength(1)
})
