import { states, type StateName, type StateParams } from '#contracts/cases/states.ts'
import { isRecord } from '#lib/is-record.ts'
import { ask, NoAnswer, type Values } from './answer/exchange.ts'
import { isHtml, jsonOf, showText } from './answer/judge.ts'

/** The states URL didn't work; the message is a sentence. */
export class NotSetUp extends Error {
  override readonly name = 'NotSetUp'
  /**
   * `address`: it seems to be wrong, so no other state can be set up either.
   */
  readonly why: 'address' | 'state'

  constructor(message: string, why: NotSetUp['why'] = 'state') {
    super(message)
    this.why = why
  }
}

/** A sentence about an address, without the secret in it. */
export const withoutSecret = (text: string): string =>
  text.replace(/([?&]secret=)[^&\s"]*/g, '$1•••')

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')

/**
 * Puts a host into a state, as Pact's verifier does: `POST {state, params, action: 'setup'}`. Gives
 * the values the setup returns. Rejects with `NotSetUp`.
 */
export async function setUpOver(
  url: string,
  name: StateName,
  params: StateParams,
  timeoutMs?: number,
): Promise<Values> {
  const { given, values } = states[name]
  const problem = (what: string, why: NotSetUp['why'] = 'state') =>
    new NotSetUp(withoutSecret(`The states URL ${url} ${what}.`), why)
  const forState = `for "${given}"`
  let answer
  try {
    answer = await ask(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ state: given, params, action: 'setup' }),
      timeoutMs,
    })
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    throw problem(`can't be used ${forState}: ${error.message}`, 'address')
  }
  const { status, text } = answer
  if (isHtml(text)) throw problem(`returned ${status} with an HTML page ${forState}`, 'address')
  const withText = text.trim() === '' ? ' ' : ` with ${showText(text)}, `
  if (status === 404 || status === 405) {
    const needed = 'it must accept POST at this address and know this state'
    throw problem(
      `returned ${status}${withText}${forState}; ${needed}`,
      status === 405 ? 'address' : 'state',
    )
  }
  if (status === 401 || status === 403) {
    const secret = url.includes('secret=') ? 'is the one the host was started with' : 'is set'
    throw problem(
      `returned ${status}${withText}${forState}; check that ANK_STATES_SECRET ${secret}`,
      'address',
    )
  }
  if (status < 200 || status > 299) throw problem(`returned ${status}${withText}${forState}`)
  const body = jsonOf(text)?.body
  if (!isRecord(body)) {
    const got = `${status} with ${showText(text)}`
    throw problem(`returned ${got}, ${forState} instead of a JSON object of values`, 'address')
  }
  const missing = Object.keys(values).filter(
    (key) => !['string', 'number'].includes(typeof body[key]),
  )
  if (missing.length > 0) {
    const came =
      Object.keys(body).length > 0
        ? `an object with ${quoted(Object.keys(body))}`
        : 'an empty object'
    throw problem(`returned ${came} ${forState}; it must also have text for ${quoted(missing)}`)
  }
  return Object.fromEntries(Object.keys(values).map((key) => [key, String(body[key])]))
}
