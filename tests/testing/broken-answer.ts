import type { NetworkFault } from './network-faults.ts'
import type { Asked } from './render-app.tsx'

/** An answer of the host under a fault; what waits, waits until `end` is called. */
export function brokenAnswer(fault: NetworkFault) {
  let end = () => {}
  const released = new Promise<void>((resolve) => (end = resolve))
  const answer = ({ passOn }: Asked): Promise<Response> =>
    new Promise((resolve, reject) => {
      void fault.answer(
        {
          answer: (status, type, body = '') =>
            resolve(new Response(body, { status, headers: type ? { 'content-type': type } : {} })),
          cut: () => reject(new TypeError('Failed to fetch')),
          carryOut: async () => {
            const response = await passOn()
            return { status: response.status, body: await response.text() }
          },
          passOn: () => resolve(passOn()),
        },
        released,
      )
    })
  return { answer, end }
}
