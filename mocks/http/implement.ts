import { http, passthrough, type HttpHandler } from 'msw'
import { z } from 'zod'
import { endpointOf } from '#api/contract/contract.ts'
import { loggable, type RequestLog } from '#api/request-log.ts'
import type { OperationName } from '#api/table/table.ts'
import type { Clock } from '#domain/time/clock.ts'
import type { BackendStore, Db } from '../store/db.ts'
import type { StoredRow } from '../store/models.ts'
import type { Write } from '../write.ts'
import { latencyProfiles, wrongTypes, type Fault, type Faults } from './faults.ts'
import type { Call, Handlers } from './handler.ts'
import { serverMessages } from './messages.ts'
import { readRequestBody, readRequestQuery, Refused, refuserOf } from './request.ts'
import { answerOnce } from './sent-keys.ts'

export interface Machinery {
  store: BackendStore
  clock: Clock
  faults: Faults
  log: RequestLog
  /** Called before each call and command; the persistence of the browser's transport reads what other tabs wrote. */
  catchUp: () => void
  /** Called after each call or command that wrote something, with its moment in epoch ms; a restore is no write. */
  committed: (cause: string, write?: Write, now?: number) => void
}

interface Answer {
  status: number
  body: string
  differs?: string | null
}

const json = (status: number, body: unknown): Answer => ({
  status,
  body: JSON.stringify(body ?? null),
})
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The bearer token of a request. */
const bearerOf = (request: Request) =>
  /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? null

/** How a success differs from the row's wire schema, or null. */
function differenceOf(operation: OperationName, body: unknown): string | null {
  const parsed = endpointOf(operation).success.wire.safeParse(body)
  return parsed.success ? null : z.prettifyError(parsed.error)
}

/** Whose token it is, or null. */
function accountOf(db: Db, token: string): StoredRow<'account'> | null {
  const session = db.token.find(token)
  return session && db.account.find(session.accountId)
}

/** A request without its transport. */
export interface Incoming {
  operation: OperationName
  params: Record<string, unknown>
  query: URLSearchParams
  body: string
  /** The bearer token. */
  token: string | null
  /** The Idempotency-Key. */
  key: string | null
}

/** Runs one handler: checks the caller and the request, handles refusals, checks the response. */
function perform(
  handlers: Handlers,
  { store }: Machinery,
  incoming: Incoming,
  now: number,
): Answer {
  const { operation, params, body, key } = incoming
  const row = endpointOf(operation)
  const refuse = refuserOf(operation, row)
  const token = row.auth === 'none' ? null : incoming.token
  const caller = token === null ? null : accountOf(store.db, token)
  if (row.auth === 'bearer' && !caller) return refuse('signed-out', serverMessages.signedOut)
  const call = {
    params,
    query: readRequestQuery(row, incoming.query),
    body: readRequestBody(row, body),
    caller,
    get account() {
      if (row.auth !== 'bearer' || !caller) throw new Error(`${operation} has no bearer auth.`)
      return caller
    },
    now,
    db: store.db,
    refuse,
    check(...broken: (string | false | null)[]) {
      const [first, ...more] = broken.filter((sentence) => typeof sentence === 'string')
      if (first !== undefined) refuse('invalid-fields', first, ...more)
    },
  }
  const mayRefuse = (refusal: string) => row.refusals.some(({ name }) => name === refusal)
  const handler = handlers[operation] as (call: Call<never>) => unknown
  const answerText = () => {
    if (mayRefuse('inactive') && caller?.isActive === false) {
      refuse('inactive', serverMessages.inactive)
    }
    if (mayRefuse('self-excluded') && caller?.isSelfExcluded === true) {
      refuse('self-excluded', serverMessages.selfExcluded)
    }
    const answer = handler(call as never) as unknown
    const difference = differenceOf(operation, answer)
    if (difference !== null) throw new Error(`${operation} answers wrongly.\n${difference}`)
    return JSON.stringify(answer ?? null)
  }
  const scope = `${operation} ${caller?.id}`
  return {
    status: 200,
    body: key === null ? answerText() : answerOnce(store.db, { key, scope, body }, answerText),
  }
}

/** A call that wrote something, to be carried out again. */
const writeOf = ({ operation, params, body, token, key }: Incoming): Write => ({
  call: operation,
  ...(token !== null && { token }),
  ...(key !== null && { key }),
  ...(Object.keys(params).length > 0 && { params }),
  ...(body !== '' && { body: JSON.parse(body) as unknown }),
})

/** Like `perform`, but all or nothing. A refusal is a response; other errors are logged as a 500. */
export function carryOut(
  handlers: Handlers,
  machinery: Machinery,
  incoming: Incoming,
  now = machinery.clock.now(),
): Answer {
  try {
    const { result, wrote } = machinery.store.transaction(() =>
      perform(handlers, machinery, incoming, now),
    )
    if (wrote) machinery.committed(incoming.operation, writeOf(incoming), now)
    return result
  } catch (error) {
    if (error instanceof Refused) return json(error.status, error.body)
    console.error(`Mock host, ${incoming.operation}:`, error)
    return json(500, { message: serverMessages.broken })
  }
}

