import * as z from 'zod'
import { states, type StateName, type StateParams } from '../states.ts'

/** Puts a host into a state; gives the values that calls made in it need. */
export type SetUp = (name: StateName, params: StateParams) => Promise<Record<string, string>>

/** What Pact's verifier sends. */
const change = z.object({
  state: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  action: z.enum(['setup', 'teardown']).optional(),
})

const names = Object.keys(states) as StateName[]

/** Answers a state change request as `api.md` tells hosts to. */
export async function answerState(request: Request, setUp: SetUp): Promise<Response> {
  const read = change.safeParse(await request.json().catch(() => null))
  if (!read.success) {
    const message = 'Send { "state": …, "params": { … }, "action": "setup" } as JSON.'
    return Response.json({ message }, { status: 400 })
  }
  const { state, params = {}, action } = read.data
  const name = names.find((one) => states[one].given === state)
  if (name === undefined) {
    const known = names.map((one) => `"${states[one].given}"`).join(', ')
    const message = `There is no state "${state}". There are: ${known}.`
    return Response.json({ message }, { status: 404 })
  }
  return Response.json(action === 'teardown' ? {} : await setUp(name, params))
}
