import { z } from 'zod'
import type { ManualClock } from '#domain/time/clock.ts'
import { hasKey } from '#lib/has-key.ts'
import type { Backend } from '../backend.ts'
import { commandNames, isCommandName } from '../commands.ts'
import { latencyProfiles, plannedFaultSchema, type LatencyProfile } from '../http/faults.ts'

/** A mistake in a control call; the message is the response. */
class ControlError extends Error {}

const profiles = Object.keys(latencyProfiles) as LatencyProfile[]

const schemas = {
  command: z.strictObject({ name: z.string(), args: z.unknown().optional() }),
  reset: z.strictObject({ scenario: z.string().optional() }),
  faults: z.strictObject({
    clear: z.boolean().optional(),
    add: z.array(plannedFaultSchema).optional(),
    latency: z.enum(profiles).optional(),
  }),
  clock: z.union([
    /** Epoch ms or an ISO text. */
    z.strictObject({ at: z.union([z.number(), z.iso.datetime({ offset: true, local: true })]) }),
    z.strictObject({ advanceMs: z.number() }),
  ]),
}

const isManual = (clock: unknown): clock is ManualClock =>
  typeof (clock as Partial<ManualClock>).set === 'function'

const stateOf = ({ clock, faults, log, snapshot }: Backend) => ({
  now: clock.now(),
  latency: faults.latency(),
  faults: faults.list(),
  log: log.list(),
  rows: snapshot().rows,
})

type Current = { backend: Backend }
type Load = (scenario?: string) => Backend

const actions = {
  async command(body: unknown, { backend }: Current) {
    const { name, args } = schemas.command.parse(body)
    if (!isCommandName(name)) {
      throw new ControlError(
        `There is no command "${name}". Use one of: ${commandNames.join(', ')}`,
      )
    }
    return { said: await backend.run(name, args) }
  },
  reset(body: unknown, current: Current, load: Load) {
    const { scenario } = schemas.reset.parse(body)
    current.backend = load(scenario)
    return stateOf(current.backend)
  },
  faults(body: unknown, { backend: { faults } }: Current) {
    const { clear, add = [], latency } = schemas.faults.parse(body)
    if (clear) faults.clear()
    for (const planned of add) faults.add(planned)
    if (latency) faults.setLatency(latency)
    return { latency: faults.latency(), faults: faults.list() }
  },
  clock(body: unknown, { backend: { clock } }: Current) {
    const change = schemas.clock.parse(body)
    if (!isManual(clock)) throw new ControlError('This host’s clock can’t be set.')
    clock.set('at' in change ? new Date(change.at).getTime() : clock.now() + change.advanceMs)
    return { now: clock.now() }
  },
}

/** Answers a call to `/__ank/`, with which tests control the host. */
export async function control(request: Request, current: Current, load: Load): Promise<Response> {
  const name = new URL(request.url).pathname.slice('/__ank/'.length)
  if (request.method === 'GET' && name === 'state') return Response.json(stateOf(current.backend))
  if (request.method !== 'POST' || !hasKey(actions, name)) {
    const addresses = Object.keys(actions).map((action) => `POST /__ank/${action}`)
    const message = `Unknown address. Use one of: GET /__ank/state, ${addresses.join(', ')}`
    return Response.json({ message }, { status: 404 })
  }
  try {
    const text = await request.text()
    const body: unknown = text === '' ? {} : JSON.parse(text)
    return Response.json(await actions[name](body, current, load))
  } catch (error) {
    const message = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message
    return Response.json({ message }, { status: 400 })
  }
}
