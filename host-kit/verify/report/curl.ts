import type { FlatCase } from '../../../contracts/cases/cases.ts'
import { fillFrom, requestOf } from '../../../contracts/cases/request.ts'
import { states, type StateName, type StateParams } from '../../../contracts/cases/states.ts'
import type { Values } from '../answer/exchange.ts'

/** Quotes text as one shell word. */
export const wordOf = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** The command that puts the host into a state; the secret stays in the environment. */
export function stateLine(
  { state, params = {} }: { state: StateName; params?: StateParams },
  url: string,
): string {
  const body = JSON.stringify({ state: states[state].given, params, action: 'setup' })
  const [place = '', query = ''] = url.split('?')
  const rest = query.split('&').filter((part) => part !== '' && !part.startsWith('secret='))
  const hasSecret = /(^|&)secret=/.test(query)
  const address = rest.length > 0 ? `${place}?${rest.join('&')}` : place
  const joined = rest.length > 0 ? '&' : '?'
  const secret = hasSecret ? `"${joined}secret=$ANK_STATES_SECRET"` : ''
  return `curl -X POST ${wordOf(address)}${secret} -H 'content-type: application/json' -d ${wordOf(body)}`
}

/** A body as one shell word; the player's password stays in the environment. */
const bodyWord = (body: unknown) =>
  wordOf(JSON.stringify(body)).replaceAll(inPlaceOfPassword, `'"$PASSWORD"'`)
const inPlaceOfPassword = '$PASSWORD'

/** A call that was made, as a shell command; `TOKEN` is that of the state. */
export const requestLine = (url: string, { method = 'GET', body }: RequestInit = {}): string =>
  [
    `curl -i${method === 'GET' ? '' : ` -X ${method}`} ${wordOf(url)} -H "authorization: Bearer $TOKEN"`,
    ...(typeof body === 'string' ? [`-H 'content-type: application/json' -d ${wordOf(body)}`] : []),
  ].join(' ')

/** The command for the call; token and password are those the state's command returned. */
function callLine(one: FlatCase, host: string, values: Values): string {
  const filled = fillFrom({ ...values, password: inPlaceOfPassword })
  const { method, path, query, headers, body } = requestOf(one, filled)
  const search = new URLSearchParams(query)
  return [
    `curl -i -X ${method} ${wordOf(`${host}${path}${search.size > 0 ? `?${search}` : ''}`)}`,
    ...(headers['authorization'] === undefined ? [] : ['-H "authorization: Bearer $TOKEN"']),
    ...(body === undefined ? [] : [`-H 'content-type: application/json' -d ${bodyWord(body)}`]),
  ].join(' ')
}

/** What to type to see a check's answer: the state's command, if it has one, and the call's. */
export const curlOf = (
  one: FlatCase,
  { host, values, statesUrl }: { host: string; values: Values; statesUrl?: string | undefined },
): string[] => [
  ...(statesUrl === undefined ? [] : [stateLine(one, statesUrl)]),
  callLine(one, host, values),
]
