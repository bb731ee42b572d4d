import { isRecord } from '#domain/is-record.ts'
import { states, type StateName, type StateParams } from '../cases/states.ts'
import { ask, NoAnswer, type Values } from './answer/exchange.ts'
import { isHtml, jsonOf, showText } from './answer/judge.ts'

/** The states URL didn't work; the message is a sentence. */
export class NotSetUp extends Error {
  override readonly name = 'NotSetUp'
  /** True if the address seems to be wrong, so that no other state can be set up either. */
  readonly hopeless: boolean

  constructor(message: string, hopeless: boolean) {
    super(message)
    this.hopeless = hopeless
  }
}

/** A sentence about an address, without the secret in it. */
export const withoutSecret = (text: string): string =>
  text.replace(/([?&]secret=)[^&\s"]*/g, '$1•••')

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
  const problem = (what: string, hopeless = false) =>
    new NotSetUp(withoutSecret(`The states URL ${url} ${what}.`), hopeless)
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
    throw problem(`can't be used: ${error.message}`, true)
  }
  const { status, text } = answer
  const asked = `for "${given}"`
  if (isHtml(text)) throw problem(`returned ${status} with an HTML page ${asked}`, true)
  if (status === 404 || status === 405) {
    throw problem(`returned ${status} ${asked}; it must accept POST at this address`, true)
  }
  if (status < 200 || status > 299) throw problem(`returned ${status} ${asked}`)
  const body = jsonOf(text)?.body
  if (!isRecord(body)) {
    const got = `${status} with ${showText(text)}`
    throw problem(`returned ${got}, ${asked} instead of a JSON object of values`, true)
  }
  const missing = Object.keys(values).filter(
    (key) => !['string', 'number'].includes(typeof body[key]),
  )
  if (missing.length > 0) {
    throw problem(`returned values ${asked} without ${missing.map((key) => `"${key}"`).join(', ')}`)
  }
  return Object.fromEntries(Object.keys(values).map((key) => [key, String(body[key])]))
}
