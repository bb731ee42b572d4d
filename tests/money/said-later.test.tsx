import { expect, test, vi } from 'vitest'
import { players } from '#mocks/seed/players.ts'
import { moneyOf } from '#money/money.ts'
import { pendingOf } from '#money/storage/pending.ts'
import { localStore } from '#platform/storage/storage.ts'
import { tokenFor } from '#scenarios/stage.ts'
import { tokenKey } from '#session/session.ts'
import { heldStage } from '#tests/testing/held-stage.ts'
import { connect } from '#tests/testing/render-app.tsx'
import { withdrawMessages } from '#words/money/withdraw.ts'

test('what’s found out before a screen can say it is said by the first that can', async () => {
  const stage = heldStage()
  localStore.set(tokenKey, tokenFor(stage, 'sample'))
  const api = connect(stage)
  await api.session.start()
  const input = { body: { amount: 1357, method: 'bank' } } as const
  await api.client.call('requestWithdrawal', input)
  const lost = { id: 'lost', operation: 'requestWithdrawal', input, note: {} } as const
  const unseen = { before: [], balance: null, watchedMs: 0, said: [] }
  pendingOf(api).put({ ...lost, ...unseen }, players.sample.mobileNumber)

  // As while a screen is drawn: its effects, which name the toasts, come later.
  const money = moneyOf(api)
  const found = await new Promise((resolve) => money.requestWithdrawal.onOutcome(resolve))
  expect(found).toMatchObject({ status: 'found' })
  const sayer = { success: vi.fn(), error: vi.fn() }
  money.sayTo(sayer)

  expect(sayer.success.mock.calls).toEqual([[withdrawMessages.submitted, 'requestWithdrawal']])
  money.sayTo(sayer)
  expect(sayer.success).toHaveBeenCalledTimes(1)
})
