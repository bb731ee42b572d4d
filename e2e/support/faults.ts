import type { Page, Route } from '@playwright/test'
import { rowOf, type OperationName } from '#api/table/table.ts'
import { wrongTypes } from '#mocks/http/faults.ts'

const html = '<!doctype html><title>Maintenance</title><h1>We will be back soon</h1>'

const json =
  (status: number, body: unknown) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })

const page =
  (status: number) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, contentType: 'text/html', body: html })

/** Whether the host has carried a call out under a fault, and what the client is told. */
export interface NetworkFault {
  /** True when the call reaches the host. */
  carriedOut: boolean
  /** True when the page waits for an answer until `release` is called, or for ever. */
  waits?: boolean
  answer(route: Route, released: Promise<void>): Promise<void>
}

/** Everything that can come between a call and its answer. */
export const networkFaults = {
  '401': { carriedOut: false, answer: json(401, { message: 'Please log in' }) },
  '403': { carriedOut: false, answer: json(403, { message: 'Not for you' }) },
  '422 with errors[]': {
    carriedOut: false,
    answer: json(422, { errors: [{ msg: 'The first is wrong' }, { msg: 'So is the second' }] }),
  },
  '429': { carriedOut: false, answer: json(429, { message: 'Too many calls' }) },
  '500 with a sentence': {
    carriedOut: false,
    answer: json(500, { message: 'The database is away' }),
  },
  '500 with a page': { carriedOut: false, answer: page(500) },
  '504 with a page': { carriedOut: false, answer: page(504) },
  '200 with a page': { carriedOut: false, answer: page(200) },
  '200 without a body': { carriedOut: false, answer: (route) => route.fulfill({ status: 200 }) },
  '200 with null': { carriedOut: false, answer: json(200, null) },
  'wrong types': {
    carriedOut: true,
    async answer(route) {
      const response = await route.fetch()
      await route.fulfill({ response, json: wrongTypes(await response.json()) })
    },
  },
  cut: { carriedOut: false, answer: (route) => route.abort('connectionreset') },
  'lost after it was done': {
    carriedOut: true,
    async answer(route) {
      await route.fetch()
      await route.abort('connectionreset')
    },
  },
  silence: { carriedOut: false, waits: true, answer: () => new Promise(() => {}) },
  slow: {
    carriedOut: true,
    waits: true,
    async answer(route, released) {
      await released
      await route.continue()
    },
  },
} satisfies Record<string, NetworkFault>

export type NetworkFaultName = keyof typeof networkFaults
export const networkFaultNames = Object.keys(networkFaults) as NetworkFaultName[]

/** The addresses of an operation's calls. */
function addressesOf(operation: OperationName): RegExp {
  const path = rowOf(operation).path.replaceAll(/:\w+/g, '[^/]+')
  return new RegExp(`/api${path}(\\?.*)?$`)
}

export interface RunningFault {
  /** How many calls it has met. */
  met(): number
  /** Lets what waits go on, and later calls pass. */
  end(): Promise<void>
}

/** From now on every call of `operation` meets the fault. */
export async function breakCalls(
  onPage: Page,
  operation: OperationName,
  name: NetworkFaultName,
): Promise<RunningFault> {
  const fault: NetworkFault = networkFaults[name]
  let met = 0
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const addresses = addressesOf(operation)
  const handle = async (route: Route) => {
    if (route.request().method() !== rowOf(operation).method) return route.fallback()
    met += 1
    // The page may have been left meanwhile.
    await fault.answer(route, released).catch(() => undefined)
  }
  await onPage.route(addresses, handle)
  return {
    met: () => met,
    async end() {
      release()
      await onPage.unroute(addresses, handle)
    },
  }
}
