import { expect, test } from 'vitest'
import type { MoneyAction } from './money-action.ts'
import { createMoneyStore } from './money-store.ts'

type Withdrawal = MoneyAction<'requestWithdrawal', 'listWithdrawals'>
type Outcome = Awaited<ReturnType<Withdrawal['send']>>
const input = { body: { amount: 5000, method: 'bank' } } as const

/** An action whose sends end when the test says so. */
function heldAction() {
  const held: ((outcome: Outcome) => void)[] = []
  let pending: typeof input | null = null
  const wait = () => new Promise<Outcome>((resolve) => held.push(resolve))
  const action: Withdrawal = {
    send: wait,
    reconcile: wait,
    pending: () => pending,
    forget: () => {},
    prepare: () => Promise.resolve(),
    confirm: () => Promise.resolve(null),
  }
  return { action, held, keep: (value: typeof input | null) => (pending = value) }
}

test('tells when it sends, refuses a second send, and rests afterwards', async () => {
  const { action, held } = heldAction()
  const store = createMoneyStore(action)
  const phases: string[] = []
  store.subscribe(() => phases.push(store.state().phase))
  const first = store.send(input)
  await expect(store.send(input)).resolves.toEqual({ status: 'busy' })
  expect(held).toHaveLength(1)
  held[0]?.({ status: 'done', answer: null })
  await expect(first).resolves.toEqual({ status: 'done', answer: null })
  expect(phases).toEqual(['sending', 'idle'])
  expect(store.state().unknown).toBeNull()
})

test('a send left unknown is found again and stays until a check settles it', async () => {
  const { action, held, keep } = heldAction()
  keep(input)
  const store = createMoneyStore(action)
  store.refresh()
  expect(store.state()).toEqual({ phase: 'idle', unknown: input })
  const check = store.check()
  expect(store.state()).toEqual({ phase: 'checking', unknown: input })
  keep(null)
  held[0]?.({ status: 'done', answer: null })
  await check
  expect(store.state()).toEqual({ phase: 'idle', unknown: null })
})
