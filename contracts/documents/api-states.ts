import { caseName } from '../cases/cases.ts'
import { states, type StateName } from '../states.ts'
import type { Contract } from './contract.ts'
import { anchor, code, tableOf } from './markdown.ts'

/** What each value of a setup's answer is. */
const valueWords: Readonly<Record<string, string>> = {
  token: 'a bearer token that your host takes for the player of this state',
  mobileNumber: 'the mobile number with which the player can log in',
  password: 'the password of the player',
  gameId: "the id of the market that the state calls 'the game'",
  starlineGameId: "the id of the Starline game that the state calls 'the Starline game'",
  today: "midnight at the beginning of the host's day, as an ISO moment; sent as `gameDate`",
  day: "the host's day as `YYYY-MM-DD`; sent as `startDate` and `endDate`",
}

function valueRow(state: StateName, name: string, value: string): string[] {
  const isUnknown = state === 'nobodySignedIn' && name === 'token'
  const words = isUnknown ? 'a text that your host does not take for a token' : valueWords[name]
  if (words === undefined) throw new Error(`Nobody says what "${name}" of a state is.`)
  return [code(name), code(value), words]
}

/** The part of `api.md` about the provider states. */
export const statesPart = ({ cases }: Contract): string[] =>
  (Object.keys(states) as StateName[]).flatMap((name) => {
    const state = states[name]
    const calls = cases.filter((one) => one.state === name)
    const params = Object.entries(state.params).map(([key, values]) => [
      code(key),
      values.map((value) => code(JSON.stringify(value))).join(', '),
    ])
    const values = Object.entries(state.values).map(([key, value]) => valueRow(name, key, value))
    const links = [...new Set(calls.map(({ operation }) => operation))].map((operation) => {
      const names = calls.filter((one) => one.operation === operation).map(caseName)
      return `[${operation}](${anchor(operation)}) (${names.join('; ')})`
    })
    return [
      `### ${state.given}`,
      '',
      state.holds,
      '',
      ...(params.length > 0 ? [...tableOf(['Parameter', 'Values'], params), ''] : []),
      ...tableOf(['Value to answer with', 'Example', 'What it is'], values),
      '',
      ...(state.needsSetup
        ? []
        : ['Holds on any host, so the reads of it are also checked without setups.', '']),
      `Checked in it: ${links.join(', ')}.`,
      '',
    ]
  })
