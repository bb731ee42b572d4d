import type { FlatCase } from '#contracts/cases/cases.ts'
import { fillFrom, requestOf } from '#contracts/cases/request.ts'
import { states, type StateName, type StateParams } from '#contracts/cases/states.ts'
import { callOn, type Values } from '../answer/exchange.ts'

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

const inPlaceOfPassword = '$PASSWORD'
const inPlaceOfToken = '$TOKEN'
/** In place of a session that a log-in or sign-up before it has opened. */
export const inPlaceOfOtherToken = '$OTHER_TOKEN'

/**
 * A call as a shell command; token and password are those that the state's command returned, or the
 * token is that of the log-in or sign-up above it (`$OTHER_TOKEN`). Only a value is the password: as a
 * common word, it may also be a key or part of the address.
 */
export function requestLine(
  url: string,
  { method = 'GET', headers, body }: RequestInit = {},
  password: string = inPlaceOfPassword,
  token: string = inPlaceOfToken,
) {
  const hasToken = new Headers(headers).has('authorization')
  const key = new Headers(headers).get('idempotency-key')
  const sent = String(body).replaceAll(`:${JSON.stringify(password)}`, `:"${inPlaceOfPassword}"`)
  const word = wordOf(sent).replaceAll(inPlaceOfPassword, `'"$PASSWORD"'`)
  return [
    `curl -i -X ${method} ${wordOf(url)}`,
    ...(hasToken ? [`-H "authorization: Bearer ${token}"`] : []),
    ...(key === null ? [] : [`-H ${wordOf(`idempotency-key: ${key}`)}`]),
    ...(typeof body === 'string' ? [`-H 'content-type: application/json' -d ${word}`] : []),
  ].join(' ')
}

/** What to type to see a check's answer: the state's command, if it has one, and the call's. */
export function curlOf(
  one: FlatCase,
  { host, values, statesUrl }: { host: string; values: Values; statesUrl?: string | undefined },
): string[] {
  const filled = fillFrom({ ...values, password: inPlaceOfPassword })
  const { url, init } = callOn(host, requestOf(one, filled))
  return [...(statesUrl === undefined ? [] : [stateLine(one, statesUrl)]), requestLine(url, init)]
}
