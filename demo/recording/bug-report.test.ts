import { expect, test } from 'vitest'
import { manualClock } from '#domain/time/clock.ts'
import { playerOf } from '#scenarios/gestures.ts'
import { scenarioById } from '#scenarios/registry.ts'
import { startScenario } from '#scenarios/scenario-session.ts'
import { bugReport } from './bug-report.ts'
import { createRecorder } from './recorder.ts'

/** A demo with an event of every kind. */
async function shown() {
  const device = manualClock(new Date(2026, 10, 20, 13, 42).getTime())
  const scenario = scenarioById('regular-day')
  const scenarioSession = startScenario(scenario, { device })
  const recorder = createRecorder({
    scenarioSession,
    scenario: 'regular-day',
    day: '2026-11-20',
    token: () => 'token-sample-player-1',
  })
  const { backend, clock } = scenarioSession
  for (const [index, step] of scenario.script.slice(0, 3).entries()) {
    device.advance(20_000)
    recorder.begin(index)
    await step.run(scenarioSession)
    recorder.end()
  }
  device.advance(5000)
  await backend.run('addPlayMoney', { accountId: 'sample-player', amount: 50 })
  await playerOf(scenarioSession, 'sample').call('createFundRequest', {
    body: { amount: 700, transactionId: '412345678901', paymentMethod: 'UPI' },
  })
  await backend.edit(({ market, account }) => {
    market.change('malwa-day', { gameName: 'Malwa <Night>' })
    account.change('sample-player', { createdAt: clock.now() })
  })
  backend.faults.next('placeBet', { kind: 'lost-answer' })
  clock.advance(60_000)
  return { ...scenarioSession, recorder }
}

test('a bug report has the link, the events and every call with its verdict', async () => {
  const { recorder, backend, clock } = await shown()
  backend.faults.next('getMainSettings', { kind: 'wrong-type' })
  await playerOf({ backend, clock }, 'sample')
    .call('getMainSettings')
    .catch(() => {})
  const report = bugReport(recorder, 'https://demo.example/?recording=x', backend.log.list())
  expect(report).toContain(
    `Demo: Regular day, 2026-11-20
To see it: https://demo.example/?recording=x

What was done
1. 1:42 PM Player bets ₹200 on open digit 1
2. 2:59 PM Skip to one minute before Konkan Day opens
3. 3:11 PM Declare open result 146-1
`,
  )
  expect(report).toContain(`
3:11 PM POST /api/fund-request/create: 200
   Sent: {"amount":700,"transactionId":"412345678901","paymentMethod":"UPI"}
   Received: {"message":"Request received","requestId":"fund-request-1001"}
`)
  expect(report).toMatch(
    /GET \/api\/[\w/-]+: 200 \(wrong-type\)\n {3}Response differs: .*appLink: expected text/,
  )
})
