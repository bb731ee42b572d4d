import { torture } from '../torture/torture.ts'
import { redInOurs, redInPact, type VerifiedHost } from './both-verifiers.ts'
import type { HostFault } from './fault.ts'
import { faultyHost, serveFaulty } from './faulty-host.ts'
import { quickReach } from './quick-reach.ts'
import type { Verdict } from './verdicts.ts'

type Red = Omit<Verdict, 'harm'>

/**
 * How many interactions and checks are red on a host; `pact`: those of Pact's verifier are known. Rejects if
 * it's red where ours isn't.
 */
export async function redOn(place: VerifiedHost, pact?: number): Promise<Red> {
  const inPact = pact === undefined ? await redInPact(place) : []
  const inOurs = await redInOurs(place)
  const missed = inPact.filter((one) => !inOurs.includes(one))
  if (missed.length > 0) throw new Error(`Only Pact's verifier is red in ${missed.join('; ')}.`)
  return { pact: pact ?? inPact.length, ours: inOurs.length, torture: false }
}

/**
 * The same on the mock host with a fault, tortured too if no check is red; `known`: what Pact's verifier
 * said before, and torture if it was asked.
 */
export async function redWith(fault: HostFault, known?: Red): Promise<Red> {
  const { close, ...place } = await serveFaulty(faultyHost([fault]))
  try {
    const red = await redOn(place, known?.pact)
    if (red.ours > 0) return red
    if (known?.ours === 0) return { ...red, torture: known.torture }
    const { found } = await torture({ ...quickReach(fault), commands: 4000, seed: 1 })
    return { ...red, torture: found !== null }
  } finally {
    await close()
  }
}
