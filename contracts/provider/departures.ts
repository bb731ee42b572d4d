import { rowOf, type OperationName } from '#api/table/table.ts'
import { isRecord } from '#lib/is-record.ts'
import { operationOf } from './operation-of.ts'

/** An answer of the mock host. */
export interface Answered {
  status: number
  /** Undefined: nothing is sent. */
  body: unknown
}

/** A way in which a host may depart from the contract, or use what it leaves open, without harm. */
export interface Departure {
  /** In words that follow "a host that". */
  host: string
  /** What our verifier reports of it, as an info; null: nothing, the contract leaves it to the host. */
  reportedAs: RegExp | null
  change: (answered: Answered, operation: OperationName) => Answered
}

/** A body with each value changed, the inner ones first. */
function mapDeep(
  value: unknown,
  change: (value: unknown, key: string) => unknown,
  key = '',
): unknown {
  if (Array.isArray(value)) return value.map((item) => change(mapDeep(item, change, key), key))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      change(mapDeep(inner, change, name), name),
    ]),
  )
}

const changeBody =
  (change: (value: unknown, key: string) => unknown): Departure['change'] =>
  ({ status, body }) => ({ status, body: status < 300 ? change(mapDeep(body, change), '') : body })

/** Values by key. */
const changeKeys = (keys: RegExp, change: (value: string | number) => unknown) =>
  changeBody((value, key) =>
    keys.test(key) && (typeof value === 'string' || typeof value === 'number')
      ? change(value)
      : value,
  )

const otherStatuses: Readonly<Record<number, number>> = {
  400: 422,
  403: 404,
  404: 422,
  409: 400,
  422: 400,
}

const withOffset = (moment: string) =>
  new Date(Date.parse(moment) + 5.5 * 3_600_000).toISOString().replace('Z', '+05:30')

/** Values the client assumes for a missing field; empty: the field may be missing whatever it was. */
const defaultValues: Readonly<Record<string, readonly unknown[]>> = {
  role: ['player'],
  isActive: [true],
  title: [],
  gameNameHindi: [],
  declaredAt: [],
}

const isEmpty = (value: unknown) =>
  isRecord(value) && Object.values(value).every((inner) => inner === null)

/** Ids of the mock host as a database's numbers. */
const numbers = new Map<string, number>()
const texts = new Map<string, string>()
export function numberOf(id: string): number {
  const known = numbers.get(id)
  if (known !== undefined) return known
  const number = 1001 + numbers.size
  numbers.set(id, number)
  texts.set(String(number), id)
  return number
}
/** The mock host's own id for such a number; other texts stay the same. */
export const idOf = (text: string): string => texts.get(text) ?? text

/** Every departure, all of which the departing mock host has at once. */
export const departures: readonly Departure[] = [
  {
    host: 'answers 201 for what is made',
    reportedAs: /^status: expected 200, got 201/,
    change: (answered, operation) =>
      answered.status === 200 && rowOf(operation).method === 'POST'
        ? { ...answered, status: 201 }
        : answered,
  },
  {
    host: 'answers 204 and nothing where a change is saved',
    reportedAs: /^status: expected 200, got 204/,
    change: (answered, operation) =>
      answered.status === 200 && rowOf(operation).method === 'PUT'
        ? { status: 204, body: undefined }
        : answered,
  },
  {
    host: 'answers [] where there is no enquiry yet',
    reportedAs: /^status: expected 404, got 200/,
    change: (answered, operation) =>
      answered.status === 404 && operation === 'listMyEnquiries'
        ? { status: 200, body: [] }
        : answered,
  },
  {
    host: 'refuses with other statuses of 4xx',
    reportedAs: /^status: expected 4\d\d, got 4\d\d/,
    change: ({ status, body }) => ({ status: otherStatuses[status] ?? status, body }),
  },
  {
    host: 'refuses in other words, and in the other form',
    reportedAs: /^(message: expected text|errors: expected a list.*), got nothing/,
    change: ({ status, body }) => {
      if (status < 400) return { status, body }
      const isList = isRecord(body) && 'errors' in body
      return { status, body: isList ? { message: 'Not now' } : { errors: [{ msg: 'Not now' }] } }
    },
  },
  {
    host: 'has numbers for ids',
    reportedAs: /_id: expected .*, got \d+$/,
    change: changeBody((value, key) =>
      /^(_id|requestId|gameId)$/.test(key) && typeof value === 'string' ? numberOf(value) : value,
    ),
  },
  {
    host: 'writes rupees as decimals in text',
    reportedAs: /balance: expected a number, got "[\d.]+"/,
    change: changeKeys(/^(new|remaining)?balance$|amount$|win$|^m(in|ax)(bet)?$/i, (rupees) =>
      Number(rupees).toFixed(2),
    ),
  },
  {
    host: 'writes statuses as words',
    reportedAs: /\.status: expected .*, got "[A-Z]/,
    change: changeKeys(/^status$/, (status) =>
      String(status).replace(/^./, (first) => first.toUpperCase()),
    ),
  },
  {
    host: 'writes times with seconds',
    reportedAs: /openTime: expected a time of day.*, got "\d\d:\d\d:00"/,
    change: changeKeys(/^(open|close)Time$/, (time) => `${time}:00`),
  },
  {
    host: 'writes moments with an offset',
    reportedAs: null,
    change: changeBody((value) =>
      typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*Z$/.test(value) ? withOffset(value) : value,
    ),
  },
  {
    host: 'leaves out what the client takes for granted',
    reportedAs: /(role|isActive|title|gameNameHindi|declaredAt): expected .*, got nothing/,
    change: changeBody((value) => {
      if (!isRecord(value)) return value
      const left = Object.entries(value).filter(([key, inner]) => {
        const known = defaultValues[key]
        return !known || (known.length > 0 && !known.includes(inner))
      })
      return Object.fromEntries(left)
    }),
  },
  {
    host: 'writes null for details of which nothing is saved',
    reportedAs: /^(bank|payment)Details: expected an object, got null/,
    change: changeBody((value, key) =>
      /^(bank|payment)Details$/.test(key) && isEmpty(value) ? null : value,
    ),
  },
  {
    host: 'adds fields of its own',
    reportedAs: null,
    change: changeBody((value) =>
      isRecord(value) ? { ...value, __v: 0, agent: { code: 7 } } : value,
    ),
  },
]

/** The mock host's `fetch` with every departure at once. */
export function departing(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const given = new Request(input as Request, init)
    const found = operationOf(given)
    if (!found) return fetch(given)
    const response = await fetch(await withOwnIds(given))
    const text = await response.text()
    const first: Answered = {
      status: response.status,
      body: text === '' ? undefined : JSON.parse(text),
    }
    const { status, body } = departures.reduce(
      (answered, { change }) => change(answered, found.operation),
      first,
    )
    return new Response(body === undefined ? null : JSON.stringify(body), {
      status,
      headers: body === undefined ? {} : { 'content-type': 'application/json; charset=utf-8' },
    })
  }
}

/** A request with the mock host's own ids in place of numbers. */
async function withOwnIds(request: Request): Promise<Request> {
  const url = new URL(request.url)
  url.pathname = url.pathname.split('/').map(idOf).join('/')
  const gameId = url.searchParams.get('gameId')
  if (gameId !== null) url.searchParams.set('gameId', idOf(gameId))
  const text = await request.text()
  const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
  if ('gameId' in body) body['gameId'] = idOf(String(body['gameId']))
  const { method, headers } = request
  return new Request(url, { method, headers, ...(text !== '' && { body: JSON.stringify(body) }) })
}
