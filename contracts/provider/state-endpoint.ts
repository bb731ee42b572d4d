import * as z from 'zod'
import { states, type StateName, type StateParams } from '../cases/states.ts'
import { staffActions, type StaffActionName, type StaffActionParams } from './staff-actions.ts'

/** Puts a host into a state; gives the values that calls made in it need. */
export type SetUp = (name: StateName, params: StateParams) => Promise<Record<string, string>>

/** Does what a host's staff do; throws if they can't. */
export type RunStaffAction = (name: StaffActionName, params: StaffActionParams) => unknown

/** What verifiers send: Pact's never sends `staff`. */
const change = z.object({
  state: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  action: z.enum(['setup', 'teardown', 'staff']).optional(),
})

const staffActionNames = Object.keys(staffActions) as StaffActionName[]
const names = Object.keys(states) as StateName[]

/** Handles a state change request as `api.md` demands. */
export async function answerState(
  request: Request,
  setUp: SetUp,
  runStaffAction: RunStaffAction,
): Promise<Response> {
  const read = change.safeParse(await request.json().catch(() => null))
  if (!read.success) {
    const message = 'Send { "state": …, "params": { … }, "action": "setup" } as JSON.'
    return Response.json({ message }, { status: 400 })
  }
  const { state, params = {}, action } = read.data
  if (action === 'staff') {
    const wanted = staffActionNames.find((one) => staffActions[one] === state)
    if (wanted === undefined) {
      return Response.json({ message: `The staff cannot "${state}".` }, { status: 404 })
    }
    try {
      const texts = Object.entries(params).map(([key, value]) => [key, String(value)])
      return Response.json({
        said: await runStaffAction(wanted, Object.fromEntries(texts) as StaffActionParams),
      })
    } catch (error) {
      return Response.json({ message: (error as Error).message }, { status: 409 })
    }
  }
  const name = names.find((one) => states[one].given === state)
  if (name === undefined) {
    const known = names.map((one) => `"${states[one].given}"`).join(', ')
    const message = `There is no state "${state}". There are: ${known}.`
    return Response.json({ message }, { status: 404 })
  }
  return Response.json(action === 'teardown' ? {} : await setUp(name, params))
}
