import {
  staffActions,
  type StaffActionName,
  type StaffActionParams,
} from '#contracts/provider/staff-actions.ts'
import { ask, NoAnswer } from './answer/exchange.ts'
import { sectionOf } from './report/report.ts'
import { NotSetUp, withoutSecret } from './states-url.ts'

/** The body that asks the state endpoint to run a staff action. */
export const staffActionBody = (name: StaffActionName, params: StaffActionParams): string =>
  JSON.stringify({ state: staffActions[name], params, action: 'staff' })

/** Runs a staff action on the host. Rejects with `NotSetUp` if the state endpoint can't be reached or refuses. */
export async function requestStaffAction(
  url: string,
  name: StaffActionName,
  params: StaffActionParams,
): Promise<void> {
  const notSetUp = (why: string) =>
    new NotSetUp(
      withoutSecret(
        `The states URL ${url} ${why} when it was asked to ${staffActions[name]}, which hadn't been done yet. ` +
          `See ${sectionOf('what-the-staff-do')}.`,
      ),
    )
  const headers = { 'content-type': 'application/json', accept: 'application/json' }
  const body = staffActionBody(name, params)
  const answer = await ask(url, { method: 'POST', headers, body }).catch((error: unknown) => {
    if (error instanceof NoAnswer) throw notSetUp(`gave no answer (${error.message})`)
    throw error
  })
  if (answer.status < 200 || answer.status > 299) throw notSetUp(`answered ${answer.status}`)
}
