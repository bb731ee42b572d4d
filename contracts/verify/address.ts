import { operationNames, rowOf } from '#api/table/table.ts'
import { ask, NoAnswer } from './exchange.ts'
import { isHtml, jsonOf } from './judge.ts'

/** What the person who started the program got wrong; its message is a sentence for them. */
export class Misuse extends Error {
  override readonly name = 'Misuse'
}

/** An address that was typed, without a slash at its end. Throws `Misuse`. */
export function addressOf(text: string, option: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Misuse(`${option} takes an address such as https://api.example.com, not "${text}".`)
  }
  if (url.username !== '' || url.password !== '') {
    throw new Misuse(`${option} takes an address without a name and password in it.`)
  }
  url.hash = ''
  return url.href.replace(/\/+$/, '')
}

/** The host of an address that was typed: `/api` at its end may stand there or not. */
export function hostOf(text: string): string {
  const address = addressOf(text, '--host')
  if (address.includes('?')) throw new Misuse('--host takes an address without a query.')
  return address.replace(/\/api$/, '')
}

/** The reads that need no player and no value: what any host in use answers. */
const publicPaths = operationNames
  .map(rowOf)
  .filter(({ method, auth, path, query }) => method === 'GET' && auth === 'none' && !query && path)
  .map(({ path }) => path)

const isJson = ({ status, text }: { status: number; text: string }) =>
  status === 200 && jsonOf(text) !== undefined

/**
 * Looks for the calls below an address before any case is run. Gives null, or the sentence that
 * says why there is no point in running one.
 */
export async function notAHost(host: string, timeoutMs?: number): Promise<string | null> {
  let htmlOnly = true
  const statuses: number[] = []
  try {
    for (const path of publicPaths) {
      const answer = await ask(`${host}/api${path}`, { timeoutMs })
      if (isJson(answer)) return null
      htmlOnly &&= isHtml(answer.text)
      statuses.push(answer.status)
    }
    const [first = ''] = publicPaths
    for (const [prefix, sentence] of [
      ['/api/api', `Its calls answer below /api/api: one /api is added twice on the way.`],
      ['', `Its calls answer without /api; the client asks below /api.`],
    ] as const) {
      const elsewhere = await ask(`${host}${prefix}${first}`, { timeoutMs }).catch(() => null)
      if (elsewhere && isJson(elsewhere)) {
        return `The calls are not at ${host}/api. ${sentence}`
      }
    }
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    return `The host cannot be verified: ${error.message}.`
  }
  if (!htmlOnly && statuses.every((status) => status === 404)) {
    return (
      `None of the public calls is at ${host}/api: all of them answer 404. The base path is wrong, ` +
      'or something in front of the host takes a part of it away.'
    )
  }
  if (!htmlOnly) return null
  return (
    `${host}/api answers with HTML pages where JSON is expected: this is the address of a web ` +
    'site, not of its API, or something in front of the host does not pass /api on.'
  )
}
