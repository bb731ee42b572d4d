import { rowOf, type OperationName } from '#api/table/table.ts'
import { wrongTypes } from '#mocks/http/faults.ts'

/** A call that was stopped on its way to the host, and what a test can do with it. */
export interface StoppedCall {
  /** Answers in the host's place. */
  answer(status: number, type?: string, body?: string): void
  /** Sends the browser elsewhere. */
  redirect(status: number, location: string): void
  /** Breaks the connection. */
  cut(): void
  /** Has the host carry it out. The browser gets no answer. */
  carryOut(): Promise<{ status: number; body: string }>
  /** Lets it go on to the host, and the answer back. */
  passOn(): void
}

const html = '<!doctype html><title>Maintenance</title><h1>We will be back soon</h1>'

const json =
  (status: number, body: unknown) =>
  ({ answer }: StoppedCall): void =>
    answer(status, 'application/json', JSON.stringify(body))

const page =
  (status: number) =>
  ({ answer }: StoppedCall): void =>
    answer(status, 'text/html', html)

/** Whether the host carries out a call under a fault, and what the client gets. */
export interface NetworkFault {
  /** True when the call reaches the host. */
  carriedOut: boolean
  /** True if the page waits for a response until `release` is called, or for ever. */
  waits?: boolean
  answer(call: StoppedCall, released: Promise<void>): void | Promise<void>
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
  '200 without a body': { carriedOut: false, answer: ({ answer }) => answer(200) },
  '200 with a text': { carriedOut: false, answer: json(200, 'OK') },
  'wrong types': {
    carriedOut: true,
    async answer(call) {
      const { status, body } = await call.carryOut()
      json(status, wrongTypes(JSON.parse(body)))(call)
    },
  },
  cut: { carriedOut: false, answer: ({ cut }) => cut() },
  'lost after it was done': {
    carriedOut: true,
    async answer({ carryOut, cut }) {
      await carryOut()
      cut()
    },
  },
  silence: { carriedOut: false, waits: true, answer: () => {} },
  slow: {
    carriedOut: true,
    waits: true,
    async answer({ passOn }, released) {
      await released
      passOn()
    },
  },
} satisfies Record<string, NetworkFault>

export type NetworkFaultName = keyof typeof networkFaults
export const networkFaultNames = Object.keys(networkFaults) as NetworkFaultName[]

/** Faults after which the client can't tell whether the session is still good: the API hasn't answered. */
const notReached: readonly NetworkFaultName[] = [
  '429',
  '500 with a page',
  '504 with a page',
  '200 with a page',
  '200 without a body',
  'cut',
  'lost after it was done',
  'silence',
  'slow',
]

/** Whether a fault of this call ends the session: a 401, or any failed answer about the player. */
export const endsSession = (operation: OperationName, fault: NetworkFaultName): boolean =>
  operation === 'getAuthProfile'
    ? !notReached.includes(fault)
    : fault === '401' && rowOf(operation).auth === 'bearer'
