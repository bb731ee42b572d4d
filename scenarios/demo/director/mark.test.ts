import { expect, test } from 'vitest'
import { manualClock } from '#domain/time/clock.ts'
import { scenarioById } from '#scenarios/registry.ts'
import { setStage, tokenFor } from '#scenarios/stage.ts'
import { markOf, restoreMark } from './mark.ts'

/** Friday, 20 November 2026, 9:00 AM. */
const friday = new Date(2026, 10, 20, 9, 0).getTime()

test('a deposit that is still on its way is not recorded in the situation that replaces it', async () => {
  const device = manualClock(friday)
  const stage = setStage(scenarioById('slow-network'), { device })
  const token = tokenFor(stage, 'sample')
  const other = setStage(scenarioById('low-balance'), { device })
  // A persona's token is the same in every scenario.
  const next = markOf(other, tokenFor(other, 'sample'))
  stage.backend.faults.setLatency('none')
  stage.backend.setGate((work) => {
    restoreMark(stage, next)
    return Promise.resolve(work())
  })

  const answer = await stage.backend.fetch('http://host/api/fund-request/create', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ amount: 500, transactionId: '17951', paymentMethod: 'QR' }),
  })
  expect([answer.status, await answer.json()]).toEqual([
    409,
    { message: 'The demo moved on before this arrived, so it wasn’t recorded.' },
  ])
  expect(stage.backend.snapshot().rows).toEqual(next.rows.rows)
})
