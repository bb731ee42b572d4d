import { allCases, caseName } from '../../../contracts/cases/cases.ts'
import { states, type StateName } from '../../../contracts/cases/states.ts'
import { anchor, code, tableOf } from '../markdown.ts'

/** Describes each value a setup returns. */
const valueWords: Readonly<Record<string, string>> = {
  token: "a bearer token that your host accepts for this state's player",
  mobileNumber: "the player's mobile number, for login",
  password: "the player's password",
  gameId: "the id of the market that the state calls 'the game'",
  starlineGameId: "the id of the Starline game that the state calls 'the Starline game'",
  today: "midnight at the start of the host's day, as an ISO moment; sent as `gameDate`",
  day: "the host's day as `YYYY-MM-DD`; sent as `startDate` and `endDate`",
}

function valueRow(state: StateName, name: string, value: string): string[] {
  const isUnknown = state === 'nobodySignedIn' && name === 'token'
  const words = isUnknown ? "a text that your host doesn't accept as a token" : valueWords[name]
  if (words === undefined) throw new Error(`valueWords has no words for "${name}".`)
  return [code(name), code(value), words]
}

/** The part of `api.md` about the provider states. */
export const statesPart = (): string[] =>
  (Object.keys(states) as StateName[]).flatMap((name) => {
    const state = states[name]
    const calls = allCases.filter((one) => one.state === name)
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
      ...tableOf(['Value to return', 'Example', 'What it is'], values),
      '',
      ...(state.needsSetup
        ? []
        : ['This is true on any host, so its reads are also checked without setups.', '']),
      `Used by ${links.join(', ')}.`,
      '',
    ]
  })
