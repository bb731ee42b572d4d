import { rowOf } from '#api/table/table.ts'
import type { StateName, StateParams } from '#contracts/cases/states.ts'
import { arrangedStates, type Arranged } from '#contracts/provider/arranged.ts'
import { operationOf } from '#contracts/provider/operation-of.ts'
import type { StaffActionName, StaffActionParams } from '#contracts/provider/staff-actions.ts'
import { runMockStaffAction } from '#contracts/provider/staff.ts'
import { answerState } from '#contracts/provider/state-endpoint.ts'
import type { Values } from '#host-kit/verify/answer/exchange.ts'
import { smallHost, type Listening } from '#host-kit/verify/testing/small-host.ts'
import type { Backend } from '#mocks/backend.ts'
import { balanceOf } from '#mocks/store/ledger.ts'
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

/** A call of the table; null for any other request. */
function askedOf(request: Request, text: string, { db }: Backend): HostCall | null {
  const found = operationOf(request)
  if (!found) return null
  const [, sent = ''] = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '') ?? []
  return {
    ...found,
    query: new URL(request.url).searchParams,
    body: text === '' ? {} : (JSON.parse(text) as Fields),
    token: sent,
    accountId: db.token.find(sent)?.accountId ?? '',
    key: request.headers.get('idempotency-key') ?? '',
  }
}

function requestOf({ operation, params, query, body, token: sent, key }: HostCall): Request {
  const { method, path } = rowOf(operation)
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  return new Request(`http://ank.test/api${filled}${query.size > 0 ? `?${query}` : ''}`, {
    method,
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      ...(sent !== '' && { authorization: `Bearer ${sent}` }),
      ...(key !== '' && { 'idempotency-key': key }),
    },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  })
}

async function replyOf(response: Response): Promise<Reply> {
  const text = await response.text()
  return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) }
}

/** A text as a body that says when it's dropped. */
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
      const done = () => void runMockStaffAction(current(), name, params)
      const wrapped = seeded.reduce<() => void | Promise<void>>(
        (proceed, { staff }) => (staff ? () => staff(name, params, proceed) : proceed),
        done,
      )
      await wrapped()
    },
    async fetch(input, init) {
      const request = new Request(input as string, init)
      const asked = askedOf(request, await request.clone().text(), current())
      if (!asked) return current().fetch(request)
      type Ask = (asked: HostCall) => Promise<Reply>
      const ask = seeded.reduce<Ask>(
        (next, { call }) =>
          call ? (given) => call(given, (changed) => next({ ...given, ...changed })) : next,
        async (given) => replyOf(await current().fetch(requestOf(given))),
      )
      return responseOf(await ask(asked))
    },
  }
}

/** Serves it over TCP, with its states at `states`. */
export async function serveFaulty(host: FaultyHost): Promise<Listening & { states: string }> {
  await host.setUp('regularDay')
  const served = await smallHost(({ path, method, headers, body }) => {
    const request = new Request(`http://ank.test${path}`, {
      method,
      headers,
      ...(body !== '' && { body }),
    })
    if (new URL(request.url).pathname !== '/states') return host.fetch(request)
    return answerState(
      request,
      async (name, params) => ({ ...(await host.setUp(name, params)) }),
      (name, params) => host.runStaffAction(name, params),
    )
  })
  return { ...served, states: `${served.url}/states` }
}
