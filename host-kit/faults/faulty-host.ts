import { rowOf } from '#api/table/table.ts'
import type { StateName, StateParams } from '#contracts/cases/states.ts'
import { arrangedStates, type Arranged } from '#contracts/provider/arranged.ts'
import { operationOf } from '#contracts/provider/operation-of.ts'
import type { StaffActionName, StaffActionParams } from '#contracts/provider/staff-actions.ts'
import { runMockStaffAction } from '#contracts/provider/staff.ts'
import { answerState } from '#contracts/provider/state-endpoint.ts'
import type { Backend } from '#mocks/backend.ts'
import { balanceOf } from '#mocks/store/ledger.ts'
import type { Values } from '../verify/answer/exchange.ts'
import { smallHost, type Listening } from '../verify/testing/small-host.ts'
import type { Fields, HostCall, HostFault, MockHost, Reply, SeededFault } from './fault.ts'

/** The mock host in this process, and what its team gives to verifiers. */
export interface FaultyHost {
  fetch: typeof globalThis.fetch
  setUp: (name: StateName, params?: StateParams) => Promise<Values>
  /** Rejects with `CommandError` if the staff can't. */
  runStaffAction: (name: StaffActionName, params: StaffActionParams) => Promise<void>
}

/** What puts a mock host into a state. */
export type States = (name: StateName, params: StateParams) => Promise<Arranged>

/** Every state of the contract, arranged once for all faulty hosts: only one is used at a time. */
const allStates: States = arrangedStates()

function mockOf(backend: Backend): MockHost {
  const balance = (accountId: string) => balanceOf(backend.db, accountId)
  const set = (accountId: string, amount: number) =>
    void backend.commands.setBalance({ accountId, balance: Math.max(0, amount) })
  return {
    backend,
    balance,
    give: (accountId, amount) => set(accountId, balance(accountId) + amount),
    take: (accountId, amount) => set(accountId, balance(accountId) - amount),
  }
}

/** A request, with this body, as a call of the endpoint table; null if the table has none for it. */
function callOf(request: Request, text: string, { db }: Backend): HostCall | null {
  const operation = operationOf(request)
  if (!operation) return null
  const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '') ?? []
  return {
    ...operation,
    query: new URL(request.url).searchParams,
    body: text === '' ? {} : (JSON.parse(text) as Fields),
    token,
    accountId: db.token.find(token)?.accountId ?? '',
    key: request.headers.get('idempotency-key') ?? '',
  }
}

function requestOf({ operation, params, query, body, token, key }: HostCall): Request {
  const { method, path } = rowOf(operation)
  const address = path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  return new Request(`http://ank.test/api${address}${query.size > 0 ? `?${query}` : ''}`, {
    method,
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      ...(token !== '' && { authorization: `Bearer ${token}` }),
      ...(key !== '' && { 'idempotency-key': key }),
    },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  })
}

async function replyOf(response: Response): Promise<Reply> {
  const text = await response.text()
  return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) }
}

/** A text as the body of a response. Calls `onCut` if the reader cancels before the text was sent. */
const droppable = (text: string, onCut: () => void) => {
  let isSent = false
  return new ReadableStream(
    {
      pull(controller) {
        controller.enqueue(new TextEncoder().encode(text))
        controller.close()
        isSent = true
      },
      cancel() {
        if (!isSent) onCut()
      },
    },
    { highWaterMark: 0 },
  )
}

function responseOf({ status, body, type, onCut }: Reply): Response {
  const isEmpty = status === 204 || body === undefined
  const text = isEmpty ? null : type === undefined ? JSON.stringify(body) : String(body)
  const headers = { 'content-type': type ?? 'application/json; charset=utf-8' }
  return new Response(text !== null && onCut ? droppable(text, onCut) : text, { status, headers })
}

/** The mock host with some faults, or none. */
export function faultyHost(faults: readonly HostFault[], states: States = allStates): FaultyHost {
  let backend: Backend | undefined
  let seeded: readonly SeededFault[] = []
  const current = () => {
    if (!backend) throw new Error('The host is in no state yet.')
    return backend
  }
  return {
    async setUp(name, params = {}) {
      const arranged = await states(name, params)
      backend = arranged.backend
      const mock = mockOf(backend)
      seeded = faults.map((fault) => fault(mock))
      return arranged.values
    },
    async runStaffAction(name, params) {
      const run = () => void runMockStaffAction(current(), name, params)
      const wrapped = seeded.reduce<() => void | Promise<void>>(
        (proceed, { staff }) => (staff ? () => staff(name, params, proceed) : proceed),
        run,
      )
      await wrapped()
    },
    async fetch(input, init) {
      const request = new Request(input as string, init)
      const hostCall = callOf(request, await request.clone().text(), current())
      if (!hostCall) return current().fetch(request)
      type Ask = (hostCall: HostCall) => Promise<Reply>
      // Each fault is around the ones before it; the mock host is inside them all.
      const ask = seeded.reduce<Ask>(
        (next, { call }) =>
          call ? (received) => call(received, (change) => next({ ...received, ...change })) : next,
        async (received) => replyOf(await current().fetch(requestOf(received))),
      )
      return responseOf(await ask(hostCall))
    },
  }
}

/** What a host answers to a request, at `/states` too, where its states are set up. */
export const answerFaulty = (host: FaultyHost, request: Request): Promise<Response> =>
  new URL(request.url).pathname === '/states'
    ? answerState(
        request,
        (name, params) => host.setUp(name, params),
        (name, params) => host.runStaffAction(name, params),
      )
    : host.fetch(request)

/** Serves a host over TCP. `states` is the URL at which its states are set up. */
export async function serveFaulty(host: FaultyHost): Promise<Listening & { states: string }> {
  await host.setUp('regularDay')
  const server = await smallHost(({ path, method, headers, body }) =>
    answerFaulty(
      host,
      new Request(`http://ank.test${path}`, { method, headers, ...(body !== '' && { body }) }),
    ),
  )
  return { ...server, states: `${server.url}/states` }
}
