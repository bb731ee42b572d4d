import { afterAll, afterEach } from 'vitest'
import { mockProvider } from '#contracts/provider/mock-provider.ts'
import { main } from '../command/main.ts'
import type { Secrets } from '../command/options.ts'
import { passOn, smallHost, type Answering, type Listening } from './small-host.ts'

const open: Listening[] = []
const closeAll = () => Promise.all(open.splice(0).map((one) => one.close()))

/** Runs the program; returns its exit code and output. */
export async function runVerifier(args: readonly string[], secrets?: Secrets) {
  let output = ''
  const out = (text: string) => void (output += text)
  const code = await main(args, { out, err: out, ...(secrets && { secrets }) })
  return { code, output }
}

/** Closes a host at the end of the test. */
export async function untilEnd<Host extends Listening>(starting: Promise<Host>): Promise<Host> {
  const host = await starting
  open.push(host)
  return host
}

/** A small host until the end of the test; returns its address. */
export const startSmallHost = async (answering: Answering): Promise<string> =>
  (await untilEnd(smallHost(answering))).url

/** The page of a web site. */
export const page = () =>
  new Response('<!doctype html><title>Hello</title>', { headers: { 'content-type': 'text/html' } })

/** The mock host on a regular day, until the end of the file, and a login of its player. */
export async function mockHost() {
  const { host, statesUrl: states, setUp } = await mockProvider()
  afterEach(closeAll)
  afterAll(() => host.close())
  const { mobileNumber, password } = await setUp('regularDay', {})
  return { url: host.url, states, login: `${mobileNumber}:${password}` }
}

type Change = (path: string, response: Response) => Response | Promise<Response>

/** A host in front of another that changes its responses. */
export const inFrontOf = (url: string, change: Change, seen: string[] = []) =>
  startSmallHost(async (request) => {
    seen.push(`${request.method} ${request.path}`)
    return change(request.path, await passOn(url, request))
  })
