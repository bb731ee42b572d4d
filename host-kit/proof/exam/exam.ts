import { allCases, caseName } from '../../../contracts/cases/cases.ts'
import type { Listening } from '../../example-host/listen.ts'
import type { Result } from '../../verify/report/report.ts'
import { setUpOver } from '../../verify/states-url.ts'
import { verifyHost } from '../../verify/verify-host.ts'
import { clientVerdict, gravestOf, type ClientVerdict } from './client-verdict.ts'
import { faults } from './faults.ts'
import { faulty, type HostFault } from './faulty.ts'
import { journeys } from './journeys.ts'
import { Walk, type Seen } from './walk.ts'

export type FaultName = keyof typeof faults

/** Every fault of the exam, by its words, which follow "a host that". */
export const hostFaults: Readonly<Record<FaultName, HostFault>> = faults

export type Colour = 'red' | 'green'

/** The outcome for one fault. */
export interface Examined {
  name: string
  client: ClientVerdict
  verify: Colour
  /** The cases that failed; invariants are none. */
  failedCases: Result[]
  reading: Colour
}

/** Every journey on a host, one list of what the client saw for each. */
export async function walkAll(url: string, states: string): Promise<Seen[][]> {
  const all: Seen[][] = []
  for (const { given, params = {}, walk } of journeys) {
    const steps = new Walk(url, await setUpOver(states, given, params))
    await walk(steps)
    all.push(steps.seen)
  }
  return all
}

/** A host with rows of every kind, as one in use has; gives its player's token. */
export async function inUse({ url, states }: Listening): Promise<string> {
  const busy = journeys.filter(({ given }) => given === 'regularDay').at(-1)
  const walk = new Walk(url, await setUpOver(states, 'regularDay', {}))
  await busy?.walk(walk)
  const paid = { amount: 500, transactionId: '1763626320000999', paymentMethod: 'UPI' }
  await walk.call('createFundRequest', { body: paid })
  await walk.call('requestWithdrawal', { body: { amount: 1000, method: 'phonepe' } })
  await walk.call('sendEnquiryMessage', { body: { message: 'When?' } })
  return walk.values['token'] ?? ''
}

const caseNames = new Set(allCases.map((one) => `${one.operation} ${caseName(one)}`))

/** Verifies a host with a fault in both ways, and has the client walk on it. */
export async function examine(
  name: string,
  fault: HostFault,
  host: Listening,
  good: readonly Seen[][],
): Promise<Examined> {
  const broken = await faulty(host.url, fault)
  try {
    const walked = await walkAll(broken.url, host.states)
    const client = gravestOf(good.map((seen, index) => clientVerdict(seen, walked[index] ?? [])))
    const { code, results } = await verifyHost({ host: broken.url, states: host.states })
    const failed = results.filter(({ outcome }) => outcome === 'failed')
    const token = await inUse(host)
    const read = await verifyHost({ host: broken.url, token })
    return {
      name,
      client,
      verify: code === 0 ? 'green' : 'red',
      failedCases: failed.filter((one) => caseNames.has(`${one.operation} ${one.name}`)),
      reading: read.code === 0 ? 'green' : 'red',
    }
  } finally {
    await broken.close()
  }
}
