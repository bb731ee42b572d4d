import { operationNames } from '#api/table/table.ts'
import type { NetworkFault } from './network-faults.ts'
import type { Answers, RecordedCall } from './render-app.tsx'

// Answers of a host, for the `answers` of `renderApp`.

/** Refuses with a status and a body. */
export const refusedAnswer = (status: number, body: unknown) => () =>
  Response.json(body, { status })

/** Refuses with 503, as a host in trouble. */
export const down = refusedAnswer(503, {})

/** Breaks the connection: the host isn't reached. */
export const lost = () => Promise.reject(new TypeError('Failed to fetch'))

/** No call reaches the host. */
export const noConnection: Answers = Object.fromEntries(operationNames.map((name) => [name, lost]))

/** No answer, ever. */
export const never = () => new Promise<Response>(() => {})

/** A response that arrives when the test says so. */
export function heldAnswer() {
  let answer: (response: Response) => void = () => {}
  const response = new Promise<Response>((resolve) => (answer = resolve))
  return {
    held: () => response,
    answer: (body: unknown, status = 200) => answer(Response.json(body, { status })),
  }
}

/** An answer of the host under a fault; what waits, waits until `end` is called. */
export function brokenAnswer(fault: NetworkFault) {
  let end = () => {}
  const released = new Promise<void>((resolve) => (end = resolve))
  const answer = ({ passOn }: RecordedCall): Promise<Response> =>
    new Promise((resolve, reject) => {
      const answered = fault.answer(
        {
          answer: (status, type, body = '') =>
            resolve(new Response(body, { status, headers: type ? { 'content-type': type } : {} })),
          redirect: (status, location) =>
            resolve(new Response(null, { status, headers: { location } })),
          cut: () => reject(new TypeError('Failed to fetch')),
          carryOut: async () => {
            const response = await passOn()
            return { status: response.status, body: await response.text() }
          },
          passOn: () => resolve(passOn()),
        },
        released,
      )
      // The host has failed the call, such as one whose test has ended.
      Promise.resolve(answered).catch(reject)
    })
  return { answer, end }
}

/** What a careless or hostile host may send instead of a text. */
export const hostile = {
  script: '<script>alert(1)</script>',
  image: '<img src=x onerror=alert(1)>',
  link: 'javascript:alert(1)',
  /** As long as a chapter, and its last word as long as another. */
  long: 'Very long name '.repeat(333) + 'W'.repeat(5000),
  rtl: '\u202Eمرحبا\u202C שלום',
} as const

/** An answer that never ends, and how many megabytes of it have been read. */
export function endless() {
  const megabyte = new Uint8Array(1024 * 1024).fill(32)
  let megabytesRead = 0
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    megabytesRead += 1
    controller.enqueue(megabyte)
  }
  return { answer: new Response(new ReadableStream({ pull })), sent: () => megabytesRead }
}
