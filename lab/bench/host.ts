import { players } from '../../mocks/seed/players.ts'
import { serve } from '../../scenarios/host.ts'
import { tokenFor } from '../../scenarios/stage.ts'
import { deviceClock } from '../../src/domain/time/clock.ts'

export interface BenchHost {
  port: number
  /** Bearer token of the sample player. */
  token: string
  /** What the sample player types at the login. */
  credentials: { mobileNumber: string; password: string }
  /** How far the scenario's clock is ahead of the device's, in ms. */
  clockOffset: number
}

/** Starts the mock host with a scenario's rows, on a free port that only this machine can reach. */
export async function startHost(scenario: string): Promise<BenchHost> {
  // The host uses the same calendar as the phone, as in the journeys.
  process.env.TZ = 'Asia/Kolkata'
  const { port, ...host } = await serve({ port: 0, host: '127.0.0.1', scenario })
  const stage = host.stage()
  const token = tokenFor(stage, 'sample')
  const { mobileNumber, password } = players.sample
  const clockOffset = stage.clock.now() - deviceClock.now()
  return { port, token, credentials: { mobileNumber, password }, clockOffset }
}
