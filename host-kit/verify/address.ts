import { operationNames, rowOf } from '#api/table/table.ts'
import { withoutLastSlashes } from '#lib/without-last-slashes.ts'
import { ask, NoAnswer, Redirected, type Exchange } from './answer/exchange.ts'
import { isHtml, jsonOf } from './answer/judge.ts'

/** A mistake of the person who started the program; its message is a sentence for them. */
export class Misuse extends Error {
  override readonly name = 'Misuse'
}

/** A typed address, without a slash at the end. Throws `Misuse`. */
export function parseAddress(text: string, option: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Misuse(`${option} must be an address such as https://api.example.com, not "${text}".`)
  }
  if (url.username !== '' || url.password !== '') {
    throw new Misuse(`The address in ${option} must not contain a name or password.`)
  }
  url.hash = ''
  return withoutLastSlashes(url.href)
}

/** The host of a typed address, which may end in `/api`. Throws `Misuse`. */
export function parseHost(text: string): string {
  const address = parseAddress(text, '--host')
  if (address.includes('?')) throw new Misuse('The address in --host must not have a query.')
  return address.replace(/\/api$/, '')
}

/** Whether a host is this machine. */
export const isLoopback = (hostname: string): boolean =>
  /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname)

/** The reads that need no player and no value, which any live host can answer. */
const publicPaths = operationNames
  .map(rowOf)
  .filter(
    ({ method, auth, path, query }) => method === 'GET' && auth !== 'bearer' && !query && path,
  )
  .map(({ path }) => path)

const isJson = ({ status, text }: { status: number; text: string }) =>
  status === 200 && jsonOf(text) !== undefined

/** Makes every public read at once, so that one that's never answered holds up none of the others. */
const askAll = (host: string, timeoutMs: number | undefined) =>
  publicPaths.map((path) => ask(`${host}/api${path}`, { timeoutMs }))

/** Waits for the first of these answers that suits; false if none does. */
const oneOf = (exchanges: readonly Promise<Exchange>[], suits: (answer: Exchange) => boolean) =>
  Promise.any(
    exchanges.map(async (each) => {
      if (!suits(await each)) throw new Error('It does not suit.')
    }),
  ).then(
    () => true,
    () => false,
  )

/** Whether the host still answers any of the public reads, in whatever way. */
export const stillAnswers = (host: string, timeoutMs?: number): Promise<boolean> =>
  oneOf(askAll(host, timeoutMs), () => true)

/**
 * Looks for the calls under an address before any case is run. Gives null, or a sentence that says
 * why running cases would be pointless.
 */
export async function notAHost(host: string, timeoutMs?: number): Promise<string | null> {
  const requests = askAll(host, timeoutMs)
  if (await oneOf(requests, isJson)) return null
  const settled = await Promise.allSettled(requests)
  const answers = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  if (answers.length === 0) {
    const error = settled.find((each) => each.status === 'rejected')?.reason as unknown
    if (!(error instanceof NoAnswer)) throw error
    const hint = error instanceof Redirected ? '; use the address that answers directly' : ''
    return `The host could not be verified: ${error.message}${hint}.`
  }
  const htmlOnly = answers.every(({ text }) => isHtml(text))
  if (!htmlOnly && answers.every(({ status }) => status === 404)) {
    return (
      `None of the public calls, such as GET ${host}/api${publicPaths[0]}, is there: all of them return 404. ` +
      'The base path is wrong, or something in front of the host removes or adds part of it; the client ' +
      'puts /api before every path.'
    )
  }
  if (!htmlOnly) return null
  const statuses = [...new Set(answers.map(({ status }) => status))]
  const withStatus = statuses.join() === '200' ? '' : ` (status ${statuses.join(', ')})`
  return (
    `${host}/api returns HTML pages${withStatus} instead of JSON. This is the address of a website rather than ` +
    "an API, or something in front of the host doesn't pass /api on."
  )
}