/** A response as changed by a fault; null is a dropped connection. */
function mangle(operation: OperationName, answer: Answer, fault: Fault): Answer | null {
  switch (fault.kind) {
    case 'malformed':
      return { ...answer, body: answer.body.slice(0, Math.max(1, answer.body.length / 2)) }
    case 'empty':
      return { ...answer, body: '' }
    case 'wrong-type': {
      const body = wrongTypes(JSON.parse(answer.body))
      const differs = answer.status === 200 ? differenceOf(operation, body) : null
      return { ...json(answer.status, body), differs }
    }
    case 'lost-answer':
    case 'lost-answer-timeout':
      return null
    default:
      return answer
  }
}

const neverCarriedOut = ['status', 'network', 'timeout']
const neverAnswered = ['timeout', 'lost-answer-timeout']

/** Waits until the caller gives up. */
const silence = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve())
  })

async function outcome(handlers: Handlers, machinery: Machinery, incoming: Incoming) {
  const { faults, catchUp } = machinery
  const { operation } = incoming
  const hits = faults.take(operation)
  const slow = hits.reduce((sum, fault) => sum + (fault.kind === 'slow' ? fault.ms : 0), 0)
  const delay = latencyProfiles[faults.latency()] + slow
  if (delay > 0) await pause(delay)
  const blocking = hits.find((fault) => neverCarriedOut.includes(fault.kind))
  if (blocking?.kind === 'status') {
    const body = blocking.body ?? { message: blocking.message ?? `Status ${blocking.status}` }
    return { answer: json(blocking.status, body), hits }
  }
  if (blocking) return { answer: null, hits }
  catchUp()
  let answer: Answer | null = carryOut(handlers, machinery, incoming)
  for (const fault of hits) answer &&= mangle(operation, answer, fault)
  return { answer, hits }
}

/** The picture files of the carousel are static; every other path of the API must be a row. */
const pictures = '/banner-settings/*'

/**
 * The endpoint table as MSW handlers under `${base}/api`, one for each row.
 * A call without a row gets a 501 and is reported; it never reaches a real host.
 */
export function implement(handlers: Handlers, machinery: Machinery, base: string): HttpHandler[] {
  const { log, clock } = machinery
  const startTimes = () => ({ at: clock.now(), since: performance.now() })
  const record = (
    { at, since }: ReturnType<typeof startTimes>,
    request: Request,
    rest: Pick<
      Parameters<RequestLog['add']>[0],
      'operation' | 'status' | 'request' | 'response' | 'fault' | 'differs'
    >,
  ) => {
    const url = new URL(request.url)
    const ms = Math.round(performance.now() - since)
    log.add({ at, method: request.method, path: url.pathname + url.search, ms, ...rest })
  }

  const answerRow = async (
    operation: OperationName,
    request: Request,
    { 0: _anyHost, ...params }: Record<string, unknown>,
  ) => {
    const start = startTimes()
    const body = request.method === 'GET' ? '' : await request.text()
    const { method, url, headers } = request
    const key = method === 'POST' ? headers.get('idempotency-key') : null
    const query = new URL(url).searchParams
    const incoming = { operation, params, query, body, token: bearerOf(request), key }
    const { answer, hits } = await outcome(handlers, machinery, incoming)
    record(start, request, {
      operation,
      status: answer?.status ?? null,
      request: loggable(body),
      response: answer && loggable(answer.body),
      fault: hits.length > 0 ? hits.map(({ kind }) => kind).join(', ') : null,
      differs: answer?.differs ?? null,
    })
    if (answer === null) {
      if (hits.some(({ kind }) => neverAnswered.includes(kind))) await silence(request.signal)
      return Response.error()
    }
    const contentType = { 'content-type': 'application/json; charset=utf-8' }
    return new Response(answer.body, { status: answer.status, headers: contentType })
  }

  const rows = (Object.keys(handlers) as OperationName[]).map((operation) => {
    const row = endpointOf(operation)
    const method = row.method.toLowerCase() as 'get' | 'post' | 'put'
    return http[method](`${base}/api${row.path}`, ({ request, params }) =>
      answerRow(operation, request, params),
    )
  })
  const unhandled = http.all(`${base}/api/*`, ({ request }) => {
    const message = serverMessages.unhandled(request.method, new URL(request.url).pathname)
    console.error(message)
    record(startTimes(), request, {
      operation: null,
      status: 501,
      request: null,
      response: { message },
      fault: null,
      differs: message,
    })
    return Response.json({ message }, { status: 501 })
  })
  return [...rows, http.get(`${base}/api${pictures}`, () => passthrough()), unhandled]
}
